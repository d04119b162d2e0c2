import { beforeEach, expect, test, vi } from "vitest";
import type { LessonCard, LessonState } from "../api/types";
import { keepProgress, nextLesson, progressOf, startAgain } from "./progress";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

const state = (verdict: string, trail: string[][]) => ({ verdict, trail, step: trail.length }) as LessonState;
const lessons = ["a", "b", "c"].map((id) => ({ id }) as LessonCard);

test("a lesson goes on where it was, and a finished one from its beginning", () => {
  keepProgress("g", "a", state("right", [[]]));
  expect(progressOf("g", "a")).toEqual({ trail: [[]], step: 1, done: false });
  keepProgress("g", "a", state("done", [[], ["x"]]));
  expect(progressOf("g", "a")).toEqual({ trail: [], step: 0, done: true });
  keepProgress("g", "a", state("right", [[]]));
  startAgain("g", "a");
  expect(progressOf("g", "a")).toEqual({ trail: [], step: 0, done: true });
  expect(progressOf("other", "a").done).toBe(false);
});

test("next is what was started, else the first that is not done", () => {
  expect(nextLesson("g", lessons)?.id).toBe("a");
  keepProgress("g", "a", state("done", []));
  expect(nextLesson("g", lessons)?.id).toBe("b");
  keepProgress("g", "c", state("right", [[]]));
  expect(nextLesson("g", lessons)?.id).toBe("c");
});
