/** Open a new table like this one, with the same people at a shared screen; with `swap`, everybody one seat further. */
import { api } from "../api/http";
import type { SeatWish, TableCard, TableWish } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import { rememberTable } from "../lib/remember";
import { router } from "../lib/router.svelte";

export async function rematch(card: TableCard, seat: number | null, seats: number[], { swap = false } = {}): Promise<void> {
  const bot = catalogue.game(card.game)?.default_bot ?? "greedy";
  // Other people get a new link; their seats stay open.
  const wish: SeatWish[] = card.holders.map((holder, n) => {
    if (holder.kind === "bot" || holder.kind === "local") return { kind: holder.kind, name: holder.name };
    if (n === seat || (seat === null && !seats.length && n === 0)) return { kind: "person", name: holder.name };
    return { kind: holder.kind === "person" ? "open" : "bot", name: holder.kind === "person" ? "" : bot };
  });
  // From the beginning: a position that a match started from is secret.
  const wanted: TableWish = { game: card.game, seats: swap ? [...wish.slice(-1), ...wish.slice(0, -1)] : wish, options: card.header.options, clock: card.clock, spectators: card.spectators };
  const table = await api.open(wanted);
  rememberTable(card.game, table);
  router.go(`tables/${table.id}`);
}
