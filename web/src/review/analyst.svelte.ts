/** A bot's analysis of a finished match, as far as it is done. */
import { api } from "../api/http";
import type { Analysis, AnalysisDecision } from "../api/types";
import { i18n } from "../lib/i18n.svelte";

/** Milliseconds between two requests while it is running. */
const PACE = 1000;

export class Analyst {
  card = $state.raw<Analysis | null>(null);
  decisions = $state.raw<AnalysisDecision[]>([]);
  problem = $state("");
  #timer = 0;
  #language = i18n.language;
  #closed = false;
  /** How many decisions, from the first on, are here with the bot's final results. */
  #refined = 0;

  bot = $state("");

  constructor(
    readonly table: string,
    bot: string,
  ) {
    this.bot = bot;
  }

  get running(): boolean {
    return this.card?.state === "running";
  }

  /** Load the current results, repeatedly while the analysis is running. */
  load(): Promise<void> {
    return this.#try(() => this.#load());
  }

  start(): Promise<void> {
    return this.#try(async () => {
      await api.analyse(this.table, this.bot);
      await this.#load();
    });
  }

  stop(): Promise<void> {
    return this.#try(async () => {
      await api.stopAnalysis(this.table, this.bot);
      this.#forget();
      await this.#load();
    });
  }

  /** Show the analysis by another bot. */
  choose(bot: string): void {
    this.bot = bot;
    this.#forget();
    void this.load();
  }

  changeLanguage(): void {
    if (this.#language === i18n.language) return;
    this.#language = i18n.language;
    this.#forget();
    if (this.card) void this.load();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #try(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  #forget(): void {
    this.decisions = [];
    this.#refined = 0;
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    for (let more = true; more; ) {
      const language = i18n.language;
      const bot = this.bot;
      const known = this.decisions.length;
      // First missing decisions, then more precise ones.
      const since = this.card && known === this.card.total ? this.#refined : known;
      const card = await api.analysis(this.table, bot, since);
      if (this.#closed || language !== i18n.language || bot !== this.bot || known !== this.decisions.length) return;
      const reached = since + card.decisions.length;
      if (this.#refined >= since) this.#refined = Math.max(this.#refined, Math.min(card.refined, reached));
      this.card = card;
      this.decisions = [...this.decisions.slice(0, since), ...card.decisions, ...this.decisions.slice(reached)];
      more = this.decisions.length < card.done || (this.decisions.length === card.total && this.#refined < card.refined);
    }
    if (this.running) this.#timer = window.setTimeout(() => void this.load(), PACE);
  }
}
