/** Shows updates that arrive in quick succession one after the other. */
import type { Update, VillageView } from "../../api/types";
import { reducedMotion } from "../../lib/media.svelte";
import type { Table } from "../../table/table.svelte";
import { pace } from "../../lib/settings.svelte";
import { sound } from "../../lib/sound.svelte";
import { FLIGHT, flights, stages, type Flight, type Map } from "./flights";

/** How long an update stays before the next one, in milliseconds. */
const HOLD = { reveal: 1500, death: 1600, wounds: 900, other: 600 };
/** How long the screens stay closed and then open, before the plans are visible. */
export const UNVEIL = 1250;
/** How long the board of a round stays after its last event, before it is cleared. */
const OUTCOME = 1500;
const MOST = 12;

/** Updates that are shown to their end before the next choice. */
const important = (update: Update) => has(update, "plans-revealed") || update.ending !== null;

const has = (update: Update, kind: string) => update.events.some((event) => event.kind === `seven-ronin-${kind}`);

/** The text of an update up to the start of the next round; for a reveal, only that sentence. */
export function summary(update: Update): string {
  const all = update.events.map(({ kind }, n) => ({ kind, ...update.text?.events[n] }));
  const next = all.findIndex(({ kind }) => kind === "seven-ronin-round-began");
  const lines = has(update, "plans-revealed")
    ? all.filter(({ kind }) => kind === "seven-ronin-plans-revealed")
    : all.slice(0, next < 0 ? all.length : next).filter(({ quiet }) => !quiet);
  return lines.map(({ text }) => text ?? "").join(" ");
}

/** A sound of the board itself, after some seconds; the first move does not wait for its file. */
function heard(name: "screens" | "star", after = 0): void {
  if (sound.on) void import("../../drama/scores").then(({ SCORES }) => sound.play(SCORES[name], after));
}

export class Playback {
  /** The update that is shown; it may be older than the latest. */
  shown = $state.raw<Update | null>(null);
  flying = $state.raw<(Flight & { id: number })[]>([]);
  /** Whether plans are being revealed: the screens fold away. */
  revealing = $state(false);
  /** The round whose screens open now, before the board. */
  unveiling = $state<number | null>(null);
  /** Whether something important is being shown. */
  animating = $state(false);
  /** What that is, as text. */
  text = $state("");
  /** The areas and ronin as they are drawn now. */
  map: Map | null = null;
  #queue: Update[] = [];
  #last = -1;
  #ids = 0;
  #running = false;
  #wake: () => void = () => {};

  /** Show an update, now or after those before it. */
  add(update: Update): void {
    const next = update.number === this.#last + 1 && !update.reset;
    this.#last = update.number;
    if (!this.shown || !next || reducedMotion.current || document.hidden || this.#queue.length > MOST) {
      this.#queue = [update];
      this.skip();
      return;
    }
    this.#queue.push(update);
    this.animating ||= important(update);
    if (!this.#running) void this.#run();
  }

  /** Show the latest update at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.animating = false;
    if (last) this.#show(last);
    this.#wake();
  }

  #show(update: Update): void {
    this.flying = [];
    this.revealing = false;
    this.unveiling = null;
    this.shown = update;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#queue.length) {
      const update = this.#queue[0]!;
      const fresh = this.map ? flights(update.events, this.map).map((one) => ({ ...one, id: ++this.#ids })) : [];
      this.revealing = has(update, "plans-revealed");
      this.text = summary(update);
      if (this.revealing) {
        this.unveiling = (update.view as VillageView).round;
        heard("screens");
        await this.#wait(UNVEIL);
        this.unveiling = null;
      }
      if (this.#queue[0] !== update) continue; // it was skipped
      if (fresh.length) {
        this.flying = fresh;
        for (const delay of stages(fresh)) heard("star", (delay * pace()) / 1000);
        await this.#wait(Math.max(...fresh.map(({ delay }) => delay)) + FLIGHT);
      }
      if (has(update, "round-began") && this.animating) await this.#wait(OUTCOME);
      if (this.#queue[0] !== update) continue; // it was skipped
      this.#queue.shift();
      this.#show(update);
      const kind = has(update, "plans-revealed") ? "reveal" : has(update, "ronin-eliminated") ? "death" : has(update, "ronin-wounded") ? "wounds" : "other";
      await this.#wait(HOLD[kind]);
    }
    this.#running = this.animating = false;
  }

  #wait(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time * pace());
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

const playbacks = new WeakMap<Table, Playback>();

export function playbackOf(table: Table): Playback {
  let playback = playbacks.get(table);
  if (!playback) playbacks.set(table, (playback = new Playback()));
  return playback;
}

/** The update to show: an earlier one as it is, the latest one when its turn has come. */
export function played(table: Table, update: Update): Update {
  return update === table.update ? (playbackOf(table).shown ?? update) : update;
}

/** The update that is on the board. */
export const shown = (table: Table): Update | null => playbacks.get(table)?.shown ?? null;

export const skip = (table: Table): void => playbacks.get(table)?.skip();

export const busyText = (table: Table): string => playbacks.get(table)?.text ?? "";

/** Whether something is being shown, or about to be, that comes before the next choice. */
export function busy(table: Table): boolean {
  const latest = table.update;
  const playback = playbacks.get(table);
  if (!latest || !playback?.shown || reducedMotion.current) return false;
  return playback.animating || (playback.shown !== latest && important(latest));
}
