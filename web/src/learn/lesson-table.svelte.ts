/** A lesson as a table: the server carries out what was chosen so far, every time, and keeps nothing. */
import { api, ApiError, Unreachable } from "../api/http";
import type { LessonState, Problem, Reason, Tip, Update } from "../api/types";
import { reducedMotion } from "../lib/media.svelte";
import { Table } from "../table/table.svelte";
import { keepProgress } from "./progress";

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

export class LessonTable extends Table {
  /** The step at hand; that of the last choice while its frames are shown. */
  state = $state.raw() as LessonState;
  /** Whether the frames of the last choice are being shown. */
  playing = $state(false);
  /** Whether the board still animates; set by the page. */
  busy: () => boolean = () => false;
  #number = 0;
  #closed = false;

  constructor(
    game: string,
    readonly lesson: string,
    first: LessonState,
  ) {
    super(`lesson.${game}.${lesson}`, game, first.update.seat);
    this.#reached(first);
    this.#present(first.update, !first.reads);
  }

  /** Whether the last choice was wrong: where it led is on the board until the step is tried again. */
  get wrong(): boolean {
    return this.state.verdict === "wrong" && !this.playing;
  }

  get done(): boolean {
    return this.state.verdict === "done" && !this.playing;
  }

  /** Go on from a step that is only read. */
  async goOn(): Promise<boolean> {
    return this.saving === 0 && (await this.command(() => this.send([])));
  }

  protected async send(plan: string | string[]): Promise<Problem | null> {
    const trail = [...this.state.trail, typeof plan === "string" ? [plan] : plan];
    try {
      void this.#play(await api.lesson(this.game, this.lesson, trail));
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error.problem;
      if (error instanceof Unreachable) return { id: "", text: error.message, rule: "", reasons: [] };
      throw error;
    }
  }

  protected async ask(plan: string | string[]): Promise<Reason[]> {
    return (await api.whyInLesson(this.game, this.lesson, this.state.trail, plan)).reasons;
  }

  protected askTips(): Promise<Tip[]> {
    return api.tipsInLesson(this.game, this.lesson, this.state.trail);
  }

  /** Nothing is undone here: a wrong choice does not count, and a lesson can be started again. */
  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Show where the choice led, then what is next. */
  async #play(next: LessonState): Promise<void> {
    this.playing = true;
    const frames = next.verdict === "wrong" ? next.frames : next.frames.slice(0, -1);
    for (const frame of frames) {
      this.#present(frame, false);
      await this.#settled();
    }
    if (this.#closed) return;
    this.#reached(next);
    if (next.verdict !== "wrong") this.#present(next.frames.at(-1) ?? next.update, !next.reads);
    this.playing = false;
  }

  #reached(state: LessonState): void {
    this.state = state;
    keepProgress(this.game, this.lesson, state);
  }

  #present(update: Update, asked: boolean): void {
    const shown = asked ? update : watched(update);
    this.show({ ...shown, number: ++this.#number });
  }

  async #settled(): Promise<void> {
    await wait(reducedMotion.current ? 0 : PACE);
    while (this.busy() && !this.#closed) await wait(LOOK_AGAIN);
  }

  override close(): void {
    super.close();
    this.#closed = true;
  }
}
