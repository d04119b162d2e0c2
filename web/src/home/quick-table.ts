/** The table that "Play now" opens. */
import type { GameCard, SeatRequest, TableRequest } from "../api/types";
import { inLanguage } from "./setup";

/** The player on the first seat, the default bot on all others, default options, the player's language. */
export function quickTable(game: GameCard, name: string, language: string): TableRequest {
  const seats = Math.max(2, Math.min(...game.seats));
  const others = Array<SeatRequest>(seats - 1).fill({ kind: "bot", name: game.default_bot });
  return { game: game.id, seats: [{ kind: "person", name }, ...others], options: inLanguage(game, language) as TableRequest["options"] };
}

/** The table of a guided first match: the player on the coach's seat, a gentle bot on all others. */
export function guidedTable(game: GameCard, name: string, language: string): TableRequest {
  const { seat = 0, seats = 2, bot = game.default_bot, options = {} } = game.guided ?? {};
  const places = Array.from({ length: seats }, (_, n): SeatRequest => (n === seat ? { kind: "person", name } : { kind: "bot", name: bot }));
  return { game: game.id, seats: places, options: { ...inLanguage(game, language), ...options } as TableRequest["options"] };
}
