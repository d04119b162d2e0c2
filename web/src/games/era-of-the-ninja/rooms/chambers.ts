/** Rooms with walls: before they are turned, the three doors of a tee are east, south and west. */
import type { RoomArt } from "./index";
import { barrel, box, bush, byobu, crate, cushion, each, lamps, ring, rings } from "./shapes";

const row = (xs: number[], draw: (x: number) => string): string => xs.map(draw).join("");

const tees: Record<string, RoomArt> = {
  kitchen: {
    floor: "flags",
    parts: [
      ["stone", box(-62, -72, 124, 30)],
      ["dark", rings(-40, -57, 12) + rings(0, -57, 12) + rings(40, -57, 12)],
      ["lit", ring(-40, -57, 6) + ring(0, -57, 6)],
      ["wood", ring(40, -57, 8) + barrel(-70, 70, 13) + box(46, 58, 40, 24)],
      ["leaf", "M54 64q6 -5 12 0q-6 5 -12 0ZM68 74q6 -5 12 0q-6 5 -12 0Z"],
      ["line", "M56 76L64 70M34 -57h12"],
    ],
  },
  "servants-quarters": {
    floor: "mats",
    parts: [
      ["paper", row([-62, -20, 22], (x) => box(x, -72, 34, 58))],
      ["cloth", row([-62, -20, 22], (x) => box(x, -48, 34, 34))],
      ["wood", row([-54, -12, 30], (x) => box(x, -69, 18, 10)) + box(58, 60, 28, 22)],
      ["line", "M58 71H86"],
    ],
  },
  "music-room": {
    floor: "tatami",
    parts: [
      ["wood", "M-64 -70L40 -62L38 -46L-66 -52Z"],
      ["line", "M-58 -66L36 -58M-59 -62L35 -54M-60 -58L34 -50"],
      ["red", rings(66, -56, 15)],
      ["paper", rings(66, -56, 10)],
      ["wood", "M-76 56h16v16h-16ZM-60 62h44v4h-44Z"],
      ["cloth", cushion(-10, -26) + cushion(66, 66)],
    ],
  },
  "painted-gallery": {
    floor: "boards",
    parts: [
      ["gold", row([-66, -22, 22], (x) => box(x, -72, 42, 30))],
      ["paper", row([-62, -18, 26], (x) => box(x, -68, 34, 22))],
      ["leaf", "M-60 -48L-50 -62L-42 -52L-38 -58L-30 -48Z"],
      ["ripple", "M-16 -52q4 -6 8 0t8 0t8 0t8 0M-16 -58q4 -6 8 0t8 0t8 0t8 0"],
      ["blossom", ring(36, -58, 3) + ring(44, -62, 3) + ring(50, -54, 3)],
      ["branch", "M30 -48Q38 -60 56 -60"],
      ["stone", rings(-72, 68, 12, 7) + rings(72, 68, 12, 7)],
    ],
  },
  archive: {
    floor: "planks",
    parts: [
      ["wood", box(-66, -72, 132, 16) + box(-66, -48, 132, 16)],
      ["paper", row([-56, -44, -32, -20, -8, 4, 16, 28, 40, 52], (x) => ring(x, -64, 4.6) + ring(x + 3, -40, 4.6))],
      ["wood", box(44, 54, 42, 28)],
      ["paper", box(50, 60, 24, 14)],
      ["line", "M54 64h14M54 69h10M78 58l5 -8"],
    ],
  },
  storehouse: {
    floor: "planks",
    parts: [
      ["wood", crate(-66, -72, 28) + crate(-36, -72, 28) + crate(-54, -44, 24)],
      ["wood", barrel(16, -56, 14) + barrel(46, -56, 14) + barrel(31, -32, 12)],
      ["straw", rings(-70, 68, 13, 6) + rings(72, 70, 13, 6) + rings(70, 44, 10, 4)],
    ],
  },
  armoury: {
    floor: "flags",
    parts: [
      ["wood", box(-64, -70, 66, 8)],
      ["line", row([-58, -48, -38, -28, -18, -8], (x) => `M${x} -74V-32M${x - 3} -30L${x} -22L${x + 3} -30`)],
      ["dark", "M24 -46Q24 -72 42 -72T60 -46L66 -38H52L50 -46H34L32 -38H18Z"],
      ["gold", "M36 -68L30 -80L42 -72L54 -80L48 -68Z"],
      ["wood", box(46, 58, 42, 10) + box(46, 72, 42, 10)],
      ["line", "M42 60Q66 52 92 60M42 74Q66 66 92 74"],
      ["dark", rings(-70, 70, 12, 5)],
    ],
  },
  "hall-of-screens": {
    floor: "tatami",
    parts: [
      ["gold", byobu(-62, -72, 6)],
      ["leaf", "M-44 -54l8 -8l8 8ZM-2 -54l8 -8l8 8Z"],
      ["paper", byobu(-88, 48, 3)],
      ["paper", byobu(30, 66, 3)],
      ["ripple", "M-80 62q4 -6 8 0t8 0t8 0M40 80q4 -6 8 0t8 0t8 0"],
    ],
  },
  "counting-house": {
    floor: "mats",
    parts: [
      ["wood", box(-60, -70, 76, 30)],
      ["paper", box(-54, -65, 34, 20)],
      ["line", "M-54 -58h34M-48 -65v20M-40 -65v20M-32 -65v20"],
      ["gold", rings(0, -60, 6, 2) + rings(-8, -50, 6, 2) + rings(8, -50, 6, 2)],
      ["dark", box(36, -70, 32, 24)],
      ["gold", box(48, -62, 8, 8)],
      ["cloth", cushion(-24, -26)],
      ["wood", crate(60, 56, 26)],
      ["gold", rings(-74, 64, 5, 2) + rings(-66, 74, 5, 2) + rings(-78, 76, 5, 2)],
    ],
  },
  "bell-tower": {
    floor: "boards",
    parts: [
      ["wood", "M-92 -52H92V-44H-92ZM-4 -74H4V-20H-4Z"],
      ["metal", rings(0, -46, 28)],
      ["line", rings(0, -46, 21, 12)],
      ["wood", box(34, -50, 48, 9)],
      ["line", "M44 -72V-50M72 -72V-50"],
      ["wood", box(-88, 60, 24, 24) + box(64, 60, 24, 24)],
    ],
  },
};

