import { beforeEach, expect, test, vi } from "vitest";
import { isOn, startOver, keepShown, shownIn, turn, warns, wasOffered } from "./coach-state";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test("ideas are kept for a game, recaps for a match", () => {
  keepShown("g", "one", "goal");
  keepShown("g", "one", "round@1");
  keepShown("g", "one", "goal");
  expect(shownIn("g", "one")).toEqual(["goal", "round@1"]);
  expect(shownIn("g", "two")).toEqual(["goal"]);
  keepShown("g", "two", "turn");
  expect(shownIn("g", "one")).toEqual(["goal", "turn"]);
  expect(shownIn("other", "one")).toEqual([]);
});

test("the coach is offered once, and can be turned off and on", () => {
  expect([wasOffered("g"), isOn("g")]).toEqual([false, false]);
  startOver("g");
  keepShown("g", "one", "goal");
  turn("g", false);
  expect([wasOffered("g"), isOn("g"), shownIn("g", "one")]).toEqual([true, false, ["goal"]]);
  startOver("g");
  expect([isOn("g"), shownIn("g", "one")]).toEqual([true, []]);
});

test("the same risk is told twice in a match, not more", () => {
  expect([warns("g", "one", "risk"), warns("g", "one", "risk"), warns("g", "one", "risk")]).toEqual([true, true, false]);
  expect(warns("g", "two", "risk")).toBe(true);
});
