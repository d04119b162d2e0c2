/** The layout of a hand, in which the strength of every card is visible and can be clicked. */

/** A row of the hand covers the one above it from this part of the card's height on. */
const ROW = 0.55;
/** So much of the width of a covered card shows its strength. */
const SEEN = 0.34;
/** Where there is room, so much of a card is seen beside the next one: its twin, or another. */
const TWIN = 0.62;
const OTHER = 1.04;
/** The narrowest strip of a card that a finger hits, in pixels. */
const FINGER = 30;
/** Cards do not get narrower than this. */
const LEAST = 52;
/** Several rows may be so much higher than one. */
const HIGHER = 1.25;

export interface Spot {
  left: number;
  top: number;
  /** How far it is turned, in degrees. */
  turn: number;
}

interface Fan {
  /** The width of a card, in pixels. */
  card: number;
  height: number;
  spots: Spot[];
}

/** The rows for a number of cards: as few as possible, and the width of a card. */
function split(number: number, width: number, most: number): { card: number; rows: number[] } {
  for (let rows = 1; ; rows++) {
    const each = Math.ceil(number / rows);
    const high = (most * (rows > 1 ? HIGHER : 1)) / (1 + ROW * (rows - 1));
    const card = Math.min(width, Math.max(LEAST, Math.min(most, high, width / (1 + SEEN * (each - 1)))));
    if (each > 1 && (width - card) / (each - 1) < FINGER) continue;
    const full = number - (each - 1) * rows;
    return { card, rows: Array.from({ length: rows }, (_, n) => (n < full ? each : each - 1)) };
  }
}

/** How far from the left each card of a row lies; twins lie closer together. */
function across(cards: string[], width: number, card: number): number[] {
  const least = Math.max(card * SEEN, FINGER);
  const most = cards.slice(1).map((id, n) => Math.max(least, card * (id === cards[n] ? TWIN : OTHER)));
  const space = most.reduce((sum, step) => sum + step - least, 0);
  const room = width - card - least * most.length;
  const share = space > 0 ? Math.min(1, room / space) : 1;
  let at = 0;
  const found = [0, ...most.map((step) => (at += least + (step - least) * share))];
  return found.map((left) => left + (width - card - at) / 2);
}

/** Where the cards of a hand lie in `width`, each at most `most` wide. */
export function fan(cards: string[], width: number, most: number): Fan {
  const { card, rows } = split(cards.length, width, most);
  const spots: Spot[] = [];
  for (const [row, number] of rows.entries()) {
    const lefts = across(cards.slice(spots.length, spots.length + number), width, card);
    const top = row * card * 1.4 * ROW;
    spots.push(...lefts.map((left, n) => bent(left, top, rows.length > 1 ? 0 : n - (number - 1) / 2, number)));
  }
  return { card, height: card * 1.4 * (1 + ROW * Math.max(0, rows.length - 1)), spots };
}

/** A card some places from the middle of its row, which stands straight. */
function bent(left: number, top: number, from: number, number: number): Spot {
  const edge = Math.max(1, (number - 1) / 2);
  const part = from / edge;
  return { left, top: top + part * part * Math.min(edge * 2.5, 10), turn: part * Math.min(edge * 2.2, 6) };
}

/** How many of its kind a card is the last of; 0 for one that has no twin, or is followed by one. */
export function twins(cards: string[], at: number): number {
  if (cards[at + 1] === cards[at]) return 0;
  const number = cards.filter((card) => card === cards[at]).length;
  return number > 1 ? number : 0;
}
