/** Cards by id: their kinds and texts. */
import type { CardPage } from "../../api/types";
import type { Lexicon } from "../../table/lexicon.svelte";

const KINDS = ["weapon", "item", "skill", "ninja", "lord", "unit"];

/** What a card says, whatever its kind. */
export function page(lexicon: Lexicon, id: string): CardPage {
  for (const kind of KINDS) {
    const card = lexicon.card(kind, id);
    if (card) return card;
  }
  return { kind: "gear", id, name: lexicon.name("gear", id), lines: [], rule: "" };
}
