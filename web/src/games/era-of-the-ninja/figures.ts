import type { EraView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import type { Figure, Turn } from "../../table/game-module";
import type { LogLine } from "../../table/table.svelte";

const kindOf = (line: LogLine): string => line.kind.replace("era-", "");

/** The figures of a finished match for each player. */
export function figures(view: EraView, log: LogLine[]): Figure[] {
  const sum = (kind: string, who = "player", number = "") =>
    view.players.map(({ player }) => {
      const own = log.filter((line) => kindOf(line) === kind && line.args[who] === player);
      return String(own.reduce((all, { args }) => all + (number ? Number(args[number]) : 1), 0));
    });
  return [
    [say("web-era-of-the-ninja-figure-tiles"), ...sum("tile-laid")],
    [say("web-era-of-the-ninja-figure-units"), ...sum("killed", "killer", "number")],
    [say("web-era-of-the-ninja-figure-dodged"), ...sum("dodged")],
    [say("web-era-of-the-ninja-figure-wounds"), ...sum("wounds", "player", "number")],
    [say("web-era-of-the-ninja-figure-cards"), ...sum("card-gained")],
  ];
}

/** The fall of the Lord, if that decided it; else what hurt somebody who did not win most. */
export function turn(log: LogLine[], view: EraView): Turn | null {
  let best: { line: LogLine; round: number; worth: number } | null = null;
  let round = 1;
  for (const line of log) {
    const kind = kindOf(line);
    if (kind === "round") round = Number(line.args["round"]);
    const decided = kind === "lord-killed" && view.winners.length > 0;
    const hurt = kind === "wounds" && !view.winners.includes(String(line.args["player"])) ? Number(line.args["number"]) : 0;
    const worth = decided ? Infinity : hurt;
    // Of equal ones the later counts: it was nearer to the end.
    if (worth && worth >= (best?.worth ?? 0)) best = { line, round, worth };
  }
  return best;
}
