import { expect, test } from "vitest";
import { sameOptions } from "./same-options";

test("options are the same in any order, and not with another value", () => {
  expect(sameOptions({ size: "large", cards: ["a", "b"] }, { cards: ["a", "b"], size: "large" })).toBe(true);
  expect(sameOptions({ size: "large" }, { size: "small" })).toBe(false);
  expect(sameOptions({ size: "large" }, { size: "large", cards: null })).toBe(false);
});
