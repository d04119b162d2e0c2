/** The phases of a round, and in which of them a question comes. */
import type { EraView } from "../../api/types";

const PHASES = ["lead", "shadow", "ninja", "awareness", "units", "recovery"] as const;
export type Phase = (typeof PHASES)[number];

const OF_STEP: Record<string, Phase> = {
  "name-lead": "lead",
  turn: "ninja",
  "turn-tile": "ninja",
  consent: "ninja",
  "nvn-after": "ninja",
  "choose-activation": "units",
  "choose-target": "units",
  "choose-route": "units",
  "choose-merge": "units",
  replace: "recovery",
  "keep-new": "recovery",
  "choose-entry": "recovery",
};

const duel = (mode: string): boolean => mode.endsWith("death-match");

/** The phases that a mode has. */
export function phasesOf(mode: string): Phase[] {
  return PHASES.filter((phase) => {
    if (phase === "lead") return mode !== "lone-ninja";
    return !(duel(mode) && (phase === "awareness" || phase === "units"));
  });
}

/** The phase of the round, if the question has only one. */
export function phaseOf(view: EraView): Phase | undefined {
  if ((view.step === "before-roll" || view.step === "after-roll") && view.roll) {
    if (view.roll.kind === "shadow") return duel(view.mode) ? undefined : "shadow";
    return view.roll.kind === "dodge" && view.foe ? "units" : "ninja";
  }
  if (view.step === "intercept") return view.foe ? "units" : "ninja";
  return OF_STEP[view.step];
}
