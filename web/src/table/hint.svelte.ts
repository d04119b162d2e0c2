/** What the strongest bot would do now, if it was asked. Only against bots: between people there are no hints. */
import { api } from "../api/http";
import type { Hint } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import type { LiveTable } from "./live-table.svelte";

/** A question to the bot, and what came of it. */
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
  /** Of a decision that has passed, nothing is shown, and nothing is waited for. */
  #current = $derived(this.#asked?.key === this.#key ? this.#asked : null);
  answer: Hint | null = $derived(this.#current?.hint ?? null);
  problem: string = $derived(this.#current?.problem ?? "");
  thinking: boolean = $derived(this.#current !== null && !this.answer && !this.problem);

  async ask(): Promise<void> {
    if (this.thinking) return;
    const { id, secret, seat } = this.table;
    const key = this.#key;
    this.forget();
    const asked = (this.#asked = { key });
    const { signal } = (this.#request = new AbortController());
    const found = await api.hint(id, secret!, seat, signal).then(
      (hint) => ({ key, hint }),
      (error: Error) => ({ key, problem: error.message }),
    );
    if (this.#asked === asked) this.#asked = found;
  }

  /** Wait for no answer, and show none. */
  forget(): void {
    this.#request.abort();
    this.#asked = null;
  }
}
