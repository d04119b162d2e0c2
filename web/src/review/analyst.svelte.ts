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

  constructor(readonly table: string) {}

  get running(): boolean {
    return this.card?.state === "running";
  }

  /** Load what is known, and repeat it while the analysis is running. */
  load(): Promise<void> {
    return this.#try(() => this.#load());
  }

  start(): Promise<void> {
    return this.#try(async () => {
      await api.analyse(this.table);
      await this.#load();
    });
  }

  stop(): Promise<void> {
    return this.#try(async () => {
      await api.stopAnalysis(this.table);
      this.decisions = [];
      await this.#load();
    });
  }

  changeLanguage(): void {
    if (this.#language === i18n.language) return;
    this.#language = i18n.language;
    this.decisions = [];
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

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    for (let more = true; more; ) {
      const language = i18n.language;
      const since = this.decisions.length;
      const card = await api.analysis(this.table, since);
      if (this.#closed || language !== i18n.language || since !== this.decisions.length) return;
      this.card = card;
      this.decisions = [...this.decisions, ...card.decisions];
      more = card.more;
    }
    if (this.running) this.#timer = window.setTimeout(() => void this.load(), PACE);
  }
}
