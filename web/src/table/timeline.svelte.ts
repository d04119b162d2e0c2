/** Looking back: at our own updates during play, at all moves once the match is over. */
import { api } from "../api/http";
import type { ForkRequest, PastUpdates, Update } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import { sources } from "./log";
import type { LiveTable } from "./live-table.svelte";

type View = Update["view"];

export class Timeline {
  /** The moment that is shown, from 0; null for now. */
  at = $state<number | null>(null);
  shown = $state.raw<Update | null>(null);
  /** The view of every seat at this moment, once the match is over. */
  seatViews = $state.raw<View[]>([]);
  /** The seat whose view is shown; null for a spectator's. */
  viewer = $state<number | null>(null);
  /** A moment beside the match, in a variation, that is shown instead of the one in it. */
  aside = $state.raw<{ spectator: Update; seats: Update[] } | null>(null);
  #updates = $state.raw<Update[]>([]);
  #moves = $state(0);
  /** By language and move. */
  #history = new Map<string, Promise<PastUpdates>>();
  #language = i18n.language;
  /** Counts the requested moments: only the last one is shown. */
  #asked = 0;
  readonly table: LiveTable;

  constructor(table: LiveTable) {
    this.table = table;
    this.viewer = table.seat;
  }

  /** The number of moments. */
  get length(): number {
    return this.table.over ? this.#moves + 1 : this.#updates.length;
  }

  /** Load the moments. */
  async load(): Promise<void> {
    if (this.#language !== i18n.language) {
      this.#language = i18n.language;
      this.#updates = [];
    }
    if (this.table.over) this.#moves = (await this.#updatesAt(0)).moves;
    else await this.#loadUpdates();
  }

  async #loadUpdates(): Promise<void> {
    const { id, secret, seat } = this.table;
    for (let more = true; more; ) {
      const since = this.#updates.at(-1)?.number ?? 0;
      const page = await api.updatesSince(id, secret, seat, since);
      if (since !== (this.#updates.at(-1)?.number ?? 0)) return; // another request was faster
      this.#updates = [...this.#updates, ...page.updates];
      more = page.more;
    }
  }

  #updatesAt(move: number): Promise<PastUpdates> {
    const key = `${i18n.language} ${move}`;
    const past = this.#history.get(key) ?? api.updatesAt(this.table.id, move);
    this.#history.set(key, past);
    past.catch(() => this.#history.delete(key));
    return past;
  }

  async go(moment: number): Promise<void> {
    const asked = (this.#asked += 1);
    await this.load();
    if (asked !== this.#asked || !this.length) return;
    this.aside = null;
    this.at = Math.max(0, Math.min(moment, this.length - 1));
    await this.#show();
  }

  /** Show a moment of a variation that leaves the match after a number of moves. */
  async goAside(move: number, moment: { spectator: Update; seats: Update[] }): Promise<void> {
    const asked = (this.#asked += 1);
    await this.load();
    if (asked !== this.#asked) return;
    this.at = move;
    this.aside = moment;
    this.#present(moment);
  }

  /** Some moments forward or back; from now, to an earlier one. */
  async step(by: number): Promise<void> {
    await this.load();
    if (this.length < 2) return;
    const to = (this.at ?? this.length - 1) + by;
    if (to >= this.length || (to === this.length - 1 && !this.table.over)) this.toNow();
    else await this.go(to);
  }

  /** Go to the moment that added a line to the log. */
  async goToLine(line: number): Promise<void> {
    await this.load();
    if (this.table.over && !this.#updates.length) await this.#loadUpdates();
    const from = sources(this.#updates, this.table.log.length)[line] ?? -1;
    if (!this.table.over) return this.go(from);
    const at = this.#updates[from]?.at;
    await this.go(at === undefined ? 0 : await this.#moveAt(at));
  }

  /** The last move made by that time. */
  async #moveAt(time: number): Promise<number> {
    let low = 0;
    let high = this.#moves;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((await this.#updatesAt(middle)).spectator.at <= time) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** The public events of a move, as sentences. */
  async sentences(move: number): Promise<string[]> {
    const lines = (await this.#updatesAt(move)).spectator.text?.events ?? [];
    return lines.filter(({ heading, quiet }) => !heading && !quiet).map(({ text }) => text);
  }

  setViewer(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    if (this.aside) return Promise.resolve(this.#present(this.aside));
    return this.go(this.at ?? this.length - 1);
  }

  async #show(): Promise<void> {
    const at = this.at;
    if (at === null) return;
    if (!this.table.over) {
      this.shown = this.#updates[at] ?? null;
      return;
    }
    const past = await this.#updatesAt(at);
    if (at !== this.at || this.aside) return; // another moment was chosen meanwhile
    this.#present(past);
  }

  #present({ spectator, seats }: { spectator: Update; seats: Update[] }): void {
    const seen = this.viewer === null ? spectator : (seats[this.viewer] ?? spectator);
    // Read-only: the choices of that moment are no choices at this table.
    this.shown = { ...seen, legal: [] };
    this.seatViews = seats.map(({ view }) => view);
  }

  /** Show the same moment in another language. */
  async changeLanguage(): Promise<void> {
    if (this.at !== null && this.#language !== i18n.language) await this.go(this.at);
  }

  toNow(): void {
    this.#asked += 1;
    this.at = null;
    this.aside = null;
    this.shown = null;
    this.seatViews = [];
  }

  /** The request to continue from the moment that is shown; null while people play, because a bot would help one of them. */
  get fork(): ForkRequest | null {
    const { table, shown, at } = this;
    if (this.aside) return null;
    if (table.over) return { move: at ?? this.length - 1, seat: this.viewer ?? table.seat ?? 0 };
    if (table.seat === null || !table.mayHelp) return null;
    return { number: shown?.number ?? table.update?.number ?? 0, seat: table.seat };
  }
}
