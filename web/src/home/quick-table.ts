/** The table that "Play now" opens. */
import type { GameCard, SeatWish, TableWish } from "../api/types";
import { inLanguage } from "./setup";

/** You at the first seat, the default bot at all others, default options, in your language. */
export function quickTable(game: GameCard, name: string, language: string): TableWish {
  const seats = Math.max(2, Math.min(...game.seats));
  const others = Array<SeatWish>(seats - 1).fill({ kind: "bot", name: game.default_bot });
  return { game: game.id, seats: [{ kind: "person", name }, ...others], options: inLanguage(game, language) as TableWish["options"] };
}

/** The table of a guided first match: you where the coach wants you, a gentle bot at all others. */
export function guidedTable(game: GameCard, name: string, language: string): TableWish {
  const { seat = 0, seats = 2, bot = game.default_bot, options = {} } = game.guided ?? {};
  const wish = Array.from({ length: seats }, (_, n): SeatWish => (n === seat ? { kind: "person", name } : { kind: "bot", name: bot }));
  return { game: game.id, seats: wish, options: { ...inLanguage(game, language), ...options } as TableWish["options"] };
}
