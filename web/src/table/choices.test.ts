import { expect, test } from "vitest";
import type { Choice } from "./game-module";
import { grouped, matching } from "./choices";

const choice = (text: string, group = "", section = ""): Choice => ({ notation: text, verb: "", parts: [], text, group, section });

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
