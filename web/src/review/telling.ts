/** Marks and moves in words. */
import type { AnalysisMark } from "../api/types";
import { percent } from "../lib/percent";
import { say } from "../lib/words.svelte";

/** What a mark means. */
export function marked({ kind, move, seat, change }: AnalysisMark, name: (seat: number) => string): string {
  const changed = say("web-review-points", { sign: change < 0 ? "minus" : "plus", size: Math.abs(percent(change)) });
  return say(`web-review-mark-${kind}`, { move, name: name(seat), points: changed });
}

/** The moves of a decision. */
export const span = (first: number, last: number): string => (last > first + 1 ? `${first + 1}–${last}` : String(last));
