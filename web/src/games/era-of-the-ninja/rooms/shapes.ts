/** Things in a room seen from above, as paths round 0, 0; a room reaches 100 to each side. */
export type Part = [style: string, path: string];

export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;
export const ring = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
export const rings = (x: number, y: number, ...radii: number[]): string => radii.map((r) => ring(x, y, r)).join("");
export const each = (places: readonly (readonly [number, number])[], draw: (x: number, y: number) => string): string =>
  places.map(([x, y]) => draw(x, y)).join("");

/** Places in all four corners. */
export const corners = (x: number, y = x): [number, number][] => [[-x, -y], [x, -y], [-x, y], [x, y]];

export const stone = (x: number, y: number, w: number): string =>
  `M${x - w} ${y + w * 0.35}Q${x - w} ${y - w * 0.7} ${x} ${y - w * 0.65}Q${x + w} ${y - w * 0.6} ${x + w} ${y + w * 0.35}Q${x} ${y + w * 0.7} ${x - w} ${y + w * 0.35}Z`;

/** A folding screen, standing in a zigzag. */
export const byobu = (x: number, y: number, folds: number): string => {
  let [there, back] = [`M${x} ${y}`, ""];
  for (let n = 1; n <= folds; n += 1) {
    there += `l20 ${n % 2 ? 11 : -11}`;
    back += `l-20 ${(folds - n) % 2 ? 11 : -11}`;
  }
  return `${there}v15${back}Z`;
};

export const crate = (x: number, y: number, s: number): string => `${box(x, y, s, s)}M${x} ${y}l${s} ${s}M${x + s} ${y}l${-s} ${s}`;
export const barrel = (x: number, y: number, r: number): string => `${rings(x, y, r, r * 0.72)}M${x - r * 0.6} ${y - r * 0.35}h${r * 1.2}M${x - r * 0.6} ${y + r * 0.35}h${r * 1.2}`;
export const bush = (x: number, y: number, s: number): string =>
  `M${x - 12 * s} ${y + 2 * s}q${-4 * s} ${-10 * s} ${6 * s} ${-10 * s}q${6 * s} ${-8 * s} ${13 * s} 0q${10 * s} ${2 * s} ${5 * s} ${11 * s}q${-4 * s} ${9 * s} ${-13 * s} ${5 * s}q${-10 * s} ${4 * s} ${-11 * s} ${-6 * s}Z`;
/** A round cushion. */
export const cushion = (x: number, y: number): string => `M${x - 9} ${y - 9}q9 -3 18 0q3 9 0 18q-9 3 -18 0q-3 -9 0 -18Z`;
/** Lanterns, and the light round them. */
export const lamps = (...places: (readonly [number, number])[]): Part[] => [
  ["glow", each(places, (x, y) => ring(x, y, 19))],
  ["paper", each(places, (x, y) => ring(x, y, 7.5))],
  ["lit", each(places, (x, y) => ring(x, y, 3.4))],
];

const across = (step: number): number[] => Array.from({ length: Math.floor(184 / step) }, (_, n) => -92 + step * (n + 1));

/** Floors, as thin lines. */
export const floors: Record<string, string> = {
  tatami: "M-74 -74H30V-22H-74ZM30 -74H74V30H30ZM-30 22H74V74H-30ZM-74 -22H-30V74H-74ZM-30 -22H30V22H-30Z",
  mats: "M-94 -46H94M-94 2H94M-94 50H94M0 -94V-46M-48 -46V2M48 -46V2M0 2V50M-48 50V94M48 50V94",
  planks: across(24).map((x) => `M${x} -94V94`).join("") + "M-68 -30H-44M-20 20H4M28 -50H52M-44 60H-20M4 -70H28M52 34H76M-92 10H-68",
  boards: across(26).map((y) => `M-94 ${y}H94`).join("") + "M-40 -66V-40M36 -14V12M-10 12V38M60 38V64M-60 38V64M10 -66V-40",
  flags: across(37).map((y) => `M-94 ${y}H94`).join("") + "M-50 -94V-55M10 -94V-55M60 -94V-55M-70 -55V-18M-20 -55V-18M40 -55V-18M-46 -18V19M14 -18V19M66 -18V19M-72 19V56M-16 19V56M44 19V56M-40 56V94M20 56V94M70 56V94",
  sand: [-78, -62, -46, -30, -14, 2, 18, 34, 50, 66, 82].map((y) => `M-94 ${y}q47 -7 94 0t94 0`).join(""),
  moss: [[-60, -20], [30, -64], [64, 4], [-20, 54], [-72, 70], [10, 8], [70, 76], [-30, -70]].map(([x, y]) => `M${x} ${y}q-1 -5 -5 -7M${x} ${y}v-9M${x} ${y}q1 -5 5 -7`).join(""),
};
