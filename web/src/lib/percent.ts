/** Chances in words. */
import { say } from "./words.svelte";

/** Whole percents. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance; with its standard error, if there is any to speak of. */
export function likely(chance: number, uncertain = 0): string {
  const number = percent(chance);
  const error = percent(uncertain);
  return error ? say("web-range", { number, error }) : say("web-percent", { number });
}
