import { expect, test } from "vitest";
import { place, type Bounds } from "./place";

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 300, height: 160 };
const box = (left: number, top: number, width: number, height: number): Bounds => ({ left, top, right: left + width, bottom: top + height });

/** Every place of a small target: the tooltip is on the screen and beside the target. */
test("a tooltip is never clipped and never covers its target", () => {
  for (let left = 0; left <= 350; left += 25)
    for (let top = 0; top <= 804; top += 50) {
      const target = box(left, top, 40, 40);
      const at = place(target, SIZE, SCREEN);
      const height = Math.min(SIZE.height, at.height);
      const [right, bottom] = [at.left + SIZE.width, at.top + height];
      expect(at.left).toBeGreaterThanOrEqual(8);
      expect(at.top).toBeGreaterThanOrEqual(8);
      expect(right).toBeLessThanOrEqual(SCREEN.width - 8);
      expect(bottom).toBeLessThanOrEqual(SCREEN.height - 8);
      const apart = bottom <= target.top || at.top >= target.bottom || right <= target.left || at.left >= target.right;
      expect(apart).toBe(true);
    }
});

test("a tall target has it at its side, if there is room", () => {
  const at = place(box(100, 50, 200, 700), SIZE, { width: 1024, height: 768 });
  expect(at.left).toBe(308);
});

test("what does not fit scrolls", () => {
  const at = place(box(20, 300, 350, 200), { width: 370, height: 900 }, SCREEN);
  expect(at.top).toBe(508);
  expect(at.height).toBe(328);
});
