/** A lesson as a table: for each request the server repeats all choices so far, and stores nothing. */
import { api, ApiError, Unreachable } from "../api/http";
import type { LessonState, Problem, Reason, Tip } from "../api/types";
import type { GameModule } from "../table/game-module";
import { FrameTable } from "./frame-table.svelte";
import { keepProgress } from "./progress";

export class LessonTable extends FrameTable {
  /** The current step; while frames are shown, that of the last choice. */
  state = $state.raw() as LessonState;

  constructor(
    game: string,
    readonly lesson: string,
    module: GameModule,
    first: LessonState,
  ) {
    super(`lesson.${game}.${lesson}`, game, first.update.seat, module);
    this.#reached(first);
    this.present(first.update, !first.reads);
  }

  /** Whether the last choice was wrong: where it led is on the board until the step is tried again. */
  get wrong(): boolean {
    return this.state.verdict === "wrong" && !this.playing;
  }

  get done(): boolean {
    return this.state.verdict === "done" && !this.playing;
  }

  /** Continue from a step that is only read. */
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

  /** Show where the choice led, then what is next. */
  async #play(next: LessonState): Promise<void> {
    this.playing = true;
    const frames = next.verdict === "wrong" ? next.frames : next.frames.slice(0, -1);
    // With nothing to show there is no pause: the button that was pressed would lose the focus.
    if (frames.length) await this.presentAll(frames);
    if (this.closed) return;
    this.#reached(next);
    if (next.verdict !== "wrong") this.present(next.frames.at(-1) ?? next.update, !next.reads);
    this.playing = false;
  }

  #reached(state: LessonState): void {
    this.state = state;
    keepProgress(this.game, this.lesson, state);
  }
}
