/** Names of everything that a board shows, and what its cards say, in the language of the client. */
import { RETRY_MS } from "../api/http";
import type { CardPage } from "../api/types";
import { names as namesOf } from "../lib/names";
import { i18n } from "../lib/i18n.svelte";

export class Lexicon {
  #names = $state.raw<Record<string, Record<string, string>>>({});
  #cards = $state.raw(new Map<string, CardPage>());
  /** Whether the server has answered: without names a card has no clan and no strength. */
  loaded = $state(false);
  /** Nobody needs it any more. */
  readonly close: () => void;
  #timer = 0;

  constructor(readonly game: string) {
    this.close = $effect.root(() => {
      $effect(() => {
        void i18n.language;
        void this.load();
        return () => clearTimeout(this.#timer);
      });
    });
  }

  async load(): Promise<void> {
    const language = i18n.language;
    const answer = await namesOf(this.game).catch(() => null);
    if (language !== i18n.language) return;
    if (!answer) {
      this.#timer = window.setTimeout(() => void this.load(), RETRY_MS);
      return;
    }
    const { names, cards } = answer;
    this.#names = names;
    this.#cards = new Map(cards.map((card) => [`${card.kind}-${card.id}`, card]));
    this.loaded = true;
  }

  /** The name of something; until names are there, its id in readable form. */
  name = (kind: string, id: string): string =>
    this.#names[kind]?.[id] ?? id.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase());

  /** What is known of something besides its name, as an id: what `ninja-element` a ninja is of. */
  id = (kind: string, id: string): string | undefined => this.#names[kind]?.[id];

  /** What a card says, by kind and id. */
  card = (kind: string, id: string): CardPage | undefined => this.#cards.get(`${kind}-${id}`);

  get cards(): CardPage[] {
    return [...this.#cards.values()];
  }
}
