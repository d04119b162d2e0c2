/** Store the secret of our seat and the links for other people: the server sends them only once, when a table is opened. */
import type { OpenedTable } from "../api/types";
import { storage } from "./storage";

export function rememberTable(game: string, table: OpenedTable): void {
  const own = table.seats.find(({ kind }) => kind === "local") ?? table.seats.find(({ secret }) => secret);
  if (own?.secret) storage.saveSeat({ table: table.id, game, secret: own.secret, at: Date.now() });
  const others = table.seats.filter(({ secret, link }) => secret && link && secret !== own?.secret);
  storage.saveLinks(table.id, Object.fromEntries(others.map(({ seat, link }) => [seat, link!])));
}
