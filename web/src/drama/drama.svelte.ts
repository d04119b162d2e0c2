/** Sounds and banners for what a board shows. */
import type { Update } from "../api/types";
import { reducedMotion } from "../lib/media.svelte";
import { pace } from "../lib/settings.svelte";
import { sound } from "../lib/sound.svelte";
import { presentationOf, type Banner, type Cues } from "./presentation";
import { SCORES, type SoundName } from "./scores";

/** How long a banner stays, in milliseconds. */
const BANNER = 1500;
/** The end of the match stays longer. */
const END = 2200;
/** Seconds between two sounds of the same update. */
const APART = 0.11;

const time = ({ tone }: Banner, ends: boolean): number => (ends && tone !== "news" ? END : BANNER) * pace();

/** Play some sounds one after the other. */
function playSounds(names: SoundName[]): void {
  names.forEach((name, n) => sound.play(SCORES[name], reducedMotion.current ? 0 : n * APART * pace()));
}

export class Drama {
  /** The banner that is shown now. */
  banner = $state.raw<Banner | null>(null);
  #number = -1;
  #queue: [Banner, number][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly cues: Cues,
    readonly seat: number | null,
  ) {}

  /** Plays the sounds and banners of a new update; not of the first one, which is what happened before. */
  show(update: Update): void {
    const { number } = update;
    if (number === this.#number) return;
    const fresh = this.#number >= 0 && number > this.#number && !update.reset;
    this.#number = number;
    if (!fresh) return this.skip();
    const { sounds, banners } = presentationOf(update, this.cues, this.seat);
    if (sounds.length) playSounds(sounds);
    else sound.click();
    if (reducedMotion.current || document.hidden) return;
    this.#queue.push(...banners.map((one): [Banner, number] => [one, time(one, update.ending !== null)]));
    if (!this.banner) this.#next();
  }

  /** How long the banners of an update are shown, in milliseconds. */
  hold(update: Update): number {
    const { banners } = presentationOf(update, this.cues, this.seat);
    return banners.reduce((sum, one) => sum + time(one, update.ending !== null), 0);
  }

  /** Remove all banners. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.banner = null;
  }

  #next(): void {
    const [banner, stays] = this.#queue.shift() ?? [null, 0];
    this.banner = banner;
    if (banner) this.#timer = setTimeout(() => this.#next(), stays);
  }
}
