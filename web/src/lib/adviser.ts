/** The bot that gives hints and reviews: the player's choice, where a game offers it. */
import { catalogue } from "./catalogue.svelte";
import { settings } from "./settings.svelte";

/** The bots to choose from; the first one is the default. */
export const advisers = (game: string): string[] => catalogue.game(game)?.advisers ?? [];

export function adviser(game: string): string {
  const known = advisers(game);
  return known.find((bot) => bot === settings.adviser) ?? known[0] ?? "";
}
