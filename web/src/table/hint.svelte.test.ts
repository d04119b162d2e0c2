import { beforeEach, expect, test, vi } from "vitest";
import type { Hint } from "../api/types";
import type { LiveTable } from "./live-table.svelte";

const asked: { answer: (hint: Hint) => void; fail: (error: Error) => void; signal: AbortSignal }[] = [];
vi.mock("../api/http", () => ({
  api: {
    hint: (_table: string, _secret: string, _seat: number, _bot: string, signal: AbortSignal) =>
      new Promise<Hint>((answer, fail) => asked.push({ answer, fail, signal })),
  },
}));
vi.mock("../lib/i18n.svelte", () => ({ i18n: { language: "en" } }));
const { HintState } = await import("./hint.svelte");

function newState() {
  const table = $state({ id: "t", secret: "s", seat: 0, choices: [{ notation: "a" }, { notation: "b" }], sent: 0 });
  return { table, state: new HintState(table as unknown as LiveTable) };
}
const hint = (...plan: string[]) => ({ plan }) as Hint;

beforeEach(() => void asked.splice(0));

test("a bot is asked once for a decision, and its answer is shown", async () => {
  const { state } = newState();
  const done = state.ask("sage");
  void state.ask("sage");
  expect([asked.length, state.thinking]).toEqual([1, true]);
  asked[0]!.answer(hint("a"));
  await done;
  expect([state.thinking, state.answer?.plan]).toEqual([false, ["a"]]);
});

test("a decision that has passed is not waited for, and gets no late answer", async () => {
  const { table, state } = newState();
  const late = state.ask("sage");
  table.sent += 1; // another decision, though with the same choices
  expect(state.thinking).toBe(false);
  const next = state.ask("sage");
  expect([asked.length, state.thinking]).toEqual([2, true]);
  asked[0]!.answer(hint("a"));
  await late;
  expect([state.thinking, state.answer]).toEqual([true, null]);
  asked[1]!.fail(new Error("no answer"));
  await next;
  expect([state.thinking, state.problem]).toEqual([false, "no answer"]);
  table.choices.pop();
  expect(state.problem).toBe("");
});

test("what is not waited for any more is not asked for either", () => {
  const { state } = newState();
  void state.ask("sage");
  expect(asked[0]!.signal.aborted).toBe(false);
  state.forget();
  expect([asked[0]!.signal.aborted, state.thinking]).toEqual([true, false]);
  void state.ask("sage");
  expect(asked[1]!.signal.aborted).toBe(false);
});
