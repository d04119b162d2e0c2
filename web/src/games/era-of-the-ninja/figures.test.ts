import { expect, test, vi } from "vitest";
import type { EraView, GameEvent } from "../../api/types";
import type { LogLine } from "../../table/table.svelte";
import { figures, turn } from "./figures";
import { strikes } from "./strikes";

vi.mock("../../lib/i18n.svelte", () => ({ say: (id: string) => id }));

const line = (kind: string, args: Record<string, unknown>): LogLine => ({ kind: `era-${kind}`, args, text: kind }) as LogLine;
const view = (winners: string[]) => ({ winners, players: [{ player: "p1" }, { player: "p2" }] }) as unknown as EraView;
const log = [
  line("round", { round: 2 }),
  line("wounds", { player: "p1", number: 3 }),
  line("killed", { killer: "p2", number: 2, stack: "a1" }),
  line("round", { round: 4 }),
  line("wounds", { player: "p2", number: 3 }),
  line("lord-killed", { player: "p2" }),
];

test("everybody has figures", () => {
  expect(figures(view([]), log).map(([, ...values]) => values)).toEqual([["0", "0"], ["0", "2"], ["0", "0"], ["3", "3"], ["0", "0"]]);
});

test("the Lord's fall decides for who wins by it; else the heaviest blow, and of equals the last", () => {
  expect(turn(log, view(["p2"]))).toMatchObject({ line: log[5], round: 4 });
  expect(turn(log.slice(0, 5), view(["p2"]))).toMatchObject({ line: log[1], round: 2 });
  expect(turn(log, view([]))).toMatchObject({ line: log[4], round: 4 });
});

test("blows and finds are seen where they happen", () => {
  const events = [line("attacked", { player: "p1", stack: "a1" }), line("card-gained", { player: "p1", gear: "sai" }), line("hid", { player: "p1" })];
  expect(strikes(events as unknown as GameEvent[])).toEqual([
    { kind: "slash", at: "a1" },
    { kind: "card", at: "p1", card: "sai" },
  ]);
});
