/** Texts for marks and moves. */
import type { AnalysisDecision, AnalysisMark } from "../api/types";
import { chanceWord, percent, percentText, shareText } from "../lib/percent";
import { say } from "../lib/i18n.svelte";

/** The change of a chance in percentage points. */
export const changeText = (change: number): string =>
  say("web-review-points", { sign: change < 0 ? "minus" : "plus", size: Math.abs(percent(change)) });

/** A chance to show with that of a decision: a number only if that is one, too. */
export const besideText = ({ low, error }: AnalysisDecision, chance: number): string =>
  low === null ? chanceWord(chance, error) : percentText(chance);

/** What a mark means. */
export function markText({ kind, move, seat, change }: AnalysisMark, name: (seat: number) => string): string {
  return say(`web-review-mark-${kind}`, { move, name: name(seat), points: changeText(change) });
}

/** How often the bot plays what was played, if it draws its plan. */
export const sharePlayed = ({ share, drawn_from }: AnalysisDecision, bot: string): string =>
  say("web-review-share-played", { played: share > 0 ? "some" : "never", share: shareText(share), number: drawn_from, bot });

/** The moves of a decision. */
export const moveRange = (first: number, last: number): string => (last > first + 1 ? `${first + 1}–${last}` : String(last));
