/** Chances in words. */
import { say } from "./i18n.svelte";

/** Whole percents. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** A chance, with its standard error unless that rounds to 0 %. */
export function chanceText(chance: number, uncertain = 0): string {
  const number = percent(chance);
  const error = percent(uncertain);
  return error ? say("web-range", { number, error }) : say("web-percent", { number });
}
