/** A worked example as a table that can only be looked at. */
import type { Problem, Reason, Tip, Update } from "../api/types";
import { Table } from "../table/table.svelte";

/** Without anything to choose. */
const watched = (update: Update): Update => ({
  ...update,
  pending: [],
  legal: [],
  ending: null,
  ...(update.said ? { said: { ...update.said, task: "", choices: [], chances: null } } : {}),
});

export class ExampleTable extends Table {
  /** The number of the frame that is shown. */
  at = $state(0);
  #number = 0;

  constructor(
    game: string,
    id: string,
    readonly frames: Update[],
  ) {
    super(`example.${game}.${id}`, game, frames[0]!.seat);
    this.go(0);
  }

  /** Show a frame; only a step on is animated. */
  go(at: number): void {
    const reset = at !== this.at + 1;
    this.at = at;
    this.show({ ...watched(this.frames[at]!), number: ++this.#number, reset });
  }

  /** What happened in the frame that is shown. */
  get told(): string[] {
    const { events = [] } = this.frames[this.at]!.said ?? {};
    return this.at ? events.filter(({ quiet }) => !quiet).map(({ text }) => text) : [];
  }

  protected send(): Promise<Problem | null> {
    return Promise.resolve(null);
  }

  protected ask(): Promise<Reason[]> {
    return Promise.resolve([]);
  }

  protected askTips(): Promise<Tip[]> {
    return Promise.resolve([]);
  }

  undo(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
