/** A table that shows prepared frames one after another: where a choice in a lesson or a puzzle leads. */
import type { Update } from "../api/types";
import { reducedMotion } from "../lib/media.svelte";
import { Table } from "../table/table.svelte";

/** Milliseconds that each frame stays before the next one. */
const PACE = 1100;
const LOOK_AGAIN = 60;

const wait = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** Without anything to choose. */
const watched = (update: Update): Update => ({
  ...update,
  pending: [],
  legal: [],
  ...(update.said ? { said: { ...update.said, task: "", choices: [], chances: null } } : {}),
});

export abstract class FrameTable extends Table {
  /** Whether the frames of the last choice are being shown. */
  playing = $state(false);
  /** Whether the board still animates; set by the page. */
  busy: () => boolean = () => false;
  protected closed = false;
  #number = 0;

  /** Show an update, with its choices only if something is asked. */
  protected present(update: Update, asked: boolean): void {
    const shown = asked ? update : watched(update);
    this.show({ ...shown, number: ++this.#number });
  }

  /** Show frames one after another. */
  protected async presentAll(frames: Update[]): Promise<void> {
    for (const frame of frames) {
      this.present(frame, false);
      await this.#settled();
    }
  }

  /** Nothing is undone here: what was chosen can be tried again. */
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async #settled(): Promise<void> {
    await wait(reducedMotion.current ? 0 : PACE);
    while (this.busy() && !this.closed) await wait(LOOK_AGAIN);
  }

  override close(): void {
    super.close();
    this.closed = true;
  }
}
