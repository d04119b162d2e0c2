/** A table that shows prepared frames one after another: where a choice in a lesson or a puzzle leads. */
import type { Update } from "../api/types";
import { reducedMotion } from "../lib/media.svelte";
import type { GameModule } from "../table/game-module";
import { Table } from "../table/table.svelte";
import { watched } from "../table/watched-table.svelte";

/** Milliseconds that each frame stays before the next one. */
const PACE = 1100;
const LOOK_AGAIN = 60;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

export abstract class FrameTable extends Table {
  /** Whether the frames of the last choice are being shown. */
  playing = $state(false);
  protected closed = false;
  #number = 0;
  #skipped = false;
  #wake: () => void = () => {};

  constructor(
    id: string,
    game: string,
    seat: number | null,
    readonly module: GameModule,
  ) {
    super(id, game, seat);
  }

  /** Whether the board still shows what the last choice led to. */
  get busy(): boolean {
    return this.playing || this.#animates;
  }

  /** Whether the panel of the game asks for the choice. */
  get asks(): boolean {
    return !this.busy && this.mine && (this.module.asks?.(this.update!.view as never, this.seat) ?? false);
  }

  get #animates(): boolean {
    return this.module.busy?.(this) ?? false;
  }

  /** Show an update, with its choices only if something is asked. */
  protected present(update: Update, asked: boolean): void {
    const shown = asked ? update : watched(update);
    this.show({ ...shown, number: ++this.#number });
  }

  /** Show frames one after another. */
  protected async presentAll(frames: Update[]): Promise<void> {
    this.#skipped = false;
    for (const frame of frames) {
      this.present(frame, false);
      if (!this.#skipped) await this.#settled();
    }
  }

  /** Skip to the last frame. */
  skip(): void {
    this.#skipped = true;
    this.module.skip?.(this);
    this.#wake();
  }

  /** There is no undo here: a choice can be tried again instead. */
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async #settled(): Promise<void> {
    const woken = new Promise<void>((done) => (this.#wake = done));
    await Promise.race([woken, wait(reducedMotion.current ? 0 : PACE)]);
    while (this.#animates && !this.closed && !this.#skipped) await wait(LOOK_AGAIN);
  }

  override close(): void {
    super.close();
    this.closed = true;
  }
}
