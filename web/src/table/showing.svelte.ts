/** Shows a live table: the moves of others one after the other, with sounds and banners. */
import { untrack } from "svelte";
import type { Update } from "../api/types";
import type { Drama } from "../drama";
import { lasting } from "../lib/media.svelte";
import type { GameModule } from "./game-module";
import { Pacer } from "./pacer.svelte";
import type { Table } from "./table.svelte";

/** How long a move of another seat is shown, in milliseconds. */
const BEAT = 400;

export class Showing {
  /** Sounds and banners: loaded with the first table. */
  play = $state.raw<{ drama: Drama; Herald: typeof import("../drama").Herald } | null>(null);
  readonly #pacer: Pacer | null;

  /** Create it in a component: its effects end with that. */
  constructor(
    readonly table: Table,
    readonly module: GameModule,
  ) {
    void import("../drama").then(({ Drama, Herald }) => (this.play = { drama: new Drama(module.cues ?? {}, table.seat), Herald }));
    const beat = (): number => (module.paced?.(table.update?.view as never, table.seat) ? lasting(BEAT) : 0);
    this.#pacer = module.paced ? new Pacer(table.seat, beat, (shown) => this.play?.drama.hold(shown) ?? 0) : null;
    $effect.pre(() => {
      const latest = table.update;
      if (latest) untrack(() => this.#pacer?.add(latest));
    });
    $effect.pre(() => {
      const seen = module.shown?.(table) ?? this.update;
      const drama = this.play?.drama;
      if (seen) untrack(() => drama?.show(seen));
    });
  }

  get update(): Update | null {
    return this.#pacer?.shown ?? this.table.update;
  }

  /** Whether a newer update is not shown yet. */
  get behind(): boolean {
    return this.#pacer !== null && this.#pacer.shown !== this.table.update;
  }

  get busy(): boolean {
    return this.behind || (this.module.busy?.(this.table) ?? false);
  }

  get banner(): boolean {
    return this.play?.drama.banner != null;
  }

  /** End all animations. */
  skip(): void {
    this.play?.drama.skip();
    this.#pacer?.skip();
    this.module.skip?.(this.table);
  }

  /** A tap anywhere also closes banners. */
  tap(): void {
    if (!this.banner) return;
    this.play?.drama.skip();
    this.#pacer?.hurry();
  }

  close(): void {
    this.#pacer?.skip();
    this.play?.drama.skip();
  }
}
