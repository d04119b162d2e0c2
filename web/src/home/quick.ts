/** The first match of a game, as it begins with one click. */
import type { GameCard, SeatWish, TableWish } from "../api/types";

/** You at the first seat, the usual bot at all others, everything else as the game says. */
export function quick(game: GameCard, name: string): TableWish {
  const seats = Math.max(2, Math.min(...game.seats));
  const others = Array<SeatWish>(seats - 1).fill({ kind: "bot", name: game.default_bot });
  return { game: game.id, seats: [{ kind: "person", name }, ...others] };
}
