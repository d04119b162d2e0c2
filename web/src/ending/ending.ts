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
