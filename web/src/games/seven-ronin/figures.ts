import type { VillageView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import { GONE } from "./village";

/** What a match that is over came to, for its result. */
export function figures(view: VillageView): [string, string][] {
  const alive = view.ronin.filter(({ station }) => station !== GONE);
  const wounds = alive.reduce((sum, ronin) => sum + ronin.wounds, 0);
  const of = (number: number, all: number) => say("web-seven-ronin-of", { number, all });
  return [
    [say("web-seven-ronin-figure-rounds"), of(view.round, view.track.length)],
    [say("web-seven-ronin-figure-areas"), of(view.held, view.areas_to_win)],
    [say("web-seven-ronin-figure-fallen"), of(view.ronin.length - alive.length, view.ronin.length)],
    [say("web-seven-ronin-figure-wounds"), String(wounds)],
    [say("web-seven-ronin-figure-reserves"), String(view.reserves)],
  ];
}
