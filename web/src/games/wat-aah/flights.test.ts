import { expect, test } from "vitest";
import type { GameEvent } from "../../api/types";
import { flights, struck } from "./flights";

const event = (kind: string, args: GameEvent["args"]): GameEvent => ({ kind: `wat-aah-${kind}`, args }) as GameEvent;

test("a card that others draw travels face down", () => {
  const [flight] = flights([event("card-drawn-unseen", { player: "p2" })]);
  expect(flight).toEqual({ card: null, from: ["deck"], to: ["hand-p2", "seat-p2"] });
});

test("a placed card travels from the hand to its clan", () => {
  const [flight] = flights([event("card-placed", { player: "p1", clan: "rat", card: "rat-3" })]);
  expect(flight).toEqual({ card: "rat-3", from: ["hand-p1", "seat-p1"], to: ["clan-p1-rat", "seat-p1"] });
});

test("what moves no card has no flight, and of many the last are shown", () => {
  expect(flights([event("turn-began", { player: "p1" })])).toEqual([]);
  const many = Array.from({ length: 40 }, () => event("card-drawn", { player: "p1", card: "rat-3" }));
  expect(flights(many).length).toBeLessThan(20);
});

test("a power shows whom it strikes", () => {
  expect(struck([event("targeted", { player: "p1", other: "p3" })])).toEqual(["seat-p3"]);
});
