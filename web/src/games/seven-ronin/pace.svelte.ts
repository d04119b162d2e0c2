/** Lets what happens be seen: updates that come in quick succession are shown one after the other. */
import type { Update } from "../../api/types";
import { still } from "../../lib/media.svelte";
import type { TableState } from "../../table/table.svelte";
import { FLIGHT, flights, type Flight, type Map } from "./flights";

/** How long an update stays before the next one, in milliseconds. */
const HOLD = { reveal: 1500, wounds: 900, other: 600 };
/** How long the board of a round stays after its last blow: then it is cleared. */
const OUTCOME = 1500;
const MOST = 12;

/** What is seen to its end before anything else is asked. */
const weighty = (update: Update) => has(update, "plans-revealed") || update.ending !== null;

const has = (update: Update, kind: string) => update.events.some((event) => event.kind === `seven-ronin-${kind}`);

/** What an update tells, up to where the next round begins; of a reveal that it is one. */
export function tale(update: Update): string {
  const said = update.events.map(({ kind }, n) => ({ kind, ...update.said?.events[n] }));
  const next = said.findIndex(({ kind }) => kind === "seven-ronin-round-began");
  const lines = has(update, "plans-revealed")
    ? said.filter(({ kind }) => kind === "seven-ronin-plans-revealed")
    : said.slice(0, next < 0 ? said.length : next).filter(({ quiet }) => !quiet);
  return lines.map(({ text }) => text ?? "").join(" ");
}

export class Pace {
  /** What is shown of the present; it may be behind. */
  shown = $state.raw<Update | null>(null);
  flying = $state.raw<(Flight & { id: number })[]>([]);
  /** Plans are just being revealed: the screens fold away. */
  revealing = $state(false);
  /** Something weighty is being shown. */
  telling = $state(false);
  /** What that is, in words. */
  tale = $state("");
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
      this.tale = tale(update);
      if (fresh.length) {
        this.flying = fresh;
        await this.#wait(Math.max(...fresh.map(({ delay }) => delay)) + FLIGHT);
      }
      if (has(update, "round-began") && this.telling) await this.#wait(OUTCOME);
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

/** What is shown of what happens, in words. */
export const telling = (table: TableState): string => paces.get(table)?.tale ?? "";

/** Whether something is shown, or about to be, that is to be seen before anything else is asked. */
export function busy(table: TableState): boolean {
  const latest = table.update;
  const pace = paces.get(table);
  if (!latest || !pace?.shown || still.current) return false;
  return pace.telling || (pace.shown !== latest && weighty(latest));
}
