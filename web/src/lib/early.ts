/** The first questions about a table, asked while the rest of the script is still on its way. */
import { at, decoded, request } from "../api/request";
import type { TableCard, Updates } from "../api/types";
import { kept } from "./kept";
import { preferred } from "./language";

export interface First {
  table: string;
  secret: string | null;
  card: Promise<TableCard>;
  /** Without an update if the secret opens several seats. */
  now: Promise<Updates>;
}

let early: First | null = null;

/** The secret that an address brings along, behind the #. */
export const brought = (hash: string): string | null => new URLSearchParams(hash).get("secret");

/** Ask at once what the page at this address will need. */
export function ask(): void {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const table = /^tables\/([^/]+)/.exec(path)?.[1];
  if (!table) return;
  const id = decoded(table);
  const secret = brought(location.hash.slice(1)) ?? kept.secretOf(id);
  const language = preferred();
  const card = request<TableCard>(at(id), { language });
  const now = request<Updates>(`${at(id)}/updates`, { language, secret, query: { language } });
  for (const answer of [card, now]) answer.catch(() => {}); // who takes them sees what is wrong
  early = { table: id, secret, card, now };
}

/** The answers, once: what is asked later shall be new. */
export function taken(table: string, secret: string | null): First | null {
  const found = early?.table === table && early.secret === secret ? early : null;
  early = null;
  return found;
}
