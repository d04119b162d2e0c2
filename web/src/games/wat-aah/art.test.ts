import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { creatures } from "./art";
import { bosses, court, temple } from "./art-boards";
import { backdrops } from "./backdrops";

const content = "../src/kagemusha/games/wat_aah/content";
const files = ["shinobi", "grand-master"].map((name) => readFileSync(`${content}/${name}.toml`, "utf-8")).join("\n");
const ids = (kind: string): string[] => [...files.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\\nid = "(.*)"`, "g"))].map(([, id]) => id!);

test("every clan, Yokai, Temple, Court and Boss card has a drawing of its own", () => {
  const shinobi = [...ids("clan"), ...ids("yokai"), "ronin"];
  expect(Object.keys(creatures).sort()).toEqual([...shinobi].sort());
  expect(Object.keys(temple)).toEqual(ids("temple"));
  expect(Object.keys(court)).toEqual(ids("court"));
  expect(Object.keys(bosses)).toEqual(ids("boss"));
  const lines = [creatures, temple, court, bosses].flatMap((all) => Object.values(all).map(({ line }) => line));
  expect(new Set(lines).size).toBe(lines.length);
});

test("every figure of the deck stands in a place of its own", () => {
  expect(Object.keys(creatures).filter((id) => !backdrops[id])).toEqual([]);
  expect(new Set(Object.values(backdrops).map(({ far, near, fine }) => far + near + fine)).size).toBe(Object.keys(backdrops).length);
});
