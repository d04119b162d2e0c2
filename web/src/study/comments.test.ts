import { expect, test } from "vitest";
import { contents, EMPTY_STUDY, withComment, withVariation } from "./comments";

test("a moment has one comment, and an empty one is none", () => {
  const two = withComment(withComment([], 7, "late"), 2, "early");
  expect(two.map(({ move }) => move)).toEqual([2, 7]);
  expect(withComment(two, 7, "later")).toEqual([
    { move: 2, text: "early" },
    { move: 7, text: "later" },
  ]);
  expect(withComment(two, 2, "")).toEqual([{ move: 7, text: "late" }]);
});

test("everything is listed in the order of the match, comments first", () => {
  const variation = { move: 2, actions: [{ seat: 0, action: "pass" }], comments: [{ move: 1, text: "so what" }] };
  const other = { ...variation, move: 1, comments: [] };
  const study = { ...EMPTY_STUDY, comments: withComment(withComment([], 2, "here"), 9, "there"), variations: withVariation([variation], null, other) };
  expect(contents(study)).toEqual([
    { move: 1, text: "", variation: 1 },
    { move: 2, text: "here", variation: null },
    { move: 2, text: "so what", variation: 0 },
    { move: 9, text: "there", variation: null },
  ]);
  expect(withVariation(study.variations!, 0, other)).toEqual([other, other]);
});
