/** Take an open seat at a table, and remember its secret. */
import { api } from "../api/http";
import type { TableCard } from "../api/types";
import { storage } from "../lib/storage";

const secrets = new Map<string, string>();

/** We make the secret, so that a repeated request does not take a second seat. */
function secretFor(table: string): string {
  const found = secrets.get(table) ?? [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  secrets.set(table, found);
  return found;
}

/** At a rated table, we sit down with our profile. */
async function sitRated(table: string, seat: number, name: string) {
  const { profile } = await import("../lobby");
  return api.sitAsMe(await profile.known(name), table, seat);
}

export async function sitDown(card: TableCard, seat: number, name: string): Promise<void> {
  const seated = card.rated
    ? await sitRated(card.id, seat, name.trim())
    : await api.sit(card.id, { seat, name: name.trim(), secret: secretFor(card.id) });
  if (!card.rated) storage.name = name.trim();
  storage.saveSeat({ table: card.id, game: card.game, secret: seated.secret, at: Date.now(), guest: true });
}
