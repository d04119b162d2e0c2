import { expect, test } from "vitest";
import type { Analysis, AnalysisDecision, AnalysisMark } from "../api/types";
import { roundAt, rounds, accuracy, turningPoints } from "./turning-points";

const decision = (seat: number, last: number, loss: number, error = 0, round = 1) =>
  ({ seat, first: last - 1, last, loss, loss_error: error, matters: true, after: 0.5, round }) as AnalysisDecision;
const card = (...marks: AnalysisMark[]) => ({ marks }) as Analysis;
const mark = (kind: AnalysisMark["kind"], seat: number, move: number): AnalysisMark => ({ kind, seat, move, change: -0.2 });

test("a mark is told with the decision that it blames", () => {
  const all = [decision(0, 3, 0.2), decision(1, 4, 0.3)];
  const told = turningPoints(card(mark("blunder", 0, 3), mark("turn", 0, 4)), all, 0);
  expect(told.map(({ kind, decision }) => [kind, decision])).toEqual([["blunder", all[0]], ["turn", null]]);
});

test("without a mistake of one's own, what cost most is told in its place", () => {
  const all = [decision(0, 1, 0.04), decision(0, 2, 0.01), decision(1, 4, 0.3), decision(0, 5, 0.09), decision(0, 6, 0.05, 0.04)];
  const told = turningPoints(card(mark("blunder", 1, 4)), all, 0);
  expect(told.map(({ kind, move }) => [kind, move])).toEqual([["slip", 1], ["blunder", 4], ["slip", 5]]);
  expect(turningPoints(card(mark("blunder", 1, 4)), all, null).length).toBe(1);
  expect(accuracy(all, 0)).toEqual({ good: 1, total: 4, mistakes: 0 });
  const more = [...all, { ...decision(0, 9, 0.01), matters: false }, decision(0, 11, 0.2), decision(0, 13, 0.2, 0.1)];
  expect(accuracy(more, 0)).toEqual({ good: 1, total: 6, mistakes: 1 });
});

test("rounds begin where their first decision does", () => {
  const all = [decision(0, 1, 0, 0, 1), decision(1, 3, 0, 0, 1), decision(0, 6, 0, 0, 2)];
  expect(rounds(all)).toEqual([{ round: 1, move: 0 }, { round: 2, move: 5 }]);
  expect([roundAt(all, 0), roundAt(all, 4), roundAt(all, 6)]).toEqual([null, 1, 2]);
});
