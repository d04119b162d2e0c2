import { beforeEach, expect, test, vi } from "vitest";
import { isOn, startOver, tell, toldIn, turn, warns, wasOffered } from "./coach-state";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

test("ideas are kept for a game, recaps for a match", () => {
  tell("g", "one", "goal");
  tell("g", "one", "round@1");
  tell("g", "one", "goal");
  expect(toldIn("g", "one")).toEqual(["goal", "round@1"]);
  expect(toldIn("g", "two")).toEqual(["goal"]);
  tell("g", "two", "turn");
  expect(toldIn("g", "one")).toEqual(["goal", "turn"]);
  expect(toldIn("other", "one")).toEqual([]);
});

test("the coach is offered once, and can be turned off and on", () => {
  expect([wasOffered("g"), isOn("g")]).toEqual([false, false]);
  startOver("g");
  tell("g", "one", "goal");
  turn("g", false);
  expect([wasOffered("g"), isOn("g"), toldIn("g", "one")]).toEqual([true, false, ["goal"]]);
  startOver("g");
  expect([isOn("g"), toldIn("g", "one")]).toEqual([true, []]);
});

test("the same risk is told twice in a match, not more", () => {
  expect([warns("g", "one", "risk"), warns("g", "one", "risk"), warns("g", "one", "risk")]).toEqual([true, true, false]);
  expect(warns("g", "two", "risk")).toBe(true);
});
