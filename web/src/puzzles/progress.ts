/** Which puzzles were tried, and the streaks, kept in this browser: there are no accounts. */
import type { PuzzleCard } from "../api/types";
import { read, write } from "../lib/storage";

interface Streak {
  /** Ids that are still to come, the next first. */
  left: string[];
  run: number;
  best: number;
}

interface Progress {
  /** By id: whether the first answer was right. */
  tried: Record<string, boolean>;
  /** Days on which the daily puzzle was answered, and whether the first answer was right. */
  days: Record<number, boolean>;
  streak: Streak;
}

const KEY = "puzzles";
const NO_STREAK: Streak = { left: [], run: 0, best: 0 };
const MILLISECONDS = 86_400_000;
/** The daily puzzles are counted from 1 January 2026. */
const FIRST_DAY = Date.UTC(2026, 0, 1) / MILLISECONDS;
const DIFFICULTIES = ["easy", "medium", "hard"];

export function puzzleProgress(game: string): Progress {
  const found = read<Record<string, Partial<Progress>>>(KEY, {})[game];
  return { tried: found?.tried ?? {}, days: found?.days ?? {}, streak: found?.streak ?? NO_STREAK };
}

function keep(game: string, change: Partial<Progress>): void {
  const all = read<Record<string, Progress>>(KEY, {});
  write(KEY, { ...all, [game]: { ...puzzleProgress(game), ...change } });
}

/** The number of a day in UTC, which starts for everybody at once. */
export const dayNumber = (time = Date.now()): number => Math.floor(time / MILLISECONDS) - FIRST_DAY;

/** The puzzle of a day, the same for everybody. */
export const dailyPuzzle = (puzzles: PuzzleCard[], day: number): PuzzleCard | undefined =>
  puzzles[((day % puzzles.length) + puzzles.length) % puzzles.length];

/** Store the first answer to a puzzle; later ones do not count. */
export function keepAnswer(game: string, id: string, right: boolean): void {
  const { tried } = puzzleProgress(game);
  if (!(id in tried)) keep(game, { tried: { ...tried, [id]: right } });
}

export function keepDay(game: string, day: number, right: boolean): void {
  const { days } = puzzleProgress(game);
  if (!(day in days)) keep(game, { days: { ...days, [day]: right } });
}

/** How many days in a row the daily puzzle was answered, up to today or yesterday. */
export function daysInARow(game: string, today: number): number {
  const { days } = puzzleProgress(game);
  let day = today in days ? today : today - 1;
  let row = 0;
  for (; day in days; day -= 1) row += 1;
  return row;
}

/** The current puzzle of the streak; if none is left, a new order is made, easy ones first. */
export function streakPuzzle(game: string, puzzles: PuzzleCard[], random = Math.random): string | undefined {
  const { streak } = puzzleProgress(game);
  const known = new Set(puzzles.map(({ id }) => id));
  const left = streak.left.filter((id) => known.has(id));
  if (left.length) return left[0];
  const order = puzzles
    .map((card) => ({ card, at: DIFFICULTIES.indexOf(card.difficulty) + random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ card }) => card.id);
  keep(game, { streak: { ...streak, left: order } });
  return order[0];
}

/** Count an answer in the streak: a right one makes it longer, a wrong one ends it. */
export function keepStreak(game: string, right: boolean): void {
  const { left, run, best } = puzzleProgress(game).streak;
  if (right) keep(game, { streak: { left: left.slice(1), run: run + 1, best: Math.max(best, run + 1) } });
  else keep(game, { streak: { left: [], run: 0, best } });
}

/** The next puzzle: one not tried yet, or one whose first answer was wrong, or the following one. */
export function nextPuzzle(game: string, puzzles: PuzzleCard[], after: string): PuzzleCard | undefined {
  const { tried } = puzzleProgress(game);
  const at = puzzles.findIndex(({ id }) => id === after);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return order.find(({ id }) => !(id in tried)) ?? order.find(({ id }) => !tried[id]) ?? order[0];
}
