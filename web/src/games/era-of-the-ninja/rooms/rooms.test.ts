import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rooms } from "./index";
import { floors } from "./shapes";

const content = readFileSync("../src/kagemusha/games/era_of_the_ninja/content/rooms.toml", "utf-8");
const ids = [...content.matchAll(/^id = "(.*)"/gm)].map(([, id]) => id!);

test("every room of the castle is furnished, each in its own way", () => {
  expect(Object.keys(rooms).sort()).toEqual([...ids].sort());
  const drawn = Object.values(rooms).map(({ parts }) => JSON.stringify(parts));
  expect(new Set(drawn).size).toBe(ids.length);
  expect(Object.values(rooms).filter(({ floor }) => !floors[floor])).toEqual([]);
});
