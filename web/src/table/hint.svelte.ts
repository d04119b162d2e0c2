/** What a bot would do now, on request. Only against bots, never between people. */
import { api } from "../api/http";
import type { Hint } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import type { LiveTable } from "./live-table.svelte";

/** A request to the bot, and its result. */
interface Asked {
  key: string;
  hint?: Hint;
  problem?: string;
}

export class HintState {
  #asked = $state.raw<Asked | null>(null);
  #request = new AbortController();

  constructor(readonly table: LiveTable) {}

  /**
   * Identifies the decision that a hint is for: what the seat has sent, the legal choices and the language.
   * Moves of others need not change it.
   */
  #key = $derived.by(() => {
    const { sent, choices } = this.table;
    return [i18n.language, sent, ...choices.map(({ notation }) => notation)].join();
  });
  /** Hints for earlier decisions are neither shown nor waited for. */
  #current = $derived(this.#asked?.key === this.#key ? this.#asked : null);
  answer: Hint | null = $derived(this.#current?.hint ?? null);
  problem: string = $derived(this.#current?.problem ?? "");
  thinking: boolean = $derived(this.#current !== null && !this.answer && !this.problem);

  async ask(bot: string): Promise<void> {
    if (this.thinking) return;
    const { id, secret, seat } = this.table;
    const key = this.#key;
    this.forget();
    const asked = (this.#asked = { key });
    const { signal } = (this.#request = new AbortController());
    const found = await api.hint(id, secret!, seat, bot, signal).then(
      (hint) => ({ key, hint }),
      (error: Error) => ({ key, problem: error.message }),
    );
    if (this.#asked === asked) this.#asked = found;
  }

  /** Cancel the request, and hide the hint. */
  forget(): void {
    this.#request.abort();
    this.#asked = null;
  }
}
