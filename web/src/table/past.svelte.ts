/** Looking back: over one's own updates during play, over all moves once the table is over. */
import { api } from "../api/http";
import type { ForkWish, Review, Update } from "../api/types";
import { words } from "../lib/words.svelte";
import { sources } from "./logbook";
import type { TableState } from "./table.svelte";

type View = Update["view"];

export class Past {
  /** Which moment is shown, from 0; null for now. */
  at = $state<number | null>(null);
  shown = $state.raw<Update | null>(null);
  /** What each seat saw at this moment, once the table is over. */
  open = $state.raw<View[]>([]);
  /** With whose eyes; null for a spectator's. */
  eyes = $state<number | null>(null);
  #told = $state.raw<Update[]>([]);
  #moves = $state(0);
  /** By language and move. */
  #steps = new Map<string, Promise<Review>>();
  #language = words.language;
  readonly table: TableState;

  constructor(table: TableState) {
    this.table = table;
    this.eyes = table.seat;
  }

  /** How many moments there are to look at. */
  get length(): number {
    return this.table.over ? this.#moves + 1 : this.#told.length;
  }

  /** Know what there is to look back at. */
  async load(): Promise<void> {
    if (this.#language !== words.language) {
      this.#language = words.language;
      this.#told = [];
    }
    if (this.table.over) this.#moves = (await this.#step(0)).moves;
    else await this.#hear();
  }

  async #hear(): Promise<void> {
    const { id, secret, seat } = this.table;
    for (let more = true; more; ) {
      const since = this.#told.at(-1)?.number ?? 0;
      const page = await api.history(id, secret, seat, since);
      if (since !== (this.#told.at(-1)?.number ?? 0)) return; // asked twice
      this.#told = [...this.#told, ...page.updates];
      more = page.more;
    }
  }

  #step(move: number): Promise<Review> {
    const key = `${words.language} ${move}`;
    const step = this.#steps.get(key) ?? api.review(this.table.id, move);
    this.#steps.set(key, step);
    step.catch(() => this.#steps.delete(key));
    return step;
  }

  async go(moment: number): Promise<void> {
    await this.load();
    if (!this.length) return;
    this.at = Math.max(0, Math.min(moment, this.length - 1));
    await this.#show();
  }

  /** One moment on or back; from now, to the one before. */
  async turn(by: number): Promise<void> {
    await this.load();
    if (this.length < 2) return;
    const to = (this.at ?? this.length - 1) + by;
    if (to >= this.length || (to === this.length - 1 && !this.table.over)) this.back();
    else await this.go(to);
  }

  /** The moment that told a line of the log. */
  async find(line: number): Promise<void> {
    await this.load();
    if (this.table.over && !this.#told.length) await this.#hear();
    const from = sources(this.#told, this.table.log.length)[line] ?? -1;
    if (!this.table.over) return this.go(from);
    const at = this.#told[from]?.at;
    await this.go(at === undefined ? 0 : await this.#moveAt(at));
  }

  /** The last move that was done by that time. */
  async #moveAt(time: number): Promise<number> {
    let low = 0;
    let high = this.#moves;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((await this.#step(middle)).spectator.at <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** What a move told everybody, in sentences. */
  async told(move: number): Promise<string[]> {
    const lines = (await this.#step(move)).spectator.said?.events ?? [];
    return lines.filter(({ heading, quiet }) => !heading && !quiet).map(({ text }) => text);
  }

  look(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    return this.go(this.at ?? this.length - 1);
  }

  async #show(): Promise<void> {
    const at = this.at;
    if (at === null) return;
    if (!this.table.over) {
      this.shown = this.#told[at] ?? null;
      return;
    }
    const step = await this.#step(at);
    if (at !== this.at) return; // moved on meanwhile
    this.shown = this.eyes === null ? step.spectator : (step.seats[this.eyes] ?? step.spectator);
    this.open = step.seats.map(({ view }) => view);
  }

  /** Show the same moment in another language. */
  async speakAgain(): Promise<void> {
    if (this.at !== null && this.#language !== words.language) await this.go(this.at);
  }

  /** Now again. */
  back(): void {
    this.at = null;
    this.shown = null;
    this.open = [];
  }

  /** What to ask for, to play on from the moment that is shown. */
  get fork(): ForkWish | null {
    const { table, shown, at } = this;
    if (table.over) return { move: at ?? this.length - 1, seat: this.eyes ?? table.seat ?? 0 };
    if (table.seat === null) return null;
    return { number: shown?.number ?? table.update?.number ?? 0, seat: table.seat };
  }
}
