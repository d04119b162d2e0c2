/** The matches that were finished in this browser, and what was achieved in them. There are no accounts. */
import { read, write } from "../lib/storage";

export type Outcome = "won" | "lost" | "nobody";

export interface Played {
  table: string;
  game: string;
  /** The value of the game's first option, such as its mode or its edition. */
  mode: string;
  seat: number;
  /** Bots by strength, people by name. */
  against: { bot: boolean; name: string }[];
  outcome: Outcome;
  at: number;
}

export interface Tally {
  played: number;
  won: number;
  lost: number;
}

const KEY = "record";
const ACHIEVED = "achieved";
/** The oldest are dropped beyond this many. */
const MOST = 2000;

export const playedMatches = (): Played[] => read<Played[]>(KEY, []);

/** Store a finished match, unless it is already stored. */
export function keepMatch(match: Played): void {
  const all = playedMatches();
  if (!all.some(({ table }) => table === match.table)) write(KEY, [...all, match].slice(-MOST));
}

/** When each achievement of a game was first earned, by id. */
export const achieved = (game: string): Record<string, number> => read<Record<string, Record<string, number>>>(ACHIEVED, {})[game] ?? {};

/** Store achievements; returns the new ones. */
export function keepAchieved(game: string, ids: string[], at: number): string[] {
  const all = read<Record<string, Record<string, number>>>(ACHIEVED, {});
  const fresh = ids.filter((id) => !(id in (all[game] ?? {})));
  if (fresh.length) write(ACHIEVED, { ...all, [game]: { ...all[game], ...Object.fromEntries(fresh.map((id) => [id, at])) } });
  return fresh;
}

/** The whole record, to download. */
export const wholeRecord = () => ({ format: 1, matches: playedMatches(), achieved: read(ACHIEVED, {}) });

export function deleteRecord(): void {
  write(KEY, null);
  write(ACHIEVED, null);
}

export function tally(matches: Played[]): Tally {
  const count = (outcome: Outcome) => matches.filter((match) => match.outcome === outcome).length;
  return { played: matches.length, won: count("won"), lost: count("lost") };
}

/** The matches by something about them, most played first. */
export function tallies(matches: Played[], keyOf: (match: Played) => string[]): [string, Tally][] {
  const groups = new Map<string, Played[]>();
  for (const match of matches) {
    for (const key of new Set(keyOf(match))) groups.set(key, [...(groups.get(key) ?? []), match]);
  }
  const found = [...groups].map(([key, all]): [string, Tally] => [key, tally(all)]);
  return found.sort(([, one], [, other]) => other.played - one.played);
}
