/** The games by id: each is loaded when a table of it is opened. */
import { names } from "../lib/names";
import type { GameModule } from "../table/board";

const games: Record<string, () => Promise<{ default: GameModule }>> = {
  "seven-ronin": () => import("./seven-ronin") as Promise<{ default: GameModule }>,
  "wat-aah": () => import("./wat-aah") as Promise<{ default: GameModule }>,
  "era-of-the-ninja": () => import("./era-of-the-ninja") as Promise<{ default: GameModule }>,
};

export async function gameModule(id: string): Promise<GameModule | null> {
  return (await games[id]?.())?.default ?? null;
}

/** Fetch what a table of a game will need, before there is one; what fails is asked for again then. */
export function prepare(id: string): void {
  if (!navigator.onLine) return;
  for (const part of [gameModule(id), names(id)]) part.catch(() => {});
}
