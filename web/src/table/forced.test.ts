import { expect, test } from "vitest";
import { forced } from "./forced";
import type { Choice } from "./game-module";

const choice = (verb: string): Choice => ({ notation: verb, verb, parts: [], text: verb, group: "", section: "", details: [] });

test("only a choice without alternative is forced, and none that ends something", () => {
  const [strike, done, leave] = [choice("strike"), choice("done"), choice("leave")];
  expect(forced([strike], undefined)).toBe(strike);
  expect(forced([strike, done], done)).toBeNull();
  expect(forced([done], undefined)).toBeNull();
  expect(forced([leave], leave)).toBeNull();
  expect(forced([], undefined)).toBeNull();
});
