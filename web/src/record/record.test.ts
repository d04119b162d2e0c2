import { beforeEach, expect, test } from "vitest";
import { achieved, deleteRecord, keepAchieved, keepMatch, playedMatches, tallies, tally, wholeRecord, type Played } from "./record";

const match = (table: string, more: Partial<Played> = {}): Played => ({
  table,
  game: "go",
  mode: "small",
  seat: 0,
  against: [{ bot: true, name: "novice" }],
  outcome: "won",
  at: 1,
  ...more,
});

beforeEach(deleteRecord);

test("a match is kept once", () => {
  keepMatch(match("a"));
  keepMatch(match("a", { outcome: "lost" }));
  keepMatch(match("b", { outcome: "lost" }));
  expect(playedMatches().map(({ table, outcome }) => [table, outcome])).toEqual([
    ["a", "won"],
    ["b", "lost"],
  ]);
});

test("matches are counted by what they have in common", () => {
  const all = [match("a"), match("b", { outcome: "lost", mode: "large" }), match("c", { outcome: "nobody" })];
  expect(tally(all)).toEqual({ played: 3, won: 1, lost: 1 });
  expect(tallies(all, ({ mode }) => [mode])).toEqual([
    ["small", { played: 2, won: 1, lost: 0 }],
    ["large", { played: 1, won: 0, lost: 1 }],
  ]);
  const two = match("d", { against: [1, 2].map(() => ({ bot: true, name: "novice" })) });
  expect(tallies([two], ({ against }) => against.map(({ name }) => name))).toEqual([["novice", { played: 1, won: 1, lost: 0 }]]);
});

test("an achievement is new once, and all can be deleted", () => {
  expect(keepAchieved("go", ["ko"], 5)).toEqual(["ko"]);
  expect(keepAchieved("go", ["ko", "eye"], 6)).toEqual(["eye"]);
  expect(achieved("go")).toEqual({ ko: 5, eye: 6 });
  keepMatch(match("a"));
  expect(wholeRecord().matches).toHaveLength(1);
  deleteRecord();
  expect(wholeRecord()).toEqual({ format: 1, matches: [], achieved: {} });
});
