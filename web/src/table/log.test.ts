import { describe, expect, test } from "vitest";
import { entries, since, sources } from "./log";

const line = (text: string, more = {}) => ({ text, rule: "", heading: false, quiet: false, kind: "", args: {}, ...more });

describe("entries", () => {
  test("what is quiet is left out, equal lines in a row are counted", () => {
    const told = entries([line("a"), line("-", { quiet: true }), line("a"), line("b"), line("a")]);
    expect(told.map(({ text, times, line }) => [text, times, line])).toEqual([
      ["a", 2, 2],
      ["b", 1, 3],
      ["a", 1, 4],
    ]);
  });

  test("headings stand for themselves", () => {
    const heading = { heading: true };
    expect(entries([line("a", heading), line("a", heading)])).toHaveLength(2);
  });

  test("what was told after a line is news", () => {
    expect(since(entries([line("a"), line("b"), line("c")]), 1).map(({ text }) => text)).toEqual(["b", "c"]);
  });
});

describe("sources", () => {
  const update = (events: number, reset = false) => ({ reset, events: Array(events).fill({ kind: "", args: {} }) });

  test("each line belongs to the update that told it, the first ones to the opening", () => {
    expect(sources([update(1), update(0), update(2)], 5)).toEqual([-1, -1, 0, 2, 2]);
  });

  test("after something was taken back, what stands keeps its place", () => {
    expect(sources([update(2), update(2), update(3, true), update(1)], 4)).toEqual([0, 0, 1, 3]);
  });
});
