/** The games by id: each is loaded when a table of it is opened. */
import type { GameModule } from "../table/board";

const games: Record<string, () => Promise<{ default: GameModule }>> = {
  "seven-ronin": () => import("./seven-ronin") as Promise<{ default: GameModule }>,
  "wat-aah": () => import("./wat-aah") as Promise<{ default: GameModule }>,
  "era-of-the-ninja": () => import("./era-of-the-ninja") as Promise<{ default: GameModule }>,
};

export async function gameModule(id: string): Promise<GameModule | null> {
  return (await games[id]?.())?.default ?? null;
}
