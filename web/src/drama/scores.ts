/** The sounds of events on a board, as voices. */
import type { Voice } from "../lib/sound.svelte";

type Score = Voice[];

const tone = (type: OscillatorType, from: number, to: number, seconds: number, volume: number, at = 0): Voice => ({ type, from, to, seconds, volume, at });
const noise = (from: number, to: number, seconds: number, volume: number, at = 0): Voice => ({ type: "noise", from, to, seconds, volume, at });
/** A large drum. */
const drum = (at: number, volume: number): Score => [tone("sine", 130, 44, 0.55, volume, at), noise(300, 90, 0.1, volume * 0.7, at)];
/** A plucked string. */
const pluck = (hertz: number, at: number, volume = 0.13): Score => [
  tone("triangle", hertz, hertz * 0.995, 0.9, volume, at),
  tone("sine", hertz * 2, hertz * 1.99, 0.35, volume * 0.4, at),
];

export const SCORES = {
  card: [noise(2600, 900, 0.07, 0.3)],
  star: [noise(5200, 1800, 0.11, 0.16), tone("sine", 2900, 2500, 0.12, 0.02)],
  dice: [0, 0.07, 0.13, 0.21, 0.33].flatMap((at, n): Score => [
    noise(3400 - 350 * n, 1500, 0.035, 0.42, at),
    tone("triangle", 1150 - 90 * n, 700, 0.03, 0.1, at),
  ]),
  /** Folding screens open. */
  screens: [...drum(0, 0.34), ...drum(0.28, 0.24), noise(500, 3200, 0.5, 0.12, 0.5)],
  hit: [noise(1900, 500, 0.09, 0.4), tone("square", 240, 90, 0.08, 0.05)],
  blade: [noise(7000, 2400, 0.16, 0.16), tone("sawtooth", 1900, 1400, 0.2, 0.025), tone("sine", 3150, 3050, 0.3, 0.03, 0.02)],
  drum: drum(0, 0.3),
  /** A loss. */
  fall: [...drum(0, 0.34), tone("sine", 220, 110, 1.1, 0.12, 0.12), tone("triangle", 164.8, 82.4, 1.2, 0.06, 0.12)],
  victory: [...[293.7, 329.6, 440, 493.9, 587.3].flatMap((hertz, n) => pluck(hertz, n * 0.13)), ...drum(0.65, 0.3), ...pluck(880, 0.72, 0.1)],
  defeat: [...[440, 392, 329.6, 293.7].flatMap((hertz, n) => pluck(hertz, n * 0.22, 0.1)), tone("sine", 98, 92, 1.8, 0.14, 0.8)],
} satisfies Record<string, Score>;

export type SoundName = keyof typeof SCORES;
