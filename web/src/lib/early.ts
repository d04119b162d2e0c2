/** The first questions about a table, asked by the page itself while the scripts are still on their way. */
import { answered, at, decoded, send } from "../api/request";
import type { TableCard, Updates } from "../api/types";
import { kept } from "./kept";
import { preferred } from "./language";

interface Asked {
  table: string;
  secret: string | null;
  card: Promise<Response>;
  now: Promise<Response>;
}

declare global {
  interface Window {
    /** Handed on from the script in the page, which is built apart from all others. */
    asked?: Asked;
  }
}

export interface First {
  card: Promise<TableCard>;
  /** Without an update if the secret opens several seats. */
  now: Promise<Updates>;
}

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
  const card = send(at(id), { language });
  const now = send(`${at(id)}/updates`, { language, secret, query: { language } });
  for (const sent of [card, now]) sent.catch(() => {}); // who takes them sees what is wrong
  window.asked = { table: id, secret, card, now };
}

/** The answers, once: what is asked later shall be new. */
export function taken(table: string, secret: string | null): First | null {
  const { asked } = window;
  delete window.asked;
  if (asked?.table !== table || asked.secret !== secret) return null;
  return { card: answered<TableCard>(asked.card), now: answered<Updates>(asked.now) };
}
