import { expect, test } from "vitest";
import { fan, twins } from "./fan";

const hand = (number: number) => Array.from({ length: number }, (_, n) => `card-${Math.floor(n / 3)}`);

test("a few cards are as large as they may be, in one row whose middle stands straight", () => {
  const { card, spots } = fan(["a", "b", "c"], 1000, 138);
  expect(card).toBe(138);
  expect(spots.map(({ turn }) => Math.sign(turn))).toEqual([-1, 0, 1]);
  expect(spots[0]!.top).toBe(spots[2]!.top);
});

test.each([
  [16, 1000, 138],
  [25, 1000, 138],
  [32, 600, 96],
  [13, 334, 76],
  [40, 300, 76],
])("of %i cards on %i pixels each shows its strength and can be hit", (number, width, most) => {
  const { card, spots } = fan(hand(number), width, most);
  expect(spots).toHaveLength(number);
  for (const [n, { left }] of spots.entries()) {
    const next = spots[n + 1];
    expect(left).toBeGreaterThan(-0.001);
    expect(left + card).toBeLessThanOrEqual(width + 0.001);
    if (!next || next.left < left) continue;
    expect(next.left - left).toBeGreaterThanOrEqual(Math.max(30, card * 0.33) - 0.001);
  }
});

test("twins lie closer together than others, and are counted on the last one", () => {
  const cards = ["rat", "rat", "fox"];
  const [first, second, third] = fan(cards, 1000, 138).spots;
  expect(second!.left - first!.left).toBeLessThan(third!.left - second!.left);
  expect(cards.map((_, n) => twins(cards, n))).toEqual([0, 2, 0]);
});