/** Doors north and south. */
const passages: Record<string, RoomArt> = {
  "long-corridor": {
    floor: "planks",
    parts: [
      ["carpet", box(-22, -94, 44, 188)],
      ["line", "M-17 -94V94M17 -94V94"],
      ...lamps([-74, -40], [74, -40], [-74, 50], [74, 50]),
    ],
  },
  "nightingale-floor": {
    floor: "planks",
    parts: [
      ["line", each([[-80, -40], [-56, 8], [-32, -62], [16, -24], [40, 44], [64, -70], [-80, 66], [88, 20], [-8, 74]], (x, y) => ring(x, y - 3, 1.2) + ring(x, y + 3, 1.2))],
      ["gold", "M-82 -8q8 -12 18 -6l8 -2l-5 6q-4 10 -16 8ZM56 60q8 -12 18 -6l8 -2l-5 6q-4 10 -16 8ZM52 -30q8 -12 18 -6l8 -2l-5 6q-4 10 -16 8Z"],
      ["ripple", "M-58 -16q5 4 0 9M-52 -20q8 7 0 16M80 52q5 4 0 9M76 -38q5 4 0 9"],
    ],
  },
  "narrow-stairs": {
    floor: "boards",
    parts: [
      ["wood", box(-52, -78, 104, 156)],
      ["line", [-62, -46, -30, -14, 2, 18, 34, 50, 66].map((y) => `M-52 ${y}H52`).join("")],
      ["dark", box(-60, -78, 8, 156) + box(52, -78, 8, 156)],
      ["shadow", box(-52, -78, 104, 16)],
      ["shadow", box(-52, -62, 104, 16)],
      ["line", "M-80 20V-20M-87 -10L-80 -22L-73 -10"],
    ],
  },
};

