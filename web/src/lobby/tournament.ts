/** Names and points of entrants in a tournament. */
import type { TournamentCard } from "../api/types";
import { playerName } from "./pools";

/** The name of each entrant, by number. Equal bots get a number. */
export function names(card: TournamentCard): (number: number) => string {
  const found = new Map<number, string>();
  const bots = new Map<string, number[]>();
  for (const { number, who } of card.entrants) if (who?.startsWith("bot:")) bots.set(who, [...(bots.get(who) ?? []), number].sort((a, b) => a - b));
  for (const { number, who, name } of card.entrants) {
    const alike = (who && bots.get(who)) || [];
    found.set(number, playerName(who, alike.length > 1 ? `${name} ${alike.indexOf(number) + 1}` : name));
  }
  return (number) => found.get(number) ?? "";
}

/** Points as people write them: 1½. */
export function pointsText(points: number): string {
  const whole = Math.floor(points);
  return points === whole ? String(whole) : `${whole || ""}½`;
}
