/** A pattern for each clan, so that colour is not the only difference: paths in a square of 84. */
const SIDE = 84;

function tiled(width: number, height: number, path: (x: number, y: number) => string, shifted = false): string {
  let all = "";
  for (let row = -1, y = -height; y < SIDE + height; y += height, row += 1) {
    const offset = shifted && row % 2 ? width / 2 : 0;
    for (let x = -width + offset; x < SIDE + width; x += width) all += path(x, y);
  }
  return all;
}

const waves = tiled(14, 7, (x, y) => `M${x} ${y}a7 7 0 0 1 14 0M${x + 3} ${y}a4 4 0 0 1 8 0`, true);

export const patterns: Record<string, string> = {
  rat: tiled(12, 12, (x, y) => `M${x} ${y}h4v4h-4Z`, true),
  fox: tiled(12, 12, (x, y) => `M${x} ${y + 12}L${x + 12} ${y}`),
  toad: tiled(14, 14, (x, y) => `M${x} ${y + 5}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`, true),
  spider: tiled(16, 16, (x, y) => `M${x} ${y}l16 16M${x + 16} ${y}l-16 16M${x + 8} ${y}v16M${x + 4} ${y + 8}l4-4 4 4-4 4Z`),
  crow: tiled(12, 9, (x, y) => `M${x} ${y}l6 6 6-6`),
  carp: waves,
  dragon: tiled(16, 9, (x, y) => `M${x} ${y}c4-5 4 5 8 0s4 5 8 0`),
  monkey: tiled(14, 12, (x, y) => `M${x} ${y}q7-6 14 0q-7 6-14 0`, true),
  bear: tiled(18, 9, (x, y) => `M${x} ${y}h18M${x} ${y}v9`, true),
  ronin: tiled(7, 84, (x, y) => `M${x} ${y}v84`),
  yokai: tiled(16, 14, (x, y) => `M${x} ${y}a4 4 0 1 1 5 4M${x + 2} ${y + 1}a2 2 0 1 1 2 2`, true),
  back: waves,
};
