import type { WatAahView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import type { Figure, Turn } from "../../table/game-module";
import type { Lexicon } from "../../table/lexicon.svelte";
import type { LogLine } from "../../table/table.svelte";
import { strengthOf } from "./cards";

const LOST = ["card-destroyed", "card-returned"];
const GONE = ["clan-destroyed", "clan-returned"];
const kindOf = (line: LogLine): string => line.kind.replace("wat-aah-", "");

/** The cards of every clan in play, tracked along the log. */
class Clans {
  #cards = new Map<string, string[]>();

  /** What a line of the log takes from a player; nothing if it takes nothing. */
  follow({ kind, args }: LogLine): string[] {
    const name = kind.replace("wat-aah-", "");
    const clan = `${String(args["player"])} ${String(args["clan"])}`;
    const card = String(args["card"]);
    const here = this.#cards.get(clan) ?? [];
    if (name === "round-began") this.#cards.clear();
    if (name === "card-placed") this.#cards.set(clan, [...here, card]);
    if (LOST.includes(name)) {
      const at = here.indexOf(card);
      if (at < 0) return []; // it went with its whole clan
      this.#cards.set(clan, here.filter((_, n) => n !== at));
      return [card];
    }
    if (!GONE.includes(name)) return [];
    this.#cards.delete(clan);
    return here;
  }
}

/** The figures of a finished match for each player. */
export function figures(view: WatAahView, log: LogLine[]): Figure[] {
  const clans = new Clans();
  const lost = new Map<string, number>();
  for (const line of log) {
    const player = String(line.args["player"]);
    const cards = clans.follow(line);
    lost.set(player, (lost.get(player) ?? 0) + cards.length);
  }
  const count = (kind: string) => view.players.map(({ id }) => String(log.filter((line) => kindOf(line) === kind && line.args["player"] === id).length));
  return [
    [say("web-wat-aah-figure-clans"), ...count("clan-placed")],
    [say("web-wat-aah-figure-powers"), ...count("power-used")],
    [say("web-wat-aah-figure-lost"), ...view.players.map(({ id }) => String(lost.get(id) ?? 0))],
    [say("web-wat-aah-figure-corrupt"), ...view.players.map(({ corruption }) => String(corruption.length))],
  ];
}

/** The line that gave a winner most strength, or took most from somebody else. */
export function turn(log: LogLine[], view: WatAahView, lexicon: Pick<Lexicon, "name">): Turn | null {
  const clans = new Clans();
  const strength = (cards: string[]) => cards.reduce((sum, card) => sum + strengthOf(lexicon, card), 0);
  let best: { line: LogLine; round: number; worth: number } | null = null;
  let round = 1;
  const weigh = (line: LogLine, worth: number) => {
    if (worth > (best?.worth ?? 0)) best = { line, round, worth };
  };
  log.forEach((line, n) => {
    const won = view.winners.includes(String(line.args["player"]));
    const taken = clans.follow(line);
    if (kindOf(line) === "round-began") round = Number(line.args["round"]);
    if (taken.length && !won) weigh(line, strength(taken));
    if (!["clan-placed", "clan-reinforced"].includes(kindOf(line)) || !won) return;
    const after = log.slice(n + 1);
    const end = after.findIndex((other) => kindOf(other) !== "card-placed");
    weigh(line, strength(after.slice(0, end < 0 ? after.length : end).map(({ args }) => String(args["card"]))));
  });
  return best && { ...(best as { line: LogLine }), round: view.mode === "grand-master" ? (best as { round: number }).round : null };
}
