import { expect, test } from "vitest";
import { sameOptions } from "./same-options";

test("options are the same in any order, and not with another value", () => {
  expect(sameOptions({ mode: "grand-master", cards: ["a", "b"] }, { cards: ["a", "b"], mode: "grand-master" })).toBe(true);
  expect(sameOptions({ mode: "grand-master" }, { mode: "grasshopper" })).toBe(false);
  expect(sameOptions({ mode: "grand-master" }, { mode: "grand-master", cards: null })).toBe(false);
});
