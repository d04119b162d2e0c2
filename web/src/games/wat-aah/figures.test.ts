import { expect, test, vi } from "vitest";
import type { WatAahView } from "../../api/types";
import type { LogLine } from "../../table/table.svelte";
import { figures, turn } from "./figures";

vi.mock("../../lib/i18n.svelte", () => ({ say: (id: string) => id }));

const line = (kind: string, player: string, clan = "", card = ""): LogLine => ({ kind: `wat-aah-${kind}`, args: { player, clan, card }, text: kind }) as unknown as LogLine;
const placed = (player: string, clan: string, ...cards: string[]) => [line("clan-placed", player, clan), ...cards.map((card) => line("card-placed", player, clan, card))];
const lexicon = { name: (_: string, id: string) => id.split("-")[1] ?? "" };
const view = (winners: string[], mode = "grasshopper") =>
  ({ winners, mode, players: ["p1", "p2"].map((id) => ({ id, corruption: id === "p1" ? ["rat-3"] : [] })) }) as unknown as WatAahView;

const log = [
  ...placed("p1", "fox", "fox-4", "fox-3"),
  line("power-used", "p1"),
  ...placed("p2", "bear", "bear-6", "bear-5"),
  line("clan-returned", "p2", "bear"),
  line("card-returned", "p2", "bear", "bear-6"),
  line("card-returned", "p2", "bear", "bear-5"),
  line("card-destroyed", "p1", "fox", "fox-3"),
];

test("cards that went with their clan are counted once", () => {
  expect(figures(view(["p1"]), log).map(([, ...values]) => values)).toEqual([["1", "1"], ["1", "0"], ["1", "2"], ["1", "0"]]);
});

test("the turning point is what helped a winner most", () => {
  expect(turn(log, view(["p1"]), lexicon)).toMatchObject({ line: log[7], round: null });
  expect(turn(log, view(["p2"]), lexicon)).toMatchObject({ line: log[4] });
  expect(turn([], view([]), lexicon)).toBeNull();
});
