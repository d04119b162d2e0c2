/** A read-only table. */
import type { Problem, Reason, Tip, Update } from "../api/types";
import { Table } from "./table.svelte";

/** An update without anything to choose. */
export const watched = (update: Update): Update => ({
  ...update,
  pending: [],
  legal: [],
  ...(update.text ? { text: { ...update.text, task: "", choices: [], chances: null } } : {}),
});

export class WatchedTable extends Table {
  #number = 0;

  /** Show an update, animated unless it is a reset. */
  present(update: Update, reset: boolean): void {
    this.show({ ...watched(update), number: ++this.#number, reset });
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
