import { beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
let heard: ((event: { key: string }) => void) | undefined;

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof heard) => (heard = listener));
  vi.stubGlobal("removeEventListener", () => (heard = undefined));
});

const { Draft } = await import("./draft.svelte");
const draft = (purpose = "round-1") => new Draft<number[]>("t", 0, purpose, []);

test("a draft outlives a reload, and is forgotten for another purpose", () => {
  draft().set([1, 2]);
  expect(draft().value).toEqual([1, 2]);
  expect(draft("round-2").value).toEqual([]);
});

test("steps are taken back one by one, also the one that emptied it", () => {
  const plan = draft();
  plan.set([1]);
  plan.set([1, 2]);
  plan.reset();
  plan.undo();
  expect(plan.value).toEqual([1, 2]);
  plan.undo();
  plan.undo();
  expect(plan.value).toEqual([]);
  expect(plan.canUndo).toBe(false);
});

test("a second tab shows the same draft", () => {
  const here = draft();
  stored.set("kagemusha.draft.t.0", JSON.stringify({ moment: "round-1", value: [7] }));
  heard?.({ key: "kagemusha.draft.t.0" });
  expect(here.value).toEqual([7]);
});

test("nothing is left of a draft that was sealed", () => {
  const plan = draft();
  plan.set([1]);
  plan.forget();
  expect(stored.size).toBe(0);
  expect(heard).toBeUndefined();
});
