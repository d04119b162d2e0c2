/** The moments to describe in words: the turning points or, if there are none, the largest mistakes. */
import type { Analysis, AnalysisDecision, AnalysisMark } from "../api/types";

/** A smaller change of a chance is not mentioned. */
const SMALL = 0.02;
/** The minimum loss of a mistake, as for a mark. */
const MISTAKE = 0.1;
/** How many small mistakes are listed if there is no larger one. */
const FEW = 3;
/** How many standard errors a small mistake must exceed, as for a mark. */
const SURE = 3;

export interface TurningPoint {
  kind: AnalysisMark["kind"] | "slip";
  seat: number;
  move: number;
  /** Of the seat's chance. */
  change: number;
  /** The decision that was the mistake; null if the player did not cause the change. */
  decision: AnalysisDecision | null;
}

/** In the order of the match; `seat` is the viewer, null for a spectator. */
export function turningPoints(card: Analysis, decisions: AnalysisDecision[], seat: number | null): TurningPoint[] {
  const marked = card.marks.map((mark): TurningPoint => {
    const own = ({ seat, last }: AnalysisDecision) => seat === mark.seat && last === mark.move;
    return { ...mark, decision: mark.kind === "turn" ? null : (decisions.find(own) ?? null) };
  });
  if (marked.some(({ kind, seat: of }) => kind !== "turn" && (seat === null || of === seat))) return marked;
  const small = decisions
    .filter((one) => (seat === null || one.seat === seat) && one.matters && one.loss >= Math.max(SMALL, SURE * one.loss_error))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, FEW)
    .map((one): TurningPoint => ({ kind: "slip", seat: one.seat, move: one.last, change: -one.loss, decision: one }));
  return [...marked, ...small].sort((a, b) => a.move - b.move);
}

/** How many decisions of a seat that mattered were as good as the best, and how many were mistakes. */
export function accuracy(decisions: AnalysisDecision[], seat: number): { good: number; total: number; mistakes: number } {
  const open = decisions.filter((one) => one.seat === seat && one.matters);
  const mistakes = open.filter((one) => one.loss >= Math.max(MISTAKE, SURE * one.loss_error)).length;
  return { good: open.filter(({ loss }) => loss < SMALL).length, total: open.length, mistakes };
}

/** The round of a move: of the last decision that had begun before it. */
export function roundAt(decisions: AnalysisDecision[], move: number): number | null {
  return decisions.findLast(({ first }) => first < move)?.round ?? null;
}

/** Where each round begins, in moves. */
export function rounds(decisions: AnalysisDecision[]): { round: number; move: number }[] {
  const found = new Map<number, number>();
  for (const { round, first } of decisions) if (round !== null && !found.has(round)) found.set(round, first);
  return [...found].map(([round, move]) => ({ round, move }));
}
