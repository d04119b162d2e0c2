/** Names of everything on a board, and the texts of cards, in the language of the client. */
import { RETRY_MS } from "../api/http";
import type { CardPage } from "../api/types";
import { names as namesOf } from "../lib/names";
import { i18n } from "../lib/i18n.svelte";

export class Lexicon {
  #names = $state.raw<Record<string, Record<string, string>>>({});
  #cards = $state.raw(new Map<string, CardPage>());
  /** Whether the names are loaded: without them, cards have no clan and no strength. */
  loaded = $state(false);
  /** Stop listening to language changes. */
  readonly close: () => void;
  #timer = 0;

  /** `player` names the player at a seat of this table. */
  constructor(
    readonly game: string,
    readonly player: (seat: number) => string = () => "",
  ) {
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
    const { names, cards, terms } = answer;
    this.#names = names;
    this.#cards = new Map([...cards, ...terms].map((card) => [`${card.kind}-${card.id}`, card]));
    this.loaded = true;
  }

  /** The name of something; its id as words if it has none. */
  name = (kind: string, id: string): string =>
    (kind === "player" && this.player(Number(id.slice(1)) - 1)) ||
    (this.#names[kind]?.[id] ?? id.replace(/-/g, " ").replace(/^./, (letter) => letter.toUpperCase()));

  /** A property of something, as an id: for example the `ninja-element` of a ninja. */
  id = (kind: string, id: string): string | undefined => this.#names[kind]?.[id];

  /** What a card says, by kind and id. */
  card = (kind: string, id: string): CardPage | undefined => this.#cards.get(`${kind}-${id}`);

  get cards(): CardPage[] {
    return [...this.#cards.values()];
  }
}
