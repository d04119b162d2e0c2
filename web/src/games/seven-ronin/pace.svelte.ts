/** Lets what happens be seen: updates that come in quick succession are shown one after the other. */
import type { Update } from "../../api/types";
import { still } from "../../lib/media.svelte";
import type { TableState } from "../../table/table.svelte";
import { FLIGHT, flights, type Flight, type Map } from "./flights";

/** How long an update stays before the next one, in milliseconds. */
const HOLD = { reveal: 1500, wounds: 900, other: 350 };
const MOST = 12;

/** What is seen to its end before anything else is asked. */
const weighty = (update: Update) => has(update, "plans-revealed") || update.ending !== null;

const has = (update: Update, kind: string) => update.events.some((event) => event.kind === `seven-ronin-${kind}`);

export class Pace {
  /** What is shown of the present; it may be behind. */
  shown = $state.raw<Update | null>(null);
  flying = $state.raw<(Flight & { id: number })[]>([]);
  /** Plans are just being revealed: the screens fold away. */
  revealing = $state(false);
  /** Something weighty is being shown. */
  telling = $state(false);
  /** The areas and ronin as they are drawn now. */
  map: Map | null = null;
  #queue: Update[] = [];
  #last = -1;
  #ids = 0;
  #running = false;
  #wake: () => void = () => {};

  /** Show an update, now or when those before it were seen. */
  take(update: Update): void {
    const next = update.number === this.#last + 1 && !update.afresh;
    this.#last = update.number;
    if (!this.shown || !next || still.current || document.hidden || this.#queue.length > MOST) {
      this.#queue = [update];
      this.skip();
      return;
    }
    this.#queue.push(update);
    this.telling ||= weighty(update);
    if (!this.#running) void this.#run();
  }

  /** Be in the present at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.telling = false;
    if (last) this.#show(last);
    this.#wake();
  }

  #show(update: Update): void {
    this.flying = [];
    this.revealing = false;
    this.shown = update;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length) {
      const update = this.#queue[0]!;
      const fresh = this.map ? flights(update.events, this.map).map((one) => ({ ...one, id: ++this.#ids })) : [];
      this.revealing = has(update, "plans-revealed");
      if (fresh.length) {
        this.flying = fresh;
        await this.#wait(Math.max(...fresh.map(({ delay }) => delay)) + FLIGHT);
      }
      if (this.#queue[0] !== update) continue; // it was skipped
      this.#queue.shift();
      this.#show(update);
      const kind = has(update, "plans-revealed") ? "reveal" : has(update, "ronin-wounded") ? "wounds" : "other";
      await this.#wait(HOLD[kind]);
    }
    this.#running = this.telling = false;
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

const paces = new WeakMap<TableState, Pace>();

export function paceOf(table: TableState): Pace {
  let pace = paces.get(table);
  if (!pace) paces.set(table, (pace = new Pace()));
  return pace;
}

/** What to show of an update: a past one as it is, the present one when its time has come. */
export function paced(table: TableState, update: Update): Update {
  return update === table.update ? (paceOf(table).shown ?? update) : update;
}

/** Whether something is shown, or about to be, that is to be seen before anything else is asked. */
export function busy(table: TableState): boolean {
  const latest = table.update;
  const pace = paces.get(table);
  if (!latest || !pace?.shown || still.current) return false;
  return pace.telling || (pace.shown !== latest && weighty(latest));
}
