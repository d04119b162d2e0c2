/** Keep what only the answer to opening a table tells: our own secret, and the links for others. */
import type { OpenedTable } from "../api/types";
import { kept } from "./kept";

export function opened(game: string, table: OpenedTable): void {
  const own = table.seats.find(({ kind }) => kind === "local") ?? table.seats.find(({ secret }) => secret);
  if (own?.secret) kept.keep({ table: table.id, game, secret: own.secret, at: Date.now() });
  const others = table.seats.filter(({ secret, link }) => secret && link && secret !== own?.secret);
  kept.keepLinks(table.id, Object.fromEntries(others.map(({ seat, link }) => [seat, link!])));
}
