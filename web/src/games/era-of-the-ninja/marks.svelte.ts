/** What the server says of tiles while something is looked at: how far it goes, where it attacks. */
import type { EraView, Tip, Update } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import type { Table } from "../../table/table.svelte";

export type TipMark = Tip["marks"][number];

interface Shown {
  table: Table;
  /** The update that is shown: of an earlier one nothing is known. */
  update: Update;
  view: EraView;
  /** The id of the stack or ninja under the pointer or with the focus. */
  looked: string | null;
}

const MARKED = ["stack", "player", "held"];

/** The marks of what is looked at; of nothing: how far the own ninja can go in its turn. */
export class MarksShown {
  /** Whether it is shown how far the own ninja can go, although it is not looked at. */
  walking = $state(true);
  #known = $state.raw<{ update: Update | null; tips: ReadonlyMap<string, Tip> }>({ update: null, tips: new Map() });
  #shown: () => Shown;

  constructor(shown: () => Shown) {
    this.#shown = shown;
    $effect(() => {
      const { table, update } = this.#shown();
      if (!this.#key || update !== table.update || this.#known.update === update) return;
      table.tips().then(
        (tips) => (this.#known = { update, tips }),
        () => {},
      );
    });
  }

  /** The own ninja while it may walk. */
  own: string | null = $derived.by(() => {
    const { table, update, view } = this.#shown();
    const ninja = view.players[view.seat ?? -1];
    return ninja && table.mine && update === table.update && view.step === "turn" && view.active === ninja.player ? ninja.player : null;
  });

  /** What is looked at, as tips know it. */
  #key: string | null = $derived.by(() => {
    const { table, view, looked } = this.#shown();
    const explained = table.explained?.split(" ").find((key) => MARKED.some((kind) => key.startsWith(`${kind}:`)));
    if (explained) return explained;
    if (view.stacks.some(({ id }) => id === looked)) return `stack:${looked}`;
    if (view.players.some(({ player }) => player === looked)) return `player:${looked}`;
    return this.own && this.walking ? `player:${this.own}` : null;
  });

  marks: TipMark[] = $derived.by(() => {
    const { table, update } = this.#shown();
    const known = this.#known.update === update && update === table.update;
    return known && this.#key ? (this.#known.tips.get(this.#key)?.marks ?? []) : [];
  });

  /** By the number of the tile. */
  on: ReadonlyMap<number, TipMark[]> = $derived.by(() => {
    const found = new Map<number, TipMark[]>();
    for (const mark of this.marks) {
      const tile = Number(mark.at.split(":")[1]);
      found.set(tile, [...(found.get(tile) ?? []), mark]);
    }
    return found;
  });
}

/** A mark in words, for who does not see it. */
export const markText = ({ what, number }: TipMark): string => say(`web-era-of-the-ninja-mark-${what}`, { number });
