import { expect, test } from "vitest";
import type { VillageView } from "../../api/types";
import type { Choice } from "../../table/game-module";
import { about, byPlace, byTarget, example, owesPlan, planIn, readPlan, together, usesOf, written } from "./village";

const KINDS = "watchtower field-2 passage field-3 granary animal-pen well shrine burial-grounds inn".split(" ");
const RONIN = "yobu yumi musashi hayai taiko kabe tasuke".split(" ");

function village(ninja: Record<string, number> = {}, stations: Record<string, string> = {}): VillageView {
  return {
    areas: KINDS.map((id) => ({
      id,
      kind: id.replace(/-\d$/, ""),
      limit: 1,
      ninja: ninja[id] ?? 0,
      used: false,
    })),
    ronin: RONIN.map((id) => ({ id, vitality: 3, wounds: 0, station: stations[id] ?? "beside-the-board" })),
    step: "planning",
    pending: [0],
    ninja_plan: null,
    ronin_plan: null,
  } as unknown as VillageView;
}

const choice = (notation: string, verb: string, parts: Choice["parts"] = []): Choice => ({
  notation,
  verb,
  parts,
  text: "",
  group: "",
  section: "",
  details: [],
});

test("a plan is owed by whom the table waits for", () => {
  expect(owesPlan(village(), 0)).toBe(true);
  expect(owesPlan(village(), 1)).toBe(false);
  expect(owesPlan(village(), null)).toBe(false);
});

test("a plan is written in the order of the board and of the tiles", () => {
  const view = village();
  expect(written({ ninja: { green: 1, well: 2, watchtower: 1 }, ronin: {} }, view)).toEqual([
    "deploy watchtower 1",
    "deploy well 2",
    "deploy green 1",
  ]);
  expect(written({ ninja: {}, ronin: { kabe: "inn", yobu: "well" } }, view)).toEqual(["deploy yobu well", "deploy kabe inn"]);
});

test("what the table has is laid under the draft", () => {
  const ninja = { ...village(), ninja_plan: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] };
  const ronin = { ...village(), ronin_plan: ["well", null, null, null, null, null, null] };
  expect(planIn(ninja, ronin)).toEqual({ ninja: { watchtower: 1, green: 1 }, ronin: { yobu: "well" } });
  expect(together(planIn(ninja), { ninja: { watchtower: 1, inn: 2 }, ronin: {} }).ninja).toEqual({
    watchtower: 2,
    green: 1,
    inn: 2,
  });
});

test("a choice is found at who acts and at whom it meets", () => {
  const view = village();
  expect(about(choice("well kabe", "well", [["ronin", "kabe"]]), view)).toEqual(["well", "kabe"]);
  expect(about(choice("hayai inn", "hayai", [["area", "inn"]]), view)).toEqual(["hayai", "inn"]);
  expect(about(choice("divide tasuke 1", "divide", [["number", 1]]), view)).toEqual(["tasuke"]);
  expect(about(choice("inn as well kabe", "inn", [["ronin", "kabe"]]), view)).toEqual(["inn", "kabe"]);
  const places = byPlace([choice("granary", "granary"), choice("done", "done")], view);
  expect([...places.keys()]).toEqual(["granary"]);
});

test("an example of an ability can be asked about; what has none cannot", () => {
  const view = village({ inn: 1 }, { yobu: "well" });
  expect(example("musashi", view)).toBe("musashi");
  expect(example("yobu", view)).toBe("yobu 1 -> shrine");
  expect(example("hayai", view)).toBe("hayai inn");
  expect(example("well", view)).toBe("well yobu");
  expect(example("passage", view)).toBe("passage passage 1");
  expect(example("kabe", view)).toBeUndefined();
  expect(example("field-2", view)).toBeUndefined();
});

test("a plan in notation can be laid out", () => {
  expect(readPlan(["deploy well", "deploy inn", "deploy well", "seal"])).toEqual({ ninja: { well: 2, inn: 1 }, ronin: {} });
  expect(readPlan(["deploy kabe inn", "seal"])).toEqual({ ninja: {}, ronin: { kabe: "inn" } });
});

test("after its source, an ability is chosen by its target", () => {
  const send = (area: string, number: number) => choice(`passage ${area} ${number}`, "passage", [["area", area], ["number", number]]);
  const all = [send("inn", 1), send("inn", 2), send("well", 1), choice("well kabe", "well", [["ronin", "kabe"]])];
  const uses = usesOf("passage", all, village());
  expect(uses).toHaveLength(3);
  expect([...byTarget(uses)].map(([id, choices]) => [id, choices.length])).toEqual([["inn", 2], ["well", 1]]);
});
