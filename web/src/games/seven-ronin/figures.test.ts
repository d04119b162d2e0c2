import { expect, test, vi } from "vitest";
import type { VillageView } from "../../api/types";
import type { LogLine } from "../../table/table.svelte";
import { turn } from "./figures";

vi.mock("../../lib/i18n.svelte", () => ({ say: (id: string) => id }));

const line = (kind: string, args: Record<string, unknown>): LogLine => ({ kind: `seven-ronin-${kind}`, args, text: kind }) as LogLine;
const log = [
  line("round-began", { round: 1 }),
  line("areas-counted", { total: 2 }),
  line("round-began", { round: 2 }),
  line("ronin-eliminated", { ronin: "yumi" }),
  line("ronin-eliminated", { ronin: "kabe" }),
  line("areas-counted", { total: 4 }),
  line("round-began", { round: 3 }),
  line("areas-counted", { total: 1 }),
];
const won = (winner: string) => ({ winner }) as VillageView;

test("the Attacker's best round is told by who fell in it, the Defender's by what was freed", () => {
  expect(turn(log, won("attacker"))).toMatchObject({ round: 2, line: log[4] });
  expect(turn(log, won("defender"))).toMatchObject({ round: 3, line: log[7] });
  expect(turn([], won("defender"))).toBeNull();
});
