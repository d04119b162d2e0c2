/** Ratings in words: of which game, mode and side, and how certain. */
import type { RatingCard } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import { say } from "../lib/i18n.svelte";

interface Pool {
  game: string;
  mode: string;
  side: string;
}

/** A 95 % interval is two deviations wide on either side. */
export function ratingWords({ value, deviation }: RatingCard): string {
  return say("web-lobby-rating-words", { value: String(Math.round(value)), margin: String(Math.round(2 * deviation)) });
}

export function poolWords({ game, mode, side }: Pool): string {
  const card = catalogue.game(game);
  const modes = card?.options.flatMap(({ values }) => values) ?? [];
  const called = mode && (modes.find(({ value }) => value === mode)?.name ?? mode);
  const seat = side && (card?.seat_names.find(({ id }) => id === side)?.name ?? side);
  return [card?.name ?? game, called, seat].filter(Boolean).join(" · ");
}

export const poolKey = ({ game, mode, side }: Pool): string => `${game} ${mode} ${side}`;

/** The name of a player: bots have their level, deleted profiles a general text. */
export function playerName(who: string | null, name: string): string {
  if (who === null) return say("web-lobby-deleted");
  if (!who.startsWith("bot:")) return name || say("web-lobby-unnamed");
  const id = who.slice("bot:".length);
  const card = catalogue.games.flatMap(({ bots }) => bots).find((bot) => bot.id === id);
  return say("web-lobby-bot", { name: card ? name.replace(id, card.level) : name });
}