/** Doors north and east; then rooms with one door, in the north. */
const nooks: Record<string, RoomArt> = {
  verandah: {
    floor: "boards",
    parts: [
      ["garden", "M-94 94V-8Q-60 -4 -36 22T2 94Z"],
      ["line", "M-94 -16Q-56 -12 -30 16T10 94"],
      ["leaf", bush(-70, 36, 1.1) + bush(-66, 76, 1) + bush(-34, 74, 0.8)],
      ["stone", ring(-44, 46, 7) + ring(-30, 58, 5)],
      ["wood", box(52, 58, 36, 24)],
      ...lamps([70, -64]),
    ],
  },
  "tea-room": {
    floor: "mats",
    parts: [
      ["dark", box(-18, 34, 36, 36)],
      ["lit", ring(0, 52, 11)],
      ["metal", rings(0, 52, 8, 3)],
      ["paper", rings(-52, 40, 7, 3) + rings(-52, 64, 7, 3) + rings(42, 62, 7, 3)],
      ["wood", box(-88, -30, 20, 44)],
      ["branch", "M-78 6Q-82 -12 -72 -24M-79 -6L-86 -14"],
      ["blossom", ring(-72, -25, 4) + ring(-86, -15, 3)],
      ["cloth", cushion(-66, 76) + cushion(62, 76)],
    ],
  },
  watchtower: {
    floor: "flags",
    parts: [
      ["wood", box(-88, -40, 12, 126) + box(-88, 74, 126, 12)],
      ["line", row([-26, -4, 18, 40, 62], (y) => `M-88 ${y}h12`) + row([-66, -44, -22, 0, 22], (x) => `M${x} 74v12`)],
      ["dark", box(-56, 30, 32, 32)],
      ["line", "M-52 36H-28M-52 44H-28M-52 52H-28M-46 30V62M-34 30V62"],
      ["metal", rings(66, 62, 14)],
      ["lit", ring(66, 62, 8)],
      ["line", "M-66 -34L-54 -10M-58 -36L-50 -12"],
    ],
  },
  bathhouse: {
    floor: "flags",
    parts: [
      ["wood", rings(-24, 34, 52)],
      ["water", ring(-24, 34, 44)],
      ["ripple", "M-52 30a9 9 0 0 1 18 0M-30 46a9 9 0 0 1 18 0M-18 22a9 9 0 0 1 18 0M-46 14a9 9 0 0 1 18 0M-4 42a9 9 0 0 1 18 0"],
      ["wood", barrel(66, 60, 13) + barrel(72, 26, 10) + box(48, -6, 30, 14)],
      ["line", "M-40 -36q6 -8 0 -14M-20 -36q6 -8 0 -14"],
    ],
  },
  "hidden-passage": {
    floor: "flags",
    parts: [
      ["shadow", "M-94 94V-60L-66 -34L-72 0L-50 22L-56 56L-20 70L20 62L52 76L58 34L74 8L66 -30L94 -60V94Z"],
      ["line", "M-66 -34L-72 0L-50 22L-56 56L-20 70L20 62L52 76L58 34L74 8L66 -30"],
      ["wood", box(-40, -72, 26, 10)],
      ["gold", ring(-18, -67, 2)],
      ["line", "M94 94L60 60M94 72Q78 78 72 94M94 54Q70 66 54 94"],
      ...lamps([-72, 74]),
    ],
  },
};

export const chambers: Record<string, RoomArt> = { ...tees, ...passages, ...nooks };
