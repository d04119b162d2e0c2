/** What the screen shows for different questions. */
import type { EraView } from "../../api/types";
import type { Choice } from "../../table/game-module";

const CARD_STEPS = ["keep-new", "choose-card", "choose-loot", "discard-excess"];

/** Whether every choice is a card to read and pick. */
export const asksForCard = (view: EraView): boolean => CARD_STEPS.includes(view.step);

/** The choice for the red button: to roll, to keep a roll, to end a turn without other choices. */
export function mainChoice(choices: Choice[], view: EraView): Choice | undefined {
  const by = (verb: string): Choice | undefined => choices.find((choice) => choice.verb === verb);
  if (choices.length === 1) return choices[0];
  if (view.step === "turn") {
    const more = choices.some(({ verb }) => ["move", "explore", "attack", "strike", "wound", "sprint"].includes(verb));
    return more ? undefined : by("done");
  }
  return by("roll") ?? by("stand");
}
