import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Update } from "../api/types";
import { Pacer } from "./pacer.svelte";

const update = (number: number, pending: number[], reset = false) =>
  ({ number, pending, reset, events: [{}], text: { events: [{ quiet: false }] } }) as unknown as Update;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves of others are shown one after the other, an own one at once", () => {
  const pacer = new Pacer(0, () => 100);
  pacer.add(update(1, [0]));
  pacer.add(update(2, [1]));
  expect(pacer.shown?.number).toBe(2);
  pacer.add(update(3, [1]));
  pacer.add(update(4, [0]));
  expect(pacer.shown?.number).toBe(2);
  vi.advanceTimersByTime(100);
  expect(pacer.shown?.number).toBe(3);
  vi.advanceTimersByTime(100);
  expect(pacer.shown?.number).toBe(4);
});

test("what is skipped, or does not follow, is shown at once", () => {
  const pacer = new Pacer(0, () => 100);
  pacer.add(update(1, [1]));
  pacer.add(update(2, [1]));
  pacer.skip();
  expect(pacer.shown?.number).toBe(2);
  pacer.add(update(3, [1]));
  pacer.add(update(7, [1], true));
  expect(pacer.shown?.number).toBe(7);
  vi.advanceTimersByTime(500);
  expect(pacer.shown?.number).toBe(7);
});

test("without a beat nothing waits", () => {
  const pacer = new Pacer(0, () => 0);
  pacer.add(update(1, [1]));
  pacer.add(update(2, [1]));
  expect(pacer.shown?.number).toBe(2);
});

test("what is told on a banner stays longer, unless somebody is in a hurry", () => {
  const pacer = new Pacer(0, () => 100, ({ number }) => (number === 1 ? 500 : 0));
  for (const number of [1, 2, 3, 4]) pacer.add(update(number, [1]));
  vi.advanceTimersByTime(400);
  expect(pacer.shown?.number).toBe(1);
  pacer.hurry();
  expect(pacer.shown?.number).toBe(2);
  vi.advanceTimersByTime(200);
  expect(pacer.shown?.number).toBe(4);
});
