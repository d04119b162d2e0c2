/** A worked example as a table that can only be looked at. */
import type { Update } from "../api/types";
import { WatchedTable } from "../table/watched-table.svelte";

export class ExampleTable extends WatchedTable {
  /** The number of the frame that is shown. */
  at = $state(0);

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
    this.present({ ...this.frames[at]!, ending: null }, reset);
  }

  /** What happened in the frame that is shown. */
  get lines(): string[] {
    const { events = [] } = this.frames[this.at]!.text ?? {};
    return this.at ? events.filter(({ quiet }) => !quiet).map(({ text }) => text) : [];
  }
}
