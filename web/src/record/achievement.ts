/** Achievements that teach: each is an idea of a game, with the lesson that explains it. */
import type { LogLine } from "../table/table.svelte";
import type { Played } from "./record";

/** A finished match, as the seat that played it knows it. */
export interface Ended<V> {
  view: V;
  seat: number;
  /** The id of the seat in events, such as p1. */
  me: string;
  won: boolean;
  reason: string;
  log: LogLine[];
  /** All finished matches of the game, this one included. */
  matches: Played[];
}

/** Its texts are `web-GAME-achievement-ID` and `…-ID-about`, in `web-record-GAME.ftl`. */
export interface Achievement<V = never> {
  id: string;
  /** The lesson that teaches the idea. */
  lesson: string;
  earned: (match: Ended<V>) => boolean;
}

/** The events of a kind, without the id of the game, that name this player as the one who acts. */
export const done = ({ log, me }: Pick<Ended<never>, "log" | "me">, kind: string): LogLine[] =>
  log.filter((line) => line.kind.endsWith(`-${kind}`) && line.args["player"] === me);
