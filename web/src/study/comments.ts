/** Comments and variations as data, and their changes. */
import type { StudyComment, StudyText, StudyVariation } from "../api/types";

export const EMPTY_STUDY: StudyText = { title: "", author: "", comments: [], variations: [] };

/** Comments with another text for one moment; without text there is none. */
export function withComment(comments: StudyComment[], move: number, text: string): StudyComment[] {
  const others = comments.filter((one) => one.move !== move);
  return text ? [...others, { move, text }].sort((one, other) => one.move - other.move) : others;
}

export const commentAt = (comments: StudyComment[], move: number): string => comments.find((one) => one.move === move)?.text ?? "";

/** Something to read at a moment: a comment, or a variation that begins there. */
export interface Item {
  move: number;
  text: string;
  /** The number of the variation; null for a comment on the match. */
  variation: number | null;
}

/** All comments and variations, in the order of the match. */
export function contents({ comments = [], variations = [] }: StudyText): Item[] {
  const main = comments.map(({ move, text }): Item => ({ move, text, variation: null }));
  const other = variations.map(({ move, comments: own = [] }, n): Item => ({ move, text: own[0]?.text ?? "", variation: n }));
  return [...main, ...other].sort((one, another) => one.move - another.move || (one.variation ?? -1) - (another.variation ?? -1));
}

/** Variations with one more or a changed one. */
export const withVariation = (variations: StudyVariation[], number: number | null, variation: StudyVariation): StudyVariation[] =>
  number === null ? [...variations, variation] : variations.map((one, n) => (n === number ? variation : one));
