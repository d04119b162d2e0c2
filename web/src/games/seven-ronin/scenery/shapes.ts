/** Reusable shapes of the village, as paths. They stand on the ground at y. */
export type Part = [style: string, path: string];

/** A roof with curved eaves, w to each side of x. */
export const roof = (x: number, y: number, w: number, h: number): string =>
  `M${x - w} ${y}Q${x - w * 0.55} ${y - h * 0.2} ${x - w * 0.42} ${y - h}H${x + w * 0.42}Q${x + w * 0.55} ${y - h * 0.2} ${x + w} ${y}Z`;

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${-h}h${-w}Z`;

export const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A pine: flat cushions of needles. */
export const pine = (x: number, y: number, s: number): Part[] => [
  ["trunk", `M${x} ${y}Q${x - 2 * s} ${y - 12 * s} ${x + s} ${y - 24 * s}`],
  [
    "leaf",
    [[0, -13, 13], [2, -21, 10], [0, -29, 7]]
      .map(([dx, dy, w]) => `M${x + (dx! - w!) * s} ${y + dy! * s}q${w! * 0.3 * s} ${-9 * s} ${w! * s} ${-8 * s}t${w! * s} ${8 * s}q${-w! * s} ${3 * s} ${-2 * w! * s} 0Z`)
      .join(""),
  ],
];

/** A tree with a round crown. */
export const tree = (x: number, y: number, s: number): Part[] => [
  ["trunk", `M${x} ${y}V${y - 16 * s}`],
  ["leaf", `M${x - 11 * s} ${y - 14 * s}q${-6 * s} ${-9 * s} ${4 * s} ${-13 * s}q${7 * s} ${-9 * s} ${14 * s} 0q${10 * s} ${4 * s} ${4 * s} ${13 * s}q${-11 * s} ${5 * s} ${-22 * s} 0Z`],
];

/** Blades of grass. */
export const tuft = (x: number, y: number, s = 1): string =>
  `M${x} ${y}q${-1 * s} ${-5 * s} ${-5 * s} ${-7 * s}M${x} ${y}v${-9 * s}M${x} ${y}q${1 * s} ${-5 * s} ${5 * s} ${-7 * s}`;

/** A rice sack, seen from its end. */
export const sack = (x: number, y: number, r: number): string => disc(x, y - r, r);

/** A row of pointed posts. */
export const palisade = (from: number, to: number, y: number, h: number): string => {
  let path = "";
  for (let x = from; x <= to; x += 9) path += `M${x} ${y}v${-h}l3.5 -5l3.5 5v${h}Z`;
  return path;
};
