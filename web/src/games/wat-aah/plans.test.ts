import { expect, test } from "vitest";
import type { Choice } from "../../table/game-module";
import { fits, plans } from "./plans";
import type { Scene } from "./scene.svelte";

const groups: Record<string, string> = { "rat-3": "rat", "rat-4": "rat", "fox-2": "fox", ronin: "ronin", oni: "yokai" };
const choice = (verb: string, clan: string): Choice =>
  ({ verb, notation: `${verb} ${clan}`, parts: [["clan", clan]] }) as unknown as Choice;

function scene(picked: string[]): Scene {
  return {
    picked: picked.map((card, n) => `${card}#${n}`),
    choices: [choice("place", "rat"), choice("reinforce", "carp")],
    lexicon: { name: (_kind: string, id: string) => id.slice(-1) },
    clanOf: (card: string) => groups[card],
  } as unknown as Scene;
}

test("picked cards of a clan are placed in one line", () => {
  expect(plans(scene(["rat-4", "rat-3", "ronin"])).map(({ notation }) => notation)).toEqual(["place rat rat-4 rat-3 ronin"]);
});

test("cards of two clans make no plan", () => {
  expect(plans(scene(["rat-3", "fox-2"]))).toEqual([]);
});

test("Ronin and Yokai alone only reinforce", () => {
  expect(plans(scene(["oni"])).map(({ notation }) => notation)).toEqual(["reinforce carp oni"]);
});

test("a card fits if its clan is on offer", () => {
  expect(["rat-3", "fox-2", "ronin", "oni"].filter((card) => fits(scene([]), card))).toEqual(["rat-3", "ronin", "oni"]);
});
