/** A puzzle as a table. All of it is here already: it works without a network, too. */
import { api } from "../api/http";
import type { Problem, PuzzleAnswer, PuzzleSheet, Reason, Tip } from "../api/types";
import { FrameTable } from "../learn/frame-table.svelte";

export class PuzzleTable extends FrameTable {
  /** What was chosen; null before. */
  answer = $state.raw<PuzzleAnswer | null>(null);

  constructor(
    game: string,
    readonly sheet: PuzzleSheet,
    /** Called with a choice before its line is shown. */
    readonly onanswer: (answer: PuzzleAnswer) => void,
  ) {
    super(`puzzle.${game}.${sheet.card.id}`, game, sheet.seat);
    this.present({ ...sheet.update, reset: true }, true);
  }

  get best(): PuzzleAnswer {
    return this.sheet.answers[0]!;
  }

  /** The words for a choice of the position. */
  words(choice: string): string {
    const { legal, said } = this.sheet.update;
    const at = legal.findIndex(({ notation }) => notation === choice);
    return (said?.choices[at]?.text ?? choice).replace(/\.$/, "");
  }

  /** Show the best choice and its line, from the position on. */
  showBest(): void {
    this.present({ ...this.sheet.update, reset: true }, false);
    void this.#play(this.best);
  }

  protected send(plan: string | string[]): Promise<Problem | null> {
    const choice = typeof plan === "string" ? plan : plan.join("; ");
    const answer = this.sheet.answers.find((one) => one.choice === choice);
    if (!answer) return Promise.resolve({ id: "", text: choice, rule: "", reasons: [] });
    this.onanswer(answer);
    void this.#play(answer);
    return Promise.resolve(null);
  }

  protected async ask(plan: string | string[]): Promise<Reason[]> {
    return (await api.whyInPuzzle(this.game, this.sheet.card.id, plan)).reasons;
  }

  protected askTips(): Promise<Tip[]> {
    return Promise.resolve(this.answer ? [] : this.sheet.tips);
  }

  async #play(answer: PuzzleAnswer): Promise<void> {
    this.playing = true;
    this.answer = answer;
    await this.presentAll(answer.frames);
    this.playing = false;
  }
}
