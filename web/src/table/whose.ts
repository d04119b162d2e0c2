/** The player at a seat, with what the game calls the seat. */
import { catalogue } from "../lib/catalogue.svelte";
import type { LiveTable } from "./live-table.svelte";

export function whose(table: LiveTable, seat: number): string {
  const side = catalogue.game(table.game)?.seat_names[seat]?.name ?? "";
  return [...new Set([side, table.playerName(seat)])].filter(Boolean).join(" · ");
}
