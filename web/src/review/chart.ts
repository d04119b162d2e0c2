/** The geometry of the chart, and which decision belongs to a moment. */
import type { AnalysisDecision, AnalysisPoint } from "../api/types";

export interface Frame {
  width: number;
  height: number;
  /** Margins: for numbers on the left, for marks above and below. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  moves: number;
}

export const across = (frame: Frame, move: number): number =>
  frame.left + ((frame.width - frame.left - frame.right) * move) / Math.max(1, frame.moves);

export const down = (frame: Frame, chance: number): number =>
  frame.top + (frame.height - frame.top - frame.bottom) * (1 - Math.max(0, Math.min(1, chance)));

/** The move at an x coordinate. */
export function moveAt(frame: Frame, x: number): number {
  const part = (x - frame.left) / Math.max(1, frame.width - frame.left - frame.right);
  return Math.round(Math.max(0, Math.min(1, part)) * frame.moves);
}

const place = (frame: Frame, move: number, chance: number): string =>
  `${across(frame, move).toFixed(1)} ${down(frame, chance).toFixed(1)}`;

/** The line of a seat. */
export const line = (frame: Frame, points: AnalysisPoint[]): string =>
  points.map(({ move, chance }, n) => `${n ? "L" : "M"}${place(frame, move, chance)}`).join("");

/** The 95 % band around the line. */
export function band(frame: Frame, points: AnalysisPoint[]): string {
  if (points.length < 2) return "";
  const upper = points.map(({ move, high }) => place(frame, move, high));
  const lower = points.map(({ move, low }) => place(frame, move, low)).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}

/** The chance of a seat at a moment: that of the last point before it. */
export function chanceAt(points: AnalysisPoint[], move: number): number | null {
  return points.findLast((point) => point.move <= move)?.chance ?? null;
}

/** The decision that led to a moment or is being made at it; before the first decision, the first. */
export function decisionAt(decisions: AnalysisDecision[], move: number): AnalysisDecision | null {
  const reached = (decision: AnalysisDecision) => Math.min(decision.last, move);
  const begun = decisions.filter(({ first }) => first < move);
  const best = Math.max(0, ...begun.map(reached));
  const exact = begun.findLast(({ last }) => last === move);
  return exact ?? begun.findLast((decision) => reached(decision) === best) ?? decisions[0] ?? null;
}

/** The places of marks of that size: marks that would overlap are stacked as long as there is room. */
export function spread(places: [number, number][], size: number, top: number, bottom: number): [number, number][] {
  const done: [number, number][] = [];
  const most = 2 * Math.ceil((bottom - top) / size);
  for (const [x, wanted] of places) {
    const free = (y: number) =>
      y >= top && y <= bottom && done.every(([a, b]) => Math.abs(a - x) >= size || Math.abs(b - y) >= size);
    const tries = Array.from({ length: most }, (_, n) => wanted + (n % 2 ? -1 : 1) * Math.ceil(n / 2) * size);
    done.push([x, tries.find(free) ?? wanted]);
  }
  return done;
}
