import { expect, test } from "vitest";
import type { Choice } from "../../table/game-module";
import { fits, nearest, plans } from "./plans";
import type { Scene } from "./scene.svelte";

const groups: Record<string, string> = { "rat-3": "rat", "rat-4": "rat", "fox-2": "fox", ronin: "ronin", oni: "yokai" };
const choice = (verb: string, clan: string): Choice =>
  ({ verb, notation: `${verb} ${clan}`, parts: [["clan", clan]] }) as unknown as Choice;

function scene(picked: string[]): Scene {
  return {
    picked: picked.map((card, n) => `${card}#${n}`),
    choices: [choice("place", "rat"), choice("reinforce", "carp")],
    lexicon: { name: (_kind: string, id: string) => id.slice(-1), cards: [{ kind: "clan", id: "bear" }] },
    view: { seat: 0, players: [{ clans: [{ clan: "carp" }] }] },
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

test("cards that go nowhere are asked about as a placement of their clan", () => {
  expect(nearest(scene(["fox-2", "rat-3"]))).toBe("place fox fox-2 rat-3");
  expect(nearest(scene(["oni", "ronin"]))).toBe("reinforce carp oni ronin");
});

test("a card fits if its clan is on offer", () => {
  expect(["rat-3", "fox-2", "ronin", "oni"].filter((card) => fits(scene([]), card))).toEqual(["rat-3", "ronin", "oni"]);
});
