/** Marks and moves in words. */
import type { AnalysisMark } from "../api/types";
import { percent } from "../lib/percent";
import { say } from "../lib/words.svelte";

/** By how much a chance went up or down. */
export const changed = (change: number): string =>
  say("web-review-points", { sign: change < 0 ? "minus" : "plus", size: Math.abs(percent(change)) });

/** What a mark means. */
export function marked({ kind, move, seat, change }: AnalysisMark, name: (seat: number) => string): string {
  return say(`web-review-mark-${kind}`, { move, name: name(seat), points: changed(change) });
}

/** The moves of a decision. */
export const span = (first: number, last: number): string => (last > first + 1 ? `${first + 1}–${last}` : String(last));
