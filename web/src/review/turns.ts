/** The moments that are told in words: what turned the match and, where nothing did, what cost a player most. */
import type { Analysis, AnalysisDecision, AnalysisMark } from "../api/types";

/** A chance below this is not worth a word. */
const SMALL = 0.02;
/** So many small slips of one's own are told, where there is no larger one. */
const FEW = 3;
/** So many standard errors a small slip must have, as a mark has. */
const SURE = 3;

export interface Turn {
  kind: AnalysisMark["kind"] | "slip";
  seat: number;
  move: number;
  /** Of the seat's chance. */
  change: number;
  /** The decision that was the slip; null for what was not of one's own doing. */
  decision: AnalysisDecision | null;
}

const unsure = ({ error, after_error }: AnalysisDecision): number => SURE * Math.hypot(error, after_error);

/** In the order of the match; `seat` is who looks, null for a spectator. */
export function turns(card: Analysis, decisions: AnalysisDecision[], seat: number | null): Turn[] {
  const marked = card.marks.map((mark): Turn => {
    const own = ({ seat, last }: AnalysisDecision) => seat === mark.seat && last === mark.move;
    return { ...mark, decision: mark.kind === "turn" ? null : (decisions.find(own) ?? null) };
  });
  if (marked.some(({ kind, seat: of }) => kind !== "turn" && (seat === null || of === seat))) return marked;
  const small = decisions
    .filter((one) => (seat === null || one.seat === seat) && one.loss >= Math.max(SMALL, unsure(one)))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, FEW)
    .map((one): Turn => ({ kind: "slip", seat: one.seat, move: one.last, change: -one.loss, decision: one }));
  return [...marked, ...small].sort((a, b) => a.move - b.move);
}

/** How many decisions of a seat were as good as the best, of those in which it had something to lose. */
export function sound(decisions: AnalysisDecision[], seat: number): { good: number; total: number } {
  const open = decisions.filter((one) => one.seat === seat && one.after !== null && one.after + one.loss >= SMALL);
  return { good: open.filter(({ loss }) => loss < SMALL).length, total: open.length };
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
