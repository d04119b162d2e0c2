/** Waves, on the back of a card. */
const SIDE = 84;
const [WIDTH, HEIGHT] = [14, 7];

function waves(): string {
  let all = "";
  for (let row = -6, y = 6 * -HEIGHT; y < SIDE + 6 * HEIGHT; y += HEIGHT, row += 1)
    for (let x = row % 2 ? -WIDTH / 2 : -WIDTH; x < SIDE + WIDTH; x += WIDTH) all += `M${x} ${y}a7 7 0 0 1 14 0M${x + 3} ${y}a4 4 0 0 1 8 0`;
  return all;
}

export const patterns = waves();
