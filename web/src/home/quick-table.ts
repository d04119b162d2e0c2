/** The table that "Play now" opens. */
import type { GameCard, SeatRequest, TableRequest } from "../api/types";
import { inLanguage } from "./setup";

/** You at the first seat, the default bot at all others, default options, in your language. */
export function quickTable(game: GameCard, name: string, language: string): TableRequest {
  const seats = Math.max(2, Math.min(...game.seats));
  const others = Array<SeatRequest>(seats - 1).fill({ kind: "bot", name: game.default_bot });
  return { game: game.id, seats: [{ kind: "person", name }, ...others], options: inLanguage(game, language) as TableRequest["options"] };
}

/** The table of a guided first match: you where the coach wants you, a gentle bot at all others. */
export function guidedTable(game: GameCard, name: string, language: string): TableRequest {
  const { seat = 0, seats = 2, bot = game.default_bot, options = {} } = game.guided ?? {};
  const places = Array.from({ length: seats }, (_, n): SeatRequest => (n === seat ? { kind: "person", name } : { kind: "bot", name: bot }));
  return { game: game.id, seats: places, options: { ...inLanguage(game, language), ...options } as TableRequest["options"] };
}
