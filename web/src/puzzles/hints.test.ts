import { expect, test } from "vitest";
import type { PuzzleAnswer } from "../api/types";
import { narrowed } from "./hints";

const answer = (choice: string, verdict: PuzzleAnswer["verdict"], loss: number): PuzzleAnswer => ({ choice, verdict, loss, margin: 1, frames: [] });
const ANSWERS = [answer("b", "best", 0), answer("e", "right", 0.01), answer("a", "blunder", 0.4), answer("d", "mistake", 0.1), answer("c", "mistake", 0.2)];

test("a hint leaves the best choice and those that tempt most, in the order of the list", () => {
  expect(narrowed(ANSWERS, ["a", "b", "c", "d", "e"])).toEqual(["b", "c", "d"]);
});

test("a hint always leaves something out, and something to choose from", () => {
  const three = [ANSWERS[0]!, ANSWERS[2]!, ANSWERS[3]!];
  expect(narrowed(three, ["a", "b", "d"])).toEqual(["b", "d"]);
  expect(narrowed([ANSWERS[0]!, ANSWERS[2]!], ["a", "b"])).toEqual([]);
  expect(narrowed([ANSWERS[0]!, ANSWERS[1]!, ANSWERS[1]!], ["b", "e"])).toEqual([]);
});
