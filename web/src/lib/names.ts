/** What the things of a game are called, asked for once in each language. */
import { api } from "../api/http";
import type { Lexicon } from "../api/types";
import { words } from "./words.svelte";

const known = new Map<string, Promise<Lexicon>>();

/** The names of a game; `coming` are those that were asked for already. What failed is asked again. */
export function names(game: string, coming?: Promise<Lexicon>): Promise<Lexicon> {
  const key = `${words.language} ${game}`;
  let found = known.get(key);
  if (!found) {
    known.set(key, (found = coming ?? api.lexicon(game)));
    found.catch(() => known.delete(key));
  }
  return found;
}
