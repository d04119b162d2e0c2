import { expect, it } from "vitest";
import type { EraView } from "../../api/types";
import { phaseOf, phasesOf } from "./phases";

const at = (view: object) => phaseOf({ mode: "standard", roll: null, foe: null, ...view } as EraView);

it("tells the phase from what is asked", () => {
  expect(at({ step: "turn" })).toBe("ninja");
  expect(at({ step: "before-roll", roll: { kind: "shadow" } })).toBe("shadow");
  expect(at({ step: "before-roll", roll: { kind: "dodge" }, foe: "yari-1" })).toBe("units");
  expect(at({ step: "after-roll", roll: { kind: "attack" }, foe: "yari-1" })).toBe("ninja");
  expect(at({ step: "intercept", foe: "yari-1" })).toBe("units");
  expect(at({ step: "intercept" })).toBe("ninja");
  expect(at({ step: "may" })).toBeUndefined();
});

it("leaves out what a mode does not have", () => {
  expect(phasesOf("lone-ninja")).not.toContain("lead");
  expect(phasesOf("nvn-death-match")).toEqual(["lead", "shadow", "ninja", "recovery"]);
});
