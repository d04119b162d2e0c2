import type { WatAahView } from "../../api/types";

/** Whom the power at work was aimed at; none while that is still to be chosen. */
export const aimedAt = (view: WatAahView): string | null =>
  view.effect === "nothing" || view.step === "targeting" || view.target === view.active ? null : view.target;
