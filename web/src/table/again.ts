/** The same match once more, with the same people where they sit at this screen. */
import { api } from "../api/http";
import type { SeatWish, TableCard, TableWish } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import { opened } from "../lib/opened";
import { router } from "../lib/router.svelte";

export async function again(card: TableCard, seat: number | null, seats: number[]): Promise<void> {
  const bot = catalogue.game(card.game)?.default_bot ?? "greedy";
  // Nobody else's seat is taken again: others get a new link from us, so a bot plays unless we do.
  const wish: SeatWish[] = card.holders.map((holder, n) => {
    if (holder.kind === "bot" || holder.kind === "local") return { kind: holder.kind, name: holder.name };
    if (n === seat || (seat === null && !seats.length && n === 0)) return { kind: "person", name: holder.name };
    return { kind: holder.kind === "person" ? "open" : "bot", name: holder.kind === "person" ? "" : bot };
  });
  // From the beginning: the position that a match began from is told to nobody.
  const again: TableWish = { game: card.game, seats: wish, options: card.header.options, clock: card.clock, spectators: card.spectators };
  const table = await api.open(again);
  opened(card.game, table);
  router.go(`tables/${table.id}`);
}
