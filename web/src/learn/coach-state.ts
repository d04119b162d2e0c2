/** What the coach has said and whether he is wanted, stored in this browser. */
import { read, write } from "../lib/storage";

interface Kept {
  /** Whether the coach speaks at tables of this game. */
  on: boolean;
  /** Ideas that were shown, by key. `told` is their name in stored data. */
  told: string[];
  /** What was shown in one match only: recaps and risks. */
  match: { table: string; told: string[] };
}

type All = Record<string, Kept>;

const KEY = "coach";
/** Remarks that are shown more than once have this in their key. */
const AGAIN = "@";
/** How often the same risk is shown in one match. */
const WARNINGS = 2;

const kept = (game: string): Kept | undefined => read<All>(KEY, {})[game];

function keep(game: string, change: Partial<Kept>): void {
  const all = read<All>(KEY, {});
  const before = all[game] ?? { on: false, told: [], match: { table: "", told: [] } };
  write(KEY, { ...all, [game]: { ...before, ...change } });
}

/** Whether somebody said yes or no to the coach of this game before. */
export const wasOffered = (game: string): boolean => kept(game) !== undefined;

const OFFER = "coach-offer";
/** The table at which a coach is offered: the one that "Play now" opened last. */
export const offerAt = (table: string): void => write(OFFER, table);
export const isOfferedAt = (table: string): boolean => read(OFFER, "") === table;

export const isOn = (game: string): boolean => kept(game)?.on ?? false;

export const turn = (game: string, on: boolean): void => keep(game, { on });

/** Start a guided match, in which everything is shown again. */
export const startOver = (game: string): void => keep(game, { on: true, told: [], match: { table: "", told: [] } });

export function shownIn(game: string, table: string): string[] {
  const { told = [], match } = kept(game) ?? {};
  return [...told, ...(match?.table === table ? match.told : [])];
}

export function keepShown(game: string, table: string, key: string): void {
  const before = shownIn(game, table);
  if (before.includes(key)) return;
  const all = [...before, key];
  keep(game, {
    told: all.filter((one) => !one.includes(AGAIN)),
    match: { table, told: all.filter((one) => one.includes(AGAIN)) },
  });
}

/** Whether a risk is shown once more; if so, it counts. */
export function warns(game: string, table: string, risk: string): boolean {
  const before = shownIn(game, table).filter((key) => key.startsWith(`${risk}${AGAIN}`)).length;
  if (before < WARNINGS) keepShown(game, table, `${risk}${AGAIN}${before}`);
  return before < WARNINGS;
}
