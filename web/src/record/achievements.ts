/** Finds the achievements of a game. */
import type { Achievement } from "./achievement";

const modules = import.meta.glob<Achievement[]>("../games/*/achievements.ts", { import: "default" });

/** The achievements of a game: `games/<id>/achievements.ts`. */
export const achievementsOf = async (game: string): Promise<Achievement[]> => (await modules[`../games/${game}/achievements.ts`]?.()) ?? [];
