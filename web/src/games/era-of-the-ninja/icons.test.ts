import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "./icons";

const content = "../src/kagemusha/games/era_of_the_ninja/content";
const ids = ["weapons", "items", "skills"].flatMap((kind) =>
  [...readFileSync(`${content}/${kind}.toml`, "utf-8").matchAll(/^id = "(.*)"/gm)].map(([, id]) => id),
);

test("every drawing is of a card, and no two are alike", () => {
  expect(Object.keys(icons).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(Object.values(icons).map(({ line, full }) => `${line} ${full}`)).size).toBe(Object.keys(icons).length);
});

test("most cards have a drawing", () => {
  expect(ids.filter((id) => icons[id!]).length).toBeGreaterThanOrEqual(60);
});
