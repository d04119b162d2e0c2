import { expect, test, vi } from "vitest";
import type { Problem, Reason, Tip } from "../api/types";

vi.mock("../lib/catalogue.svelte", () => ({ catalogue: {} }));
vi.mock("../lib/i18n.svelte", () => ({ i18n: { language: "en" }, say: (id: string) => id }));
vi.mock("./lexicon.svelte", () => ({ Lexicon: class {} }));
const { Table } = await import("./table.svelte");

class Noting extends Table {
  plans: (string | string[])[] = [];
  protected send(plan: string | string[]): Promise<Problem | null> {
    this.plans.push(plan);
    return Promise.resolve(null);
  }
  protected ask = (): Promise<Reason[]> => Promise.resolve([]);
  protected askTips = (): Promise<Tip[]> => Promise.resolve([]);
  undo = (): Promise<boolean> => Promise.resolve(true);
}

test("while a plan is looked at, no other is sent", async () => {
  const table = new Noting("t", "game", 0);
  const answers: ((wanted: boolean) => void)[] = [];
  table.consider = () => new Promise((answer) => answers.push(answer));
  const first = table.act("a");
  expect([table.considering, await table.act("b")]).toEqual([true, false]);
  answers[0]!(true);
  expect([await first, table.considering, table.plans]).toEqual([true, false, ["a"]]);
  const second = table.act("c");
  answers[1]!(false);
  expect([await second, table.considering, table.plans]).toEqual([false, false, ["a"]]);
});
