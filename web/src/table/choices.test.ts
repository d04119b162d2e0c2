import { expect, test } from "vitest";
import type { Choice } from "./game-module";
import { grouped, matching, rows } from "./choices";

const choice = (text: string, group = "", section = ""): Choice => ({ notation: text, verb: "", parts: [], text, group, section, details: [] });

test("choices stand by section and group, in the order in which they come", () => {
  const all = [choice("a", "x", "s"), choice("b", "y", "s"), choice("c", "x", "s"), choice("d")];
  expect(grouped(all).map(({ name, groups }) => [name, groups.map((group) => [group.name, group.choices.map(({ text }) => text)])])).toEqual([
    ["s", [["x", ["a", "c"]], ["y", ["b"]]]],
    ["", [["", ["d"]]]],
  ]);
});

test("a filter knows no accents and no case", () => {
  expect(matching([choice("Włócznia Żołnierza"), choice("Épée")], "zol wlo").map(({ text }) => text)).toEqual(["Włócznia Żołnierza"]);
  expect(matching([choice("Épée")], "EPEE")).toHaveLength(1);
});

test("the same numbers for many things are a table", () => {
  const to = (area: string, number: number): Choice => ({
    ...choice(`Passage, from the Reserves to: ${area} ${number}`),
    parts: [["area", area], ["number", number]],
  });
  const all = ["Inn", "Field (2)", "Burial Grounds"].flatMap((area) => [to(area, 1), to(area, 2)]);
  expect(rows(all)?.map(({ label, choices }) => [label, ...choices.map(({ short }) => short)])).toEqual([
    ["Inn", "1", "2"],
    ["Field (2)", "1", "2"],
    ["Burial Grounds", "1", "2"],
  ]);
  expect(rows([...all.slice(1), to("Well", 1)])?.map(({ label }) => label)).toEqual(["Inn", "Field (2)", "Burial Grounds", "Well"]);
  expect(rows(all.slice(0, 4))).toBeNull();
  expect(rows("abcdef".split("").map((text) => choice(text)))).toBeNull();
});
