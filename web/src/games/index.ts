/** Finds the browser part of a game: `games/<id>/index.ts`, or the generic page. Loaded when a table is opened. */
import { names } from "../lib/names";
import type { GameModule } from "../table/game-module";

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

export function gameModule(id: string): Promise<GameModule> {
  return (modules[`./${id}/index.ts`] ?? modules["./generic/index.ts"]!)();
}

/** Preload what a table of a game needs. A failed request is repeated later. */
export function prepare(id: string): void {
  if (!navigator.onLine) return;
  for (const part of [gameModule(id), names(id)]) part.catch(() => {});
}
