/** What the strongest bot would do now, if it was asked. Only against bots: between people there are no hints. */
import { api } from "../api/http";
import type { Hint } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import type { LiveTable } from "./live-table.svelte";

export class HintState {
  thinking = $state(false);
  problem = $state("");
  #asked = $state.raw<{ moment: string; hint: Hint } | null>(null);

  constructor(readonly table: LiveTable) {}

  /** Identifies the situation of the hint: the legal choices and the language. Moves of others need not change it. */
  #moment = $derived.by(() => [i18n.language, ...this.table.choices.map(({ notation }) => notation)].join());
  answer: Hint | null = $derived(this.#asked?.moment === this.#moment ? this.#asked.hint : null);

  async ask(): Promise<void> {
    this.thinking = true;
    this.problem = "";
    const moment = this.#moment;
    try {
      this.#asked = { moment, hint: await api.hint(this.table.id, this.table.secret!, this.table.seat) };
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.thinking = false;
    }
  }

  forget(): void {
    this.#asked = null;
  }
}
