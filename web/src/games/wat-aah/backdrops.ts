/** The place behind each drawing, round a square of 84: far shapes, near ground, a sun or moon, fine lines. */
import { dot } from "./art";

interface Backdrop {
  /** Sun or moon: x, y, radius. */
  disc?: [number, number, number];
  red?: boolean;
  far: string;
  near: string;
  /** Drawn with a thin pale line. */
  fine: string;
}

const ground = (y: number): string => `M-90 ${y}Q0 ${y - 8} 42 ${y}T174 ${y - 3}V190H-90Z`;
const hills = (y: number): string => `M-90 ${y + 14}L-40 ${y - 10}Q-24 ${y - 18} -8 ${y - 4}T30 ${y - 12}Q50 ${y - 30} 72 ${y - 10}T124 ${y - 8}L174 ${y + 14}V190H-90Z`;
const peak = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}L${x - w * 0.22} ${y - h}L${x} ${y - h * 0.9}L${x + w * 0.22} ${y - h}L${x + w} ${y}Z`;
const cloud = (x: number, y: number, s: number): string =>
  `M${x - 22 * s} ${y}q${-6 * s} ${-9 * s} ${6 * s} ${-10 * s}q${4 * s} ${-9 * s} ${14 * s} ${-4 * s}q${10 * s} ${-8 * s} ${16 * s} ${3 * s}q${12 * s} ${1 * s} ${6 * s} ${11 * s}Z`;
const flame = (x: number, y: number, s: number): string =>
  `M${x} ${y - 22 * s}q${10 * s} ${10 * s} ${6 * s} ${17 * s}q${-2 * s} ${5 * s} ${-6 * s} ${5 * s}t${-7 * s} ${-6 * s}q${-1 * s} ${-7 * s} ${7 * s} ${-16 * s}Z`;
const fir = (x: number, y: number, s: number): string =>
  `M${x} ${y - 40 * s}l${9 * s} ${15 * s}h${-4 * s}l${9 * s} ${13 * s}h${-5 * s}l${8 * s} ${12 * s}h${-34 * s}l${8 * s} ${-12 * s}h${-5 * s}l${9 * s} ${-13 * s}h${-4 * s}Z`;
const grass = (y: number, ...xs: number[]): string => xs.map((x) => `M${x} ${y}q-1-6-5-8M${x} ${y}v-10M${x} ${y}q1-6 5-8`).join("");
const wave = (y: number): string => {
  let path = `M-96 ${y + 10}`;
  for (let x = -96; x < 176; x += 24) path += `q6 -16 18 -12q-8 4 -5 10q6 4 11 2`;
  return `${path}V190H-96Z`;
};
const ripples = (y: number): string => [-30, 6, 42, 78, 114].map((x, n) => `M${x - 14} ${y + (n % 2) * 6}q14 5 28 0`).join("");
const torii = "M-6 10Q42 22 90 10V19Q42 31 -6 19ZM2 34H82V40H2ZM9 24H17V100H9ZM67 24H75V100H67Z";
const bales = (x: number, y: number): string => dot(x, y, 8) + dot(x + 16, y, 8) + dot(x + 8, y - 13, 8);
const strands = "M70 -20C76 10 62 20 66 50M78 -20C86 10 74 30 80 60M60 -20C62 4 54 14 56 30M86 -20C96 20 88 30 92 56M8 -20C4 10 12 16 6 40M-2 -20C-8 14 2 20 -6 50";

export const backdrops: Record<string, Backdrop> = {
  rat: { disc: [66, 14, 11], far: `${hills(66)}M52 70V44H46L68 26L90 44H84V70Z`, near: ground(72) + bales(-14, 66) + bales(92, 68), fine: `${dot(-14, 66, 3)}${dot(2, 66, 3)}${dot(92, 68, 3)}M52 52H84M52 60H84${grass(84, 16, 60)}` },
  fox: { far: torii + hills(74), near: ground(76), fine: flame(-14, 40, 0.6) + flame(98, 44, 0.7) + flame(78, 66, 0.4) + flame(6, 70, 0.4) },
  toad: { disc: [70, 12, 9], far: "M-10 70V14q4-8 6 0V70ZM92 74V20q4-8 6 0V74ZM82 74V34q4-7 6 0V74ZM-24 70V30q4-7 6 0V70Z", near: `${ground(70)}`, fine: `${ripples(80)}${ripples(94)}M-20 84a14 4 0 1 0 28 0a14 4 0 1 0-28 0M74 88a14 4 0 1 0 28 0a14 4 0 1 0-28 0` },
  spider: { disc: [42, 42, 34], far: "M-90 -40H174V-30Q120 -20 96 0Q110 -4 130 0Q90 8 70 -26H30Q0 0 -60 4Q-30 -10 -20 -22L-90 -10Z", near: ground(88), fine: "M42 -40V124M-40 42H124M-20 -20L104 104M104 -20L-20 104M42 10L65 19L74 42L65 65L42 74L19 65L10 42L19 19ZM42 -10L79 5L94 42L79 79L42 94L5 79L-10 42L5 5Z" },
  crow: { disc: [54, 32, 27], far: "M-12 80V52q8-10 16 0V80ZM74 80V58q7-9 14 0V80ZM96 80V46q8-10 16 0V80ZM-34 80V60q7-9 14 0V80Z", near: "M-90 82Q-20 70 30 78T174 70V78Q90 86 -90 92ZM-90 100H174V190H-90Z", fine: "M20 78Q10 64 -6 62M66 76Q78 60 96 58M80 66Q84 56 82 48M4 66Q2 58 -6 52" },
  carp: { disc: [68, 14, 10], far: "M-90 -40H-10Q0 20 -14 66H-90ZM174 -40H92Q84 20 98 66H174Z", near: wave(70), fine: `M0 -30Q8 10 2 54M12 -30Q16 0 14 40M72 -30Q70 4 74 44M84 -30Q78 10 84 54${ripples(92)}` },
  dragon: { far: peak(52, 78, 70, 58) + hills(80), near: cloud(2, 84, 1.1) + cloud(78, 88, 1.3) + cloud(-40, 70, 1) + cloud(122, 72, 1) + ground(92), fine: "M44 26L52 36L58 27M38 26L34 36M66 26L70 38M-12 20q8-8 14 0q-2 8-9 6M84 10q8-8 14 0q-2 8-9 6" },
  monkey: { disc: [68, 16, 12], far: hills(58) + peak(16, 70, 34, 44), near: `${ground(78)}`, fine: `M-20 60Q10 66 20 84M-8 62L-12 50M6 66L8 54M96 40Q80 50 78 74M92 44L100 52${dot(-13, 48, 3)}${dot(8, 52, 3)}${dot(101, 54, 3)}${dot(86, 52, 2.4)}${dot(-22, 58, 2.4)}M26 90q-4-6 0-10t0-10M58 92q-4-6 0-10t0-10` },
  bear: { disc: [70, 10, 9], far: fir(4, 72, 1.1) + fir(82, 74, 1.3) + fir(-22, 74, 1.4) + fir(108, 74, 1.1) + fir(-50, 76, 1.2) + fir(134, 76, 1.3), near: ground(76), fine: [[10, 6], [28, 12], [50, 4], [76, 30], [2, 34], [90, 12], [-14, 18], [100, 40], [18, -12], [60, -16]].map(([x, y]) => dot(x!, y!, 1)).join("") },
  ronin: { disc: [42, 40, 33], red: true, far: hills(72), near: ground(80), fine: grass(88, -20, 4, 24, 62, 84, 104) },
  ryu: { far: cloud(10, 30, 1.3) + cloud(80, 40, 1.5) + cloud(-34, 54, 1.4) + cloud(118, 60, 1.3), near: wave(78), fine: "M12 -20L4 12L12 10L2 40M84 -10L78 16L86 14L78 46" },
  yurei: { disc: [62, 22, 16], far: "M96 -40Q80 20 92 90H110Q100 20 120 -40ZM-90 66H174V190H-90Z", near: ground(82), fine: strands },
  kitsune: { disc: [42, 40, 34], far: hills(70), near: ground(78), fine: flame(-6, 40, 0.7) + flame(90, 40, 0.7) + flame(4, 78, 0.5) + flame(80, 80, 0.5) + flame(-30, 66, 0.6) + flame(114, 66, 0.6) },
  kappa: { disc: [70, 12, 9], far: "M-16 74V6M-16 24l-8-8M-16 40l8-8M98 74V2M98 26l8-8M98 44l-8-8M-20 74V4h8V74ZM94 74V0h8V74ZM-36 74V20h6V74ZM112 74V16h6V74Z", near: wave(70), fine: ripples(90) + ripples(102) },
  "monkey-king": { disc: [42, 40, 36], far: peak(-10, 80, 40, 50) + peak(96, 80, 44, 56), near: cloud(14, 84, 1.4) + cloud(74, 86, 1.5) + cloud(-40, 84, 1.2) + cloud(126, 86, 1.3) + ground(90), fine: "M-14 14q8-8 14 0q-2 8-9 6M80 12q8-8 14 0q-2 8-9 6" },
  "old-hermit": { disc: [14, 40, 12], far: "M-30 84Q-26 40 -12 30Q2 34 6 84ZM60 84Q66 24 84 14Q100 26 104 84ZM36 84Q40 54 50 50Q62 54 64 84Z", near: cloud(6, 80, 1) + cloud(84, 86, 1.2) + ground(90), fine: "M-20 60h14M70 50h20M-30 50q8-6 16 0M92 34q8-6 16 0" },
  nezumi: { disc: [42, 30, 26], far: hills(68), near: ground(78) + bales(-24, 72) + bales(92, 74), fine: `${dot(-24, 72, 3)}${dot(-8, 72, 3)}${dot(92, 74, 3)}${dot(108, 74, 3)}${grass(88, 30, 58)}` },
  oni: { disc: [42, 38, 34], red: true, far: flame(-10, 92, 2.4) + flame(94, 94, 2.6) + flame(-44, 96, 2.2) + flame(130, 96, 2.2), near: flame(16, 96, 1.3) + flame(68, 98, 1.4) + flame(40, 100, 1.1) + ground(96), fine: "M-12 70q4-10-1-18M96 70q4-10-1-18M16 92q3-7 0-12M68 94q3-7 0-12" },
  tengu: { disc: [42, 36, 32], far: peak(-4, 84, 50, 46) + peak(92, 84, 54, 56), near: "M-90 86Q-20 78 10 84T60 84Q100 74 174 82V190H-90ZM174 10Q110 16 88 4Q110 2 130 -8ZM-90 26Q-30 24 -10 8Q-30 10 -60 2Z", fine: "M-30 14l-8 8M-20 12l-6 8M96 6l8 8M108 6l6 8" },
  temple: { far: "M-30 -40H-16V92H-30ZM-2 -40H8V92H-2ZM76 -40H86V92H76ZM100 -40H114V92H100ZM-90 -40H174V-6H-90Z", near: "M-90 78H174V190H-90ZM-20 72H104V78H-20Z", fine: "M-90 86H174M-90 96H174M3 -6V10M-3 10H9L10 20L6 26H0L-4 20ZM81 -6V10M75 10H87L88 20L84 26H78L74 20Z" },
  court: { far: cloud(4, 22, 1.3) + cloud(84, 34, 1.4) + cloud(-30, 44, 1.3) + cloud(116, 56, 1.2), near: `${cloud(-6, 88, 1.6)}${cloud(88, 92, 1.7)}${cloud(40, 98, 1.5)}${ground(96)}`, fine: "M-40 8H0M84 14H124M-50 62H-6M90 70H130" },
  boss: { disc: [42, 40, 36], red: true, far: flame(-14, 94, 2.2) + flame(98, 94, 2.2) + hills(88), near: ground(92), fine: "M-14 74q4-10-1-16M98 74q4-10-1-16" },
};
