/** Chances in words. */
import { say } from "./i18n.svelte";

/** Whole percents. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A share or a chance as a plain number. */
export const percentText = (chance: number): string => say("web-percent", { number: percent(chance) });

/** How often something is played. */
export const shareText = (share: number): string =>
  share > 0 && percent(share) === 0 ? say("web-percent-little") : percentText(share);

/** The word for a chance up to each limit, as on the server. */
const WORDS: [number, string][] = [
  [0.1, "lost"],
  [0.4, "behind"],
  [0.6, "even"],
  [0.9, "ahead"],
  [1, "won"],
];
/** With a larger standard error, the search is too uncertain. */
const NOISIEST = 0.15;

/** The id of the word for a chance. */
export const chanceWordId = (chance: number, error = 0): string =>
  error > NOISIEST ? "open" : (WORDS.find(([limit]) => chance <= limit)?.[1] ?? "open");

/** A word for a chance that is too uncertain for numbers. */
export const chanceWord = (chance: number, error = 0): string => say("web-chance-words", { word: chanceWordId(chance, error) });

/** A chance with its 95 % interval; a word if there is none. */
export function chanceText(chance: number, low: number | null, high: number | null, error = 0): string {
  if (low === null || high === null) return chanceWord(chance, error);
  return say("web-chance-range", { number: percent(chance), low: percent(low), high: percent(high) });
}
