import { expect, it } from "vitest";
import type { EraView } from "../../api/types";
import type { Choice } from "../../table/game-module";
import { mainChoice } from "./prompt";

const choices = (...verbs: string[]) => verbs.map((verb) => ({ verb, notation: verb }) as Choice);
const main = (step: string, ...verbs: string[]) => mainChoice(choices(...verbs), { step } as EraView)?.verb;

it("offers what stands out", () => {
  expect(main("before-roll", "roll", "lift")).toBe("roll");
  expect(main("after-roll", "stand", "reroll")).toBe("stand");
  expect(main("turn", "move", "hide", "done")).toBeUndefined();
  expect(main("turn", "hide", "done")).toBe("done");
  expect(main("choose-target", "target", "target")).toBeUndefined();
});
