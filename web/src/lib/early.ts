/** The first questions, asked by the page itself while the scripts are still on their way. */
import { answered, at, decoded, send } from "../api/request";
import type { GameCard, Lexicon, TableCard, Updates } from "../api/types";
import { kept } from "./kept";
import { preferred } from "./language";

interface Asked {
  language: string;
  /** On every other page than that of a table. */
  games?: Promise<Response>;
  table?: AskedTable;
}

interface AskedTable {
  id: string;
  secret: string | null;
  card: Promise<Response>;
  now: Promise<Response>;
  /** What the things of its game are called: nothing can be drawn without it. */
  lexicon: Promise<Response>;
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
  lexicon: Promise<Lexicon>;
}

/** The secret that an address brings along, behind the #. */
export const brought = (hash: string): string | null => new URLSearchParams(hash).get("secret");

/** Ask at once what the page at this address will need. */
export function ask(): void {
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const table = /^tables\/([^/]+)/.exec(path)?.[1];
  const language = preferred();
  const quietly = (sent: Promise<Response>): Promise<Response> => {
    sent.catch(() => {}); // who takes it sees what is wrong
    return sent;
  };
  const query = { language };
  if (!table) {
    window.asked = { language, games: quietly(send("games", { language, query })) };
    return;
  }
  const id = decoded(table);
  const secret = brought(location.hash.slice(1)) ?? kept.secretOf(id);
  const card = quietly(send(at(id), { language }));
  const now = quietly(send(`${at(id)}/updates`, { language, secret, query: { ...query, cells: false } }));
  const lexicon = quietly(
    card.then(async (answer) => {
      if (!answer.ok) return answer;
      const { game } = (await answer.clone().json()) as TableCard;
      return send(`games/${game}/lexicon`, { language, query });
    }),
  );
  window.asked = { language, table: { id, secret, card, now, lexicon } };
}

/** The answers, once: what is asked later shall be new. */
export function taken(table: string, secret: string | null): First | null {
  const asked = window.asked?.table;
  delete window.asked;
  if (asked?.id !== table || asked.secret !== secret) return null;
  const lexicon = answered<Lexicon>(asked.lexicon);
  lexicon.catch(() => {}); // not needed where the table is shut
  return { card: answered<TableCard>(asked.card), now: answered<Updates>(asked.now), lexicon };
}

/** The games, in this language; once, too. */
export function takenGames(language: string): Promise<GameCard[]> | null {
  const { asked } = window;
  if (!asked?.games || asked.language !== language) return null;
  delete window.asked;
  return answered<GameCard[]>(asked.games);
}
