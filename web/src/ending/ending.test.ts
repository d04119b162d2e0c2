import { expect, test } from "vitest";
import { hasPoints } from "./ending";

test("scores of 1 and 0 only say who won; all others are points, also below 0", () => {
  expect(hasPoints([1, 0])).toBe(false);
  expect(hasPoints([0.5, 0.5])).toBe(false);
  expect(hasPoints([17, -10])).toBe(true);
  expect(hasPoints([1, -13])).toBe(true);
});
