/** Who sees whom, in words. */
import type { EraView } from "../../api/types";
import { say } from "../../lib/words.svelte";
import type { Lexicon } from "../../table/lexicon.svelte";
import { gazes } from "./gaze";

/** Whom a stack sees and goes for, or who sees a ninja. */
export function told(view: EraView, lexicon: Lexicon, id: string): string[] {
  const t = (key: string, names: string[]): string =>
    say(`web-era-of-the-ninja-${key}`, { number: names.length, names: names.join(", ") });
  const ninja = (player: string): string => {
    const known = view.players.find((one) => one.player === player)?.ninja;
    return known ? lexicon.name("ninja", known) : lexicon.name("player", player);
  };
  const stack = view.stacks.find((one) => one.id === id);
  if (stack) {
    const [sees, hunts] = [stack.sees.map(ninja), stack.hunts.map(ninja)];
    return [t("sees", sees), ...(hunts.length ? [t("hunts", hunts)] : [])];
  }
  const unit = (seeing: string): string => lexicon.name("unit", view.stacks.find((one) => one.id === seeing)!.unit);
  return view.stacks.length ? [t("seen-by", [...new Set(gazes(view, id).map((gaze) => unit(gaze.stack)))])] : [];
}
