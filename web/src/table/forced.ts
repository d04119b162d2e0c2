/** Choices without alternative. */
import type { Choice } from "./game-module";

/** Choices that end something or roll dice are left to the player. */
const OWN = ["done", "end", "pass", "seal", "roll", "stand"];

/** The only choice, if it may be made for the player; `last` is the one that ends the step. */
export function forced(choices: Choice[], last: Choice | undefined): Choice | null {
  const [only, ...others] = choices;
  return only && !others.length && only !== last && !OWN.includes(only.verb) ? only : null;
}
