/** Shows the moves of others one after the other, so that they can be followed. */
import type { Update } from "../api/types";

/** With this many waiting updates or more, they are shown twice as fast. */
const MANY = 8;

const isSeen = (update: Update): boolean => update.events.some((_, n) => !update.text?.events[n]?.quiet);

export class Pacer {
  /** The update that is shown; it may be older than the latest. */
  shown = $state.raw<Update | null>(null);
  #queue: Update[] = [];
  #last: Update | null = null;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `beat`: how long a move of another seat is shown, in milliseconds; 0 shows all at once. `more`: extra time for an update. */
  constructor(
    readonly seat: number | null,
    readonly beat: () => number,
    readonly more: (update: Update) => number = () => 0,
  ) {}

  /** Show an update: our own moves at once, moves of other seats one after the other. */
  add(update: Update): void {
    if (update === this.#last) return;
    const before = this.#last;
    this.#last = update;
    const follows = before !== null && update.number === before.number + 1 && !update.reset;
    const own = this.seat !== null && before?.pending.includes(this.seat);
    this.#queue.push(update);
    if (!follows || own || !this.beat() || document.hidden) this.skip();
    else if (this.#queue.length === 1) this.#wait();
  }

  /** Show the latest update now. */
  skip(): void {
    clearTimeout(this.#timer);
    const latest = this.#queue.at(-1);
    this.#queue = [];
    if (latest) this.#show(latest);
  }

  /** Show the next update now, if one waits. */
  hurry(): void {
    clearTimeout(this.#timer);
    if (this.#queue.length) this.#next();
  }

  #show(update: Update): void {
    this.shown = update;
    this.#since = Date.now();
  }

  #wait(): void {
    const hold = this.shown && isSeen(this.shown) ? this.beat() / (1 + this.#queue.length / MANY) + this.more(this.shown) : 0;
    this.#timer = setTimeout(() => this.#next(), this.#since + hold - Date.now());
  }

  #next(): void {
    this.#show(this.#queue.shift()!);
    if (this.#queue.length) this.#wait();
  }
}
