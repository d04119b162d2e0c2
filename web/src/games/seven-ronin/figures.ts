import type { VillageView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import type { Figure, Turn } from "../../table/game-module";
import type { LogLine } from "../../table/table.svelte";
import { GONE } from "./village";

/** The figures of a finished match for its result. */
export function figures(view: VillageView): Figure[] {
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

/** The line of the round in which the winner gained most: the fall of a ronin, or occupied areas. */
export function turn(log: LogLine[], view: VillageView): Turn | null {
  const attacked = view.winner === "attacker";
  let best: { line: LogLine; round: number; worth: number } | null = null;
  let round = 1;
  let held = 0;
  let fallen: LogLine[] = [];
  for (const line of log) {
    const kind = line.kind.replace("seven-ronin-", "");
    if (kind === "round-began") {
      round = Number(line.args["round"]);
      fallen = [];
    }
    if (kind === "ronin-eliminated") fallen.push(line);
    if (kind !== "areas-counted") continue;
    const total = Number(line.args["total"]);
    const worth = attacked ? total - held + fallen.length : held - total;
    if (worth > (best?.worth ?? 0)) best = { line: attacked ? (fallen.at(-1) ?? line) : line, round, worth };
    held = total;
  }
  return best;
}
