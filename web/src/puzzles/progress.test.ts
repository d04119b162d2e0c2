import { beforeEach, expect, test } from "vitest";
import type { PuzzleCard } from "../api/types";
import { write } from "../lib/storage";
import { dailyPuzzle, dayNumber, daysInARow, keepAnswer, keepDay, keepStreak, nextPuzzle, puzzleProgress, streakPuzzle } from "./progress";

const card = (id: string, difficulty: PuzzleCard["difficulty"] = "easy"): PuzzleCard => ({ id, themes: [], difficulty });
const CARDS = [card("a", "hard"), card("b"), card("c", "medium")];

beforeEach(() => write("puzzles", null));

test("the daily puzzle is the same all day by UTC, and another one the next day", () => {
  expect(dayNumber(Date.UTC(2026, 0, 1))).toBe(0);
  expect(dayNumber(Date.UTC(2026, 0, 2, 23, 59))).toBe(1);
  expect([0, 1, 2, 3].map((day) => dailyPuzzle(CARDS, day)!.id)).toEqual(["a", "b", "c", "a"]);
  expect(dailyPuzzle([], 5)).toBeUndefined();
});

test("only the first answer counts, and what was wrong comes again after what is new", () => {
  keepAnswer("game", "b", false);
  keepAnswer("game", "b", true);
  expect(puzzleProgress("game").tried).toEqual({ b: false });
  expect(nextPuzzle("game", CARDS, "a")!.id).toBe("c");
  keepAnswer("game", "c", true);
  keepAnswer("game", "a", true);
  expect(nextPuzzle("game", CARDS, "a")!.id).toBe("b");
  expect(puzzleProgress("other").tried).toEqual({});
});

test("a missing day ends the row, but not a day that is not over", () => {
  for (const day of [1, 3, 4]) keepDay("game", day, true);
  expect(daysInARow("game", 4)).toBe(2);
  expect(daysInARow("game", 5)).toBe(2);
  expect(daysInARow("game", 6)).toBe(0);
});

test("a streak begins with easy puzzles, goes on after a reload and ends with a wrong answer", () => {
  expect(streakPuzzle("game", CARDS)).toBe("b");
  keepStreak("game", true);
  expect(streakPuzzle("game", CARDS)).toBe("c");
  keepStreak("game", true);
  expect(puzzleProgress("game").streak).toEqual({ left: ["a"], run: 2, best: 2 });
  keepStreak("game", false);
  expect(puzzleProgress("game").streak).toEqual({ left: [], run: 0, best: 2 });
  expect(streakPuzzle("game", CARDS)).toBe("b");
});
