import { expect, test } from "vitest";
import { changes, columns, label, rows, shape, words } from "./layout";

const view = { game: "go-fish", seat: 0, pending: [0], night: 2, hand: ["3", "7"], points: [1, 0], sealed: [true, false] };

test("fields with an entry for each seat belong to the players, a hand of as many cards does not", () => {
  expect(rows(view, [], 2)).toEqual([
    { field: "night", value: 2, seats: null },
    { field: "hand", value: ["3", "7"], seats: null },
    { field: "points", value: [1, 0], seats: [1, 0] },
    { field: "sealed", value: [true, false], seats: [true, false] },
  ]);
  expect(rows(view, [], 3).every(({ seats }) => seats === null)).toBe(true);
});

test("after the end every seat shows its own side of what was hidden", () => {
  const other = { ...view, seat: 1, hand: ["5"] };
  const hands = rows(view, [view, other], 2).find(({ field }) => field === "hand");
  expect(hands?.seats).toEqual([["3", "7"], ["5"]]);
  const [left, right] = [{ hands: [[1, 2], []] }, { hands: [[], [9]] }];
  expect(rows(left, [left, right], 2)[0]?.seats).toEqual([[1, 2], [9]]);
});

test("the shape of a value", () => {
  expect([null, false, 3, "x"].map(shape)).toEqual(Array(4).fill("single"));
  expect([[], ["a"], [1, [2]], [["a", "b"]], [[1], [2]]].map(shape)).toEqual(Array(5).fill("items"));
  expect(shape([["x", null], ["o", ""]])).toBe("grid");
  expect(shape([{ a: 1 }, { b: 2 }])).toBe("records");
  expect(columns([{ a: 1 }, { b: 2, a: 3 }])).toEqual(["a", "b"]);
  expect(shape({ a: 1 })).toBe("record");
});

test("what changed, and ids as words", () => {
  expect([...changes(view, { ...view, night: 3, points: [1, 1] })]).toEqual(["night", "points"]);
  expect(label("hand_sizes")).toBe("Hand sizes");
  expect(["old-mill", "Mr X", "a - b", "-3"].map(words)).toEqual(["old mill", "Mr X", "a - b", "-3"]);
});
