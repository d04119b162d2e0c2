/** Shared by all parts of the board: the table, what is shown of it, and what is being picked. */
import { getContext, setContext } from "svelte";
import type { Update, WatAahView } from "../../api/types";
import { part, type BoardProps, type Choice } from "../../table/game-module";
import { clanOf } from "./cards";

const KEY = "wat-aah";

/** A target in notation: a player, a clan of his, or one card of it. */
export const aimed = (...target: string[]): string => ["target", ...target].join(" ");

export class Scene {
  /** Keys of hand cards that are picked here and not yet placed. */
  picked = $state<string[]>([]);
  /** Whether the Jigoku is open. */
  browsing = $state(false);
  readonly #props: () => BoardProps<WatAahView>;

  constructor(props: () => BoardProps<WatAahView>) {
    this.#props = props;
  }

  get table() {
    return this.#props().table;
  }
  get update(): Update {
    return this.#props().update;
  }
  get view(): WatAahView {
    return this.#props().view;
  }
  get seatViews(): WatAahView[] {
    return this.#props().seatViews;
  }
  get choices(): Choice[] {
    return this.#props().choices;
  }
  get lexicon() {
    return this.table.lexicon;
  }
  get me(): string | null {
    return this.view.seat === null ? null : `p${this.view.seat + 1}`;
  }
  /** Whether the seat that is looked from is the reader's: after a match it may be another's. */
  get own(): boolean {
    return this.view.seat === this.table.seat;
  }

  /** What a click on the viewer's own things explains if nothing can be done with them; nothing for spectators. */
  why(notation: string): string | undefined {
    return this.me !== null && this.update === this.table.update && !this.table.over ? notation : undefined;
  }

  /** The choices of a verb that have all of these parts. */
  can(verb: string, parts: Record<string, string | number> = {}): Choice[] {
    return this.choices.filter(
      (choice) =>
        choice.verb === verb && Object.entries(parts).every(([key, value]) => part(choice, key) === value),
    );
  }

  /** The choice to aim at just this: a player, a clan, or a card. */
  aim(...target: string[]): Choice[] {
    const wanted = aimed(...target);
    return this.choices.filter(({ notation }) => notation === wanted);
  }

  /** What a target is that has to be chosen now: a player, a clan of his, or one card of it. */
  get aiming(): "player" | "clan" | "card" | null {
    const depth = Math.max(0, ...this.can("target").map(({ parts }) => parts.length));
    return ([null, "player", "clan", "card"] as const)[depth] ?? null;
  }

  /** Cards that are looked at: from the deck, or the hand of which one is taken. */
  get seen(): string[] {
    const { step, players, target, looked_at } = this.view;
    if (step !== "taking" || !this.choices.length) return looked_at;
    return players.find(({ id }) => id === target)?.known ?? [];
  }

  get onStage(): boolean {
    return this.seen.length > 0 || this.view.temple_drawn.length > 0;
  }

  isPointed(choices: Choice[]): boolean {
    return choices.some(({ notation }) => this.table.marks(notation));
  }

  point(choices: Choice[]): void {
    if (choices[0]) this.table.pointed = choices[0].notation;
  }

  /** Deferred, because a removed element loses its focus while the page is being drawn. */
  unpoint(): void {
    queueMicrotask(() => (this.table.pointed = null));
  }

  /** A player as the log names him. */
  player(id: string): string {
    return this.lexicon.name("player", id);
  }

  clanOf = (card: string): string => clanOf(this.lexicon, card);
}

export const setScene = (props: () => BoardProps<WatAahView>): Scene => setContext(KEY, new Scene(props));
export const getScene = (): Scene => getContext<Scene>(KEY);
