/** Opens tables for "Play now". */
import { api } from "../api/http";
import type { GameCard, TableCard, TableRequest } from "../api/types";
import { prepare } from "../games";
import { i18n } from "../lib/i18n.svelte";
import { rememberTable } from "../lib/remember";
import { router } from "../lib/router.svelte";
import { storage } from "../lib/storage";
import type { Guide } from "../learn";
import { offerAt, startOver } from "../learn/coach-state";
import { catalogue } from "../lib/catalogue.svelte";
import { guidedTable, quickTable } from "./quick-table";

/** Open the table of a guided match and go there; the coach starts from the beginning. */
export async function playGuided(game: GameCard): Promise<void> {
  startOver(game.id);
  await open(game, guidedTable(game, storage.name, i18n.language));
}

/** The player answered the offer of a coach: continue here, or at a more suitable table. */
export async function beginGuided(yes: boolean, guide: Guide, card: TableCard): Promise<void> {
  const game = catalogue.game(card.game);
  const { seat, options } = game?.guided ?? { seat: 0, options: {} };
  const here = card.header.options as Record<string, unknown>;
  const suits = guide.table.seat === seat && Object.entries(options).every(([option, value]) => here[option] === value);
  if (!yes || !game) return guide.turn(false);
  startOver(game.id);
  if (suits) return guide.turn(true);
  storage.forget(card.id); // nothing was played there, so "back" does not lead there either
  await open(game, guidedTable(game, storage.name, i18n.language), { replace: true });
}

async function open(game: GameCard, body: TableRequest, { replace = false } = {}): Promise<void> {
  prepare(game.id); // while the table is opened
  const table = await api.open(body);
  rememberTable(game.id, table);
  offerAt(table.id);
  router.go(`tables/${table.id}`, { replace });
}

/** Open a table against bots and go there. */
export async function playNow(game: GameCard): Promise<void> {
  await open(game, quickTable(game, storage.name, i18n.language));
}
