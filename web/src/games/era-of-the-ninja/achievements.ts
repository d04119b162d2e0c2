import type { EraView } from "../../api/types";
import { done, type Achievement } from "../../record/achievement";

export default [
  { id: "explorer", lesson: "exploring", earned: (match) => done(match, "tile-laid").length >= 6 },
  { id: "unseen", lesson: "hide", earned: (match) => done(match, "hid").length > 0 && done(match, "hidden").length >= 3 },
  { id: "dodger", lesson: "dodge", earned: (match) => done(match, "dodged").length >= 3 },
  { id: "limit", lesson: "ki", earned: (match) => done(match, "lifted").length > 0 },
  { id: "buyer", lesson: "buying", earned: (match) => done(match, "card-gained").length >= 3 },
  { id: "sneak", lesson: "sneak", earned: (match) => done(match, "attacked").some(({ args }) => Number(args["sneak"]) > 0) },
  { id: "lord", lesson: "the-lord", earned: (match) => done(match, "lord-killed").length > 0 },
] satisfies Achievement<EraView>[];
