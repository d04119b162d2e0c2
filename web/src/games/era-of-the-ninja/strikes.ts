/** Effects on the map for fights and found cards: place and kind. */
import type { GameEvent } from "../../api/types";

export interface Strike {
  kind: "slash" | "wound" | "card";
  /** The stack or player it is seen at. */
  at: string;
  /** The card that is found. */
  card?: string;
  /** How many Wounds. */
  number?: number;
}

/** The maximum number for one update. */
const MOST = 6;

const KINDS: Record<string, (args: Record<string, unknown>) => Strike> = {
  attacked: ({ stack }) => ({ kind: "slash", at: String(stack) }),
  slain: ({ stack }) => ({ kind: "slash", at: String(stack) }),
  "enemy-attack": ({ player }) => ({ kind: "slash", at: String(player) }),
  nvn: ({ other }) => ({ kind: "slash", at: String(other) }),
  wounds: ({ player, number }) => ({ kind: "wound", at: String(player), number: Number(number) }),
  "card-gained": ({ player, gear }) => ({ kind: "card", at: String(player), card: String(gear) }),
  "skill-up": ({ player, gear }) => ({ kind: "card", at: String(player), card: String(gear) }),
};

export const strikes = (events: GameEvent[]): Strike[] =>
  events.flatMap(({ kind, args }) => KINDS[kind.replace("era-", "")]?.(args as Record<string, unknown>) ?? []).slice(-MOST);
