/** The names of everything in a game, requested once for each language. */
import { api } from "../api/http";
import type { Lexicon } from "../api/types";
import { i18n } from "./i18n.svelte";

const known = new Map<string, Promise<Lexicon>>();

/** The names of a game; `coming` is a pending request for them. A failed request is repeated. */
export function names(game: string, coming?: Promise<Lexicon>): Promise<Lexicon> {
  const key = `${i18n.language} ${game}`;
  let found = known.get(key);
  if (!found) {
    known.set(key, (found = coming ?? api.lexicon(game)));
    found.catch(() => known.delete(key));
  }
  return found;
}
