/** What "Play now" does. */
import { api } from "../api/http";
import type { GameCard } from "../api/types";
import { prepare } from "../games";
import { i18n } from "../lib/i18n.svelte";
import { rememberTable } from "../lib/remember";
import { router } from "../lib/router.svelte";
import { storage } from "../lib/storage";
import { quickTable } from "./quick-table";

/** Open a table against bots and go there. */
export async function playNow(game: GameCard): Promise<void> {
  prepare(game.id); // while the table is opened
  const table = await api.open(quickTable(game, storage.name, i18n.language));
  rememberTable(game.id, table);
  router.go(`tables/${table.id}`);
}
