/** The map as text: the names of stacks, and who sees whom. */
import type { EraView, StackView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import type { Lexicon } from "../../table/lexicon.svelte";
import { sightLines } from "./sight-lines";

/** A stack as the log calls it: Ashigaru Yari 2. */
export function stackName(lexicon: Lexicon, { id, unit }: StackView): string {
  const number = /\d+$/.exec(id)?.[0];
  return [lexicon.name("unit", unit), ...(number ? [number] : [])].join(" ");
}

/** Whom a stack sees and goes for, or who sees a ninja. */
export function sightText(view: EraView, lexicon: Lexicon, id: string): string[] {
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
  return view.stacks.length ? [t("seen-by", [...new Set(sightLines(view, id).map((gaze) => unit(gaze.stack)))])] : [];
}
