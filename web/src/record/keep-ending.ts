/** Adds a finished match to the record. */
import type { TableCard } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import type { LiveTable } from "../table/live-table.svelte";
import type { Achievement } from "./achievement";
import { achievementsOf } from "./achievements";
import { keepAchieved, keepMatch, playedMatches, type Outcome } from "./record";

/** Store the match of this seat; returns the new achievements. */
export async function keepEnding(table: LiveTable, card: TableCard): Promise<Achievement[]> {
  const { update, seat } = table;
  if (!update?.result || seat === null) return [];
  const { winners, reason } = update.result;
  const won = winners.includes(seat);
  const outcome: Outcome = won ? "won" : winners.length ? "lost" : "nobody";
  await catalogue.load();
  const option = catalogue.game(card.game)?.options[0];
  const mode = option ? ((card.header.options as Record<string, unknown>)[option.id] ?? option.default) : "";
  const others = update.holders.filter((_, other) => other !== seat);
  keepMatch({
    table: table.id,
    game: card.game,
    mode: String(mode),
    seat,
    against: others.map(({ kind, name }) => ({ bot: kind === "bot", name })),
    outcome,
    at: update.at,
  });
  const matches = playedMatches().filter(({ game }) => game === card.game);
  const ended = { view: update.view as never, seat, me: `p${seat + 1}`, won, reason: reason ?? "", log: table.log, matches };
  if (update.ending?.reason !== "played") return []; // somebody resigned or left: nothing was achieved
  const all = await achievementsOf(card.game);
  const earned = all.filter((one) => one.earned(ended));
  const fresh = keepAchieved(card.game, earned.map(({ id }) => id), update.at);
  return all.filter(({ id }) => fresh.includes(id));
}
