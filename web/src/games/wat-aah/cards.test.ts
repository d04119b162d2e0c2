import { expect, test } from "vitest";
import { among, copies, faceOf, sorted, stacked, total } from "./cards";

const groups: Record<string, string> = { "rat-3": "rat", "rat-5": "rat", "fox-4": "fox", ronin: "ronin", oni: "yokai" };
const strengths: Record<string, string> = { "rat-3": "3", "rat-5": "5", "fox-4": "4", ronin: "1", oni: "8" };
const lexicon = { name: (kind: string, id: string) => (kind === "group" ? groups : strengths)[id] ?? id };

test("a total is of printed strengths", () => {
  expect(total(lexicon, ["rat-3", "ronin", "oni"])).toBe(12);
});

test("copies of a card have keys of their own", () => {
  expect(copies(["rat-3", "rat-3"]).map(({ key }) => key)).toEqual(["rat-3#0", "rat-3#1"]);
});

test("a hand by clan keeps its order and has Ronin and Yokai last", () => {
  expect(sorted(lexicon, ["oni", "rat-3", "ronin", "fox-4"], "clan")).toEqual(["rat-3", "fox-4", "ronin", "oni"]);
});

test("a hand by strength has the strongest first", () => {
  expect(sorted(lexicon, ["rat-3", "oni", "rat-5"], "strength")).toEqual(["oni", "rat-5", "rat-3"]);
});

test("a column has the clan's own cards in front", () => {
  expect(stacked(lexicon, ["rat-3", "rat-5", "ronin"])).toEqual(["ronin", "rat-3", "rat-5"]);
});

test("as many copies are found as are asked for", () => {
  expect([...among(copies(["rat-3", "rat-3", "oni"]), ["rat-3"])]).toEqual(["rat-3#0"]);
});

test("a card is named by what stands on its face", () => {
  const pages: Record<string, { name: string }> = { "clan-rat": { name: "Rat" }, "card-oni": { name: "Oni" }, "court-guard": { name: "Guard" } };
  const known = { ...lexicon, card: (kind: string, id: string) => pages[`${kind}-${id}`] as never };
  expect(faceOf(known, "card", "rat-5")).toBe("Rat 5");
  expect(faceOf(known, "card", "oni")).toBe("Oni 8");
  expect(faceOf(known, "court", "guard")).toBe("Guard");
});
