import type { Figure } from "../table/game-module";

/** How a match ended, in words and figures. */
export interface EndingWords {
  /** The name of the game. */
  game: string;
  title: string;
  why: string;
  turn: string;
  figures: Figure[];
  /** By seat; empty if only winning counts. */
  scores: number[];
  winners: number[];
}

/** Whether the scores are points: 1 and 0 only say who won. */
export const hasPoints = (scores: number[]): boolean => scores.some((score) => score > 1 || score < 0);
