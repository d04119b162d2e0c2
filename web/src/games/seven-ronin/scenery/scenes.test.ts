import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneOf } from "./scenes";

const content = readFileSync("../src/kagemusha/games/seven_ronin/content/village.toml", "utf-8");
const areas = [...content.matchAll(/\[\[area\]\]\nid = "(.*)"\nkind = "(.*)"/g)].map(([, id, kind]) => [id!, kind!] as const);

test("every area of the village has a scene of its own", () => {
  const drawn = areas.map(([id, kind]) => sceneOf(id, kind));
  expect(drawn.length).toBe(10);
  expect(new Set(drawn).size).toBe(10);
  expect(drawn).not.toContain(sceneOf("", "unknown"));
});
