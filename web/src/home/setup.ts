/** The form for a new table: its options, their values, and the request. */
import type { ClockRequest, DelayRequest, GameCard, GameOption, OptionValue, SeatRequest, TableRequest } from "../api/types";

export type Value = string | number | boolean | string[];
export type Values = Record<string, Value>;

/** Who takes a seat: us, `bot-ID`, a person with a link, anybody, or a person at this screen. */
export type Who = "you" | "person" | "open" | "local" | `bot-${string}`;

export interface SeatChoice {
  who: Who;
  name: string;
}

export interface Field {
  option: GameOption;
  value: Value;
  /** The values that are possible with that many seats. */
  values: OptionValue[];
}

/** The options whose values are languages, such as the edition, in the language of the player. */
export function inLanguage(game: GameCard, language: string): Values {
  const own = game.options.filter(
    ({ kind, default: usual, values }) => kind === "choice" && usual !== language && values.some(({ value }) => value === language),
  );
  return Object.fromEntries(own.map(({ id }) => [id, language]));
}

/** The options that can be chosen, with their values. Options of kind `file` are for the command line. */
export function fields(game: GameCard, seats: number, chosen: Values): Field[] {
  const found: Field[] = [];
  const sets: Values = {};
  const fixed = new Set<string>();
  for (const option of game.options) {
    if (option.kind === "file" || fixed.has(option.id)) continue;
    const values = option.values.filter((one) => one.seats.includes(seats));
    const value = standing(option, values, seats, chosen[option.id] ?? sets[option.id]);
    const taken = option.kind === "per-seat" ? undefined : values.find((one) => one.value === value);
    Object.assign(sets, taken?.sets);
    for (const id of taken?.fixed ?? []) fixed.add(id);
    found.push({ option, value, values });
  }
  return found;
}

function standing(option: GameOption, values: OptionValue[], seats: number, wanted: Value | undefined): Value {
  const value = wanted ?? (option.default as Value);
  if (option.kind === "per-seat") {
    const clans = value as string[];
    return Array.from({ length: seats }, (_, seat) => clans[seat] ?? clans[0] ?? "");
  }
  if (option.kind === "number" || values.some((one) => one.value === value)) return value;
  return values[0]?.value ?? value;
}

/** The seats of a new table; all but the first are for bots, friends or people at this screen. */
export function places(game: GameCard, seats: number, kind: string | null): SeatChoice[] {
  const rest: Who = kind === "friends" ? "open" : kind === "local" ? "local" : `bot-${game.default_bot}`;
  return Array.from({ length: seats }, (_, seat) => ({ who: seat || kind === "local" ? rest : "you", name: "" }));
}

/** Change who takes a seat. If it is us, we swap seats with whoever it was. */
export function seated(all: SeatChoice[], seat: number, who: Who): SeatChoice[] {
  const before = all[seat]!.who;
  return all.map((place, n) => {
    if (n === seat) return { ...place, who };
    return who === "you" && place.who === "you" ? { ...place, who: before } : place;
  });
}

function held({ who, name }: SeatChoice, own: string, local: boolean): SeatRequest {
  if (who.startsWith("bot-")) return { kind: "bot", name: who.slice(4) };
  if (who === "you") return { kind: local ? "local" : "person", name: own };
  if (who === "open") return { kind: "open" };
  return { kind: who as "person" | "local", name: name.trim() };
}

export function tableRequest(
  game: GameCard,
  all: SeatChoice[],
  chosen: Values,
  own: string,
  clock: ClockRequest,
  spectators: boolean,
  delay: DelayRequest | null = null,
): TableRequest {
  // People at a shared screen have one secret for all their seats.
  const local = all.some(({ who }) => who === "local");
  const asked = fields(game, all.length, chosen).filter(
    ({ option, value }) => option.id in chosen || (option.kind === "choice" && value !== option.default),
  );
  return {
    game: game.id,
    seats: all.map((place) => held(place, own.trim(), local)),
    options: Object.fromEntries(asked.map(({ option, value }) => [option.id, value])) as TableRequest["options"],
    clock,
    spectators,
    ...(delay && { delay }),
  };
}
