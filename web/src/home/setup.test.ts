import { describe, expect, test } from "vitest";
import type { GameCard, GameOption, OptionValue } from "../api/types";
import { quickTable } from "./quick-table";
import { fields, places, seated, tableRequest } from "./setup";

const value = (id: string | boolean, more = {}): OptionValue => ({
  value: id,
  name: String(id),
  about: "",
  seats: [1, 2, 3],
  sets: {},
  fixed: [],
  ...more,
});
const option = (id: string, kind: GameOption["kind"], otherwise: unknown, values: OptionValue[] = []): GameOption => ({
  id,
  kind,
  name: id,
  about: "",
  default: otherwise,
  values,
  least: 1,
  most: 9,
});
const game: GameCard = {
  id: "castle",
  name: "Castle",
  about: "",
  minutes: [5, 10],
  rules: "1",
  seats: [1, 2, 3],
  seat_names: [],
  bots: [{ id: "greedy", name: "greedy", level: "greedy", names: ["Zeni"], style: "" }],
  default_bot: "greedy",
  advisers: ["greedy"],
  guided: null,
  lessons: 0,
  puzzles: 0,
  options: [
    option("mode", "choice", "duel", [
      value("duel", { seats: [2, 3] }),
      value("clans", { seats: [2, 3], sets: { clans: ["red", "blue"], war: true }, fixed: ["lord"] }),
      value("alone", { seats: [1] }),
    ]),
    option("war", "switch", false, [value(false), value(true)]),
    option("lord", "choice", "any", [value("any")]),
    option("clans", "per-seat", ["none", "none"], [value("none"), value("red"), value("blue")]),
    option("box", "file", null),
  ],
};
const standing = (seats: number, chosen = {}) =>
  Object.fromEntries(fields(game, seats, chosen).map(({ option, value }) => [option.id, value]));

describe("options", () => {
  test("stand at their defaults; files are not asked for", () => {
    expect(standing(2)).toEqual({ mode: "duel", war: false, lord: "any", clans: ["none", "none"] });
  });

  test("follow a choice that sets or fixes them", () => {
    expect(standing(3, { mode: "clans" })).toEqual({ mode: "clans", war: true, clans: ["red", "blue", "red"] });
  });

  test("are in the language of the player where they can be", () => {
    const printing = option("printing", "choice", "en", [value("en"), value("fr")]);
    const printed = { ...game, options: [printing, ...game.options] };
    expect(["en", "fr", "pl"].map((language) => quickTable(printed, "", language).options)).toEqual([{}, { printing: "fr" }, {}]);
  });

  test("fit the number of seats", () => {
    expect(standing(1)).toMatchObject({ mode: "alone", clans: ["none"] });
  });
});

describe("seats", () => {
  test("there is one of us, who changes places", () => {
    expect(seated(places(game, 2, null), 1, "you").map(({ who }) => who)).toEqual(["bot-greedy", "you"]);
  });

  test("friends get open seats, a shared screen has only its own", () => {
    expect(places(game, 2, "friends").map(({ who }) => who)).toEqual(["you", "open"]);
    expect(places(game, 2, "local").map(({ who }) => who)).toEqual(["local", "local"]);
  });

  test("who shares a screen is one of those at it", () => {
    const asked = tableRequest(game, [{ who: "you", name: "" }, { who: "local", name: "Bo" }], {}, "Ada", { kind: "none" }, true);
    expect(asked.seats).toEqual([
      { kind: "local", name: "Ada" },
      { kind: "local", name: "Bo" },
    ]);
    expect(asked.options).toEqual({});
  });

  test("a mode that the number of seats asks for is named", () => {
    expect(tableRequest(game, places(game, 1, null), {}, "", { kind: "none" }, true).options).toEqual({ mode: "alone" });
  });

  test("one click is a match against the usual bot", () => {
    expect(quickTable(game, "Ada", "en").seats).toEqual([
      { kind: "person", name: "Ada" },
      { kind: "bot", name: "greedy" },
    ]);
  });
});
