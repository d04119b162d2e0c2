/** What a card is, by its id, from the lexicon; and how hands are ordered. */
import type { CardPage } from "../../api/types";
import type { Lexicon } from "../../table/lexicon.svelte";

export type Order = "clan" | "strength";
export type Kind = "card" | "temple" | "court" | "boss";

const LAST = ["ronin", "yokai"];

type Names = Pick<Lexicon, "name">;
type Cards = Pick<Lexicon, "name" | "card">;

/** The clan of a card, `ronin` or `yokai`. */
export const clanOf = (lexicon: Names, card: string): string => lexicon.name("group", card).toLowerCase();

/** The number that is printed on a card. */
export const strengthOf = (lexicon: Names, card: string): number => Number(lexicon.name("strength", card)) || 0;

/** What a card says: its own page, or that of its clan. */
export const pageOf = (lexicon: Cards, kind: Kind, card: string): CardPage | undefined =>
  lexicon.card(kind, card) ?? (kind === "card" ? lexicon.card("clan", clanOf(lexicon, card)) : undefined);

/** What a tooltip explains a card by: the card itself, and the clan that says what it does. */
export const tipOf = (lexicon: Names, kind: Kind, card: string): string =>
  kind === "card" ? `card:${card} clan:${clanOf(lexicon, card)}` : `${kind}:${card}`;

/** What is on the face of a card, strength last: its name for screen readers. */
export function faceOf(lexicon: Cards, kind: Kind, card: string): string {
  const name = pageOf(lexicon, kind, card)?.name ?? lexicon.name(kind, card);
  return kind === "card" ? `${name} ${strengthOf(lexicon, card)}` : name;
}

export const total = (lexicon: Names, cards: string[]): number =>
  cards.reduce((sum, card) => sum + strengthOf(lexicon, card), 0);

export interface Copy {
  card: string;
  /** Tells copies of a card apart, for as long as there are as many. */
  key: string;
}

/** Each card with its own key. */
export function copies(cards: string[]): Copy[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${card}#${number}` };
  });
}

/** A hand as its holder likes it: by clan with Ronin and Yokai last, or strongest first. */
export function sorted(lexicon: Names, cards: string[], order: Order): string[] {
  const group = (card: string) => LAST.indexOf(clanOf(lexicon, card)) + 1;
  const by = cards.map((card, at) => ({ card, at, strength: strengthOf(lexicon, card), last: group(card) }));
  if (order === "strength") by.sort((a, b) => b.strength - a.strength || a.at - b.at);
  else by.sort((a, b) => a.last - b.last || a.at - b.at);
  return by.map(({ card }) => card);
}

/** Ronin and Yokai behind, so that the clan's own card is in front of the column. */
export const stacked = (lexicon: Names, cards: string[]): string[] => {
  const own = cards.filter((card) => !LAST.includes(clanOf(lexicon, card)));
  return [...cards.filter((card) => LAST.includes(clanOf(lexicon, card))), ...own];
};

/** Which keys of a hand are among these cards: as many copies as there are. */
export function among(hand: Copy[], cards: string[]): Set<string> {
  const left = [...cards];
  const found = new Set<string>();
  for (const { card, key } of hand) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    left.splice(at, 1);
    found.add(key);
  }
  return found;
}
