import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lordCrests, ninjaCrests, ninjaShapes } from "./portraits";

const ids = (kind: string): string[] => {
  const content = readFileSync(`../src/kagemusha/games/era_of_the_ninja/content/${kind}.toml`, "utf-8");
  return [...content.matchAll(/^id = "(.*)"/gm)].map(([, id]) => id!);
};

test("every ninja and every Lord has a crest that no other has", () => {
  expect(Object.keys(ninjaCrests)).toEqual(ids("ninja"));
  expect(Object.keys(lordCrests)).toEqual(ids("lords"));
  expect(Object.keys(ninjaShapes).filter((id) => !ninjaCrests[id])).toEqual([]);
  const all = [...Object.values(ninjaCrests), ...Object.values(lordCrests)];
  expect(new Set(all).size).toBe(all.length);
});
