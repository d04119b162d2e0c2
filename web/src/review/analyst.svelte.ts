/** What a bot finds in a table that is over, as far as it has come. */
import { api } from "../api/http";
import type { Analysis, AnalysisDecision } from "../api/types";
import { words } from "../lib/words.svelte";

/** Milliseconds between two looks at work that goes on. */
const PACE = 1000;

export class Analyst {
  card = $state.raw<Analysis | null>(null);
  decisions = $state.raw<AnalysisDecision[]>([]);
  problem = $state("");
  #timer = 0;
  #language = words.language;
  #closed = false;

  constructor(readonly table: string) {}

  get running(): boolean {
    return this.card?.state === "running";
  }

  /** What is known; and again, while more is found. */
  look(): Promise<void> {
    return this.#tried(() => this.#look());
  }

  start(): Promise<void> {
    return this.#tried(async () => {
      await api.analyse(this.table);
      await this.#look();
    });
  }

  stop(): Promise<void> {
    return this.#tried(async () => {
      await api.stopAnalysis(this.table);
      this.decisions = [];
      await this.#look();
    });
  }

  /** Say it in another language. */
  speakAgain(): void {
    if (this.#language === words.language) return;
    this.#language = words.language;
    this.decisions = [];
    if (this.card) void this.look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #tried(what: () => Promise<void>): Promise<void> {
    try {
      await what();
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    for (let more = true; more; ) {
      const language = words.language;
      const since = this.decisions.length;
      const card = await api.analysis(this.table, since);
      if (this.#closed || language !== words.language || since !== this.decisions.length) return;
      this.card = card;
      this.decisions = [...this.decisions, ...card.decisions];
      more = card.more;
    }
    if (this.running) this.#timer = window.setTimeout(() => void this.look(), PACE);
  }
}
