import { expect, test } from "vitest";
import type { AnalysisDecision } from "../api/types";
import { across, band, chanceAt, decisionAt, down, line, moveAt, spread, type Frame } from "./chart";

const frame: Frame = { width: 120, height: 120, left: 10, right: 10, top: 10, bottom: 10, moves: 50 };

test("moves go across, chances go up", () => {
  expect([across(frame, 0), across(frame, 50)]).toEqual([10, 110]);
  expect([down(frame, 0), down(frame, 1), down(frame, 0.5)]).toEqual([110, 10, 60]);
  expect(down(frame, 1.4)).toBe(10);
});

test("a click finds its move, and keeps within the game", () => {
  for (const move of [0, 7, 50]) expect(moveAt(frame, across(frame, move))).toBe(move);
  expect([moveAt(frame, -5), moveAt(frame, 500)]).toEqual([0, 50]);
});

test("a line, and a band as wide as the chance is uncertain", () => {
  const points = [
    { move: 0, chance: 0.5, low: 0.304, high: 0.7 },
    { move: 50, chance: 1, low: 1, high: 1 },
  ];
  expect(line(frame, points)).toBe("M10.0 60.0L110.0 10.0");
  expect(band(frame, points)).toBe("M10.0 40.0L110.0 10.0L110.0 10.0L10.0 79.6Z");
  expect(band(frame, points.slice(1))).toBe("");
  expect([chanceAt(points, 49), chanceAt(points, 50), chanceAt([], 3)]).toEqual([0.5, 1, null]);
});

test("the decision of a moment", () => {
  const decision = (first: number, last: number) => ({ first, last }) as AnalysisDecision;
  const attack = decision(0, 5);
  const defence = decision(1, 9);
  const later = decision(12, 13);
  const all = [attack, defence, later];
  const at = (move: number) => decisionAt(all, move);
  expect([at(0), at(1), at(5), at(9)]).toEqual([attack, attack, attack, defence]);
  expect([at(11), at(12), at(13), at(40)]).toEqual([defence, defence, later, later]);
  expect(at(3)).toBe(defence);
  expect(decisionAt([], 3)).toBeNull();
});

test("marks do not cover each other", () => {
  const places: [number, number][] = [[10, 50], [12, 50], [11, 55], [40, 50]];
  expect(spread(places, 14, 0, 100)).toEqual([[10, 50], [12, 36], [11, 69], [40, 50]]);
  expect(spread(places, 14, 40, 100)).toEqual([[10, 50], [12, 64], [11, 83], [40, 50]]);
  expect(spread(places, 14, 45, 55)).toEqual([[10, 50], [12, 50], [11, 55], [40, 50]]);
});
