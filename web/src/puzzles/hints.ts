/** Hints for a puzzle. */
import type { PuzzleAnswer } from "../api/types";

/** How many choices a hint leaves. */
const LEFT = 3;

export const isRight = ({ verdict }: PuzzleAnswer): boolean => verdict === "best" || verdict === "right";

/** Few choices with one right one among them: the wrong ones are those that lose least. `answers` begin with the best. */
export function narrowed(answers: readonly PuzzleAnswer[], legal: readonly string[]): string[] {
  const [best, ...others] = answers;
  const wrong = others.filter((one) => !isRight(one)).sort((one, other) => one.loss - other.loss);
  const left = [best!, ...wrong.slice(0, Math.min(LEFT, answers.length - 1) - 1)].map(({ choice }) => choice);
  // In the order of the list, which does not reveal the best one.
  return left.length > 1 ? legal.filter((choice) => left.includes(choice)) : [];
}
