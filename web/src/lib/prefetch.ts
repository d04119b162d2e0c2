/** The first requests, sent by a script inside the page while the other scripts are still loading. */
import { decode, readAnswer, send, tablePath } from "../api/request";
import type { GameCard, Lexicon, TableCard, Updates } from "../api/types";
import { storage } from "./storage";
import { preferred } from "./language";

interface Prefetched {
  language: string;
  /** On all pages except that of a table. */
  games?: Promise<Response>;
  table?: PrefetchedTable;
}

interface PrefetchedTable {
  id: string;
  secret: string | null;
  card: Promise<Response>;
  now: Promise<Response>;
  /** The names of its game, without which nothing can be drawn. */
  lexicon: Promise<Response>;
}

declare global {
  interface Window {
    /** Passed on by the script inside the page, which is a separate bundle. */
    prefetched?: Prefetched;
  }
}

interface FirstAnswers {
  card: Promise<TableCard>;
  /** Without an update if the secret opens several seats. */
  now: Promise<Updates>;
  lexicon: Promise<Lexicon>;
}

/** The secret in an address, behind the #. */
export const secretIn = (hash: string): string | null => new URLSearchParams(hash).get("secret");

/** Send the requests that the page at this address needs. */
export function prefetch(): void {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const table = /^tables\/([^/]+)/.exec(path)?.[1];
  const language = preferred();
  const quietly = (sent: Promise<Response>): Promise<Response> => {
    sent.catch(() => {}); // handled where the answer is used
    return sent;
  };
  const query = { language };
  if (!table) {
    window.prefetched = { language, games: quietly(send("games", { language, query })) };
    return;
  }
  const id = decode(table);
  const secret = secretIn(location.hash.slice(1)) ?? storage.secretOf(id);
  const card = quietly(send(tablePath(id), { language }));
  const now = quietly(send(`${tablePath(id)}/updates`, { language, secret, query: { ...query, cells: false } }));
  const lexicon = quietly(
    card.then(async (answer) => {
      if (!answer.ok) return answer.clone(); // `card` is read too, and a body only once
      const { game } = (await answer.clone().json()) as TableCard;
      return send(`games/${game}/lexicon`, { language, query });
    }),
  );
  window.prefetched = { language, table: { id, secret, card, now, lexicon } };
}

/** The prefetched answers for a table, only once; later requests are sent again. */
export function takeTable(table: string, secret: string | null): FirstAnswers | null {
  const asked = window.prefetched?.table;
  delete window.prefetched;
  if (asked?.id !== table || asked.secret !== secret) return null;
  const lexicon = readAnswer<Lexicon>(asked.lexicon);
  lexicon.catch(() => {}); // not needed if the table is closed to us
  return { card: readAnswer<TableCard>(asked.card), now: readAnswer<Updates>(asked.now), lexicon };
}

/** The prefetched list of games in this language, only once. */
export function takeGames(language: string): Promise<GameCard[]> | null {
  const { prefetched } = window;
  if (!prefetched?.games || prefetched.language !== language) return null;
  delete window.prefetched;
  return readAnswer<GameCard[]>(prefetched.games);
}
