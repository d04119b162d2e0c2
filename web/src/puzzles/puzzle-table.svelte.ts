/** A puzzle as a table. It needs no requests, so it works offline. */
import { api } from "../api/http";
import type { Problem, PuzzleAnswer, PuzzleDetails, Reason, Tip } from "../api/types";
import { FrameTable } from "../learn/frame-table.svelte";
import type { GameModule } from "../table/game-module";
import { isRight, narrowed } from "./hints";

export class PuzzleTable extends FrameTable {
  /** What was chosen; null before. */
  answer = $state.raw<PuzzleAnswer | null>(null);
  /** Whether the answer is the best choice that is shown, not what was chosen. */
  shown = $state(false);
  /** How many hints were used: the first shows the themes, the second leaves few choices. */
  hints = $state(0);

  constructor(
    game: string,
    module: GameModule,
    readonly details: PuzzleDetails,
    /** Called when an answer counts, before its line is shown: whether it is right. */
    readonly onanswer: (right: boolean) => void,
  ) {
    super(`puzzle.${game}.${details.card.id}`, game, details.seat, module);
    this.present({ ...details.update, reset: true }, true);
  }

  /** The choices that the second hint leaves; empty before it, or if it would leave all. */
  narrowed: string[] = $derived(this.hints > 1 && !this.answer ? this.#left : []);

  /** Whether there is another hint. */
  get hasHint(): boolean {
    return this.hints === 0 || (this.hints === 1 && this.#left.length > 0);
  }

  get #left(): string[] {
    return narrowed(
      this.details.answers,
      this.details.update.legal.map(({ notation }) => notation),
    );
  }

  get best(): PuzzleAnswer {
    return this.details.answers[0]!;
  }

  /** The words for a choice of the position. */
  words(choice: string): string {
    const { legal, text } = this.details.update;
    const at = legal.findIndex(({ notation }) => notation === choice);
    return (text?.choices[at]?.text ?? choice).replace(/\.$/, "");
  }

  /** Show the best choice and its line, from the position on. */
  showBest(): void {
    this.shown = true;
    this.present({ ...this.details.update, reset: true }, false);
    void this.#play(this.best);
  }

  /** Show the solution without an answer; that counts as a wrong one. */
  giveUp(): void {
    this.onanswer(false);
    this.showBest();
  }

  protected send(plan: string | string[]): Promise<Problem | null> {
    const choice = typeof plan === "string" ? plan : plan.join("; ");
    const answer = this.details.answers.find((one) => one.choice === choice);
    if (!answer) return Promise.resolve({ id: "", text: choice, rule: "", reasons: [] });
    this.onanswer(isRight(answer));
    void this.#play(answer);
    return Promise.resolve(null);
  }

  protected async ask(plan: string | string[]): Promise<Reason[]> {
    return (await api.whyInPuzzle(this.game, this.details.card.id, plan)).reasons;
  }

  protected askTips(): Promise<Tip[]> {
    return Promise.resolve(this.answer ? [] : this.details.tips);
  }

  async #play(answer: PuzzleAnswer): Promise<void> {
    this.playing = true;
    this.answer = answer;
    await this.presentAll(answer.frames);
    this.playing = false;
  }
}
