/** What the player wants to play with others: game, mode, seats, clock, rated. The choice is stored. */
import type { ClockRequest, GameCard } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import { read, write } from "../lib/storage";
import { fields } from "../home/setup";

interface Chosen {
  game: string;
  seats: number;
  mode: string;
  clock: number;
  rated: boolean;
}

const DAY = 86_400;
const live = (minutes: number, increment: number): Required<ClockRequest> => ({ kind: "live", seconds: minutes * 60, increment, out: "lose", bot: "" });
const days = (number: number): Required<ClockRequest> => ({ kind: "days", seconds: number * DAY, increment: 0, out: "lose", bot: "" });
export const CLOCKS = [live(5, 10), live(15, 15), live(30, 30), days(1), days(3)];

export class Terms {
  chosen = $state<Chosen>(read("pairing", { game: "", seats: 2, mode: "", clock: 1, rated: true }));
  readonly game: GameCard | undefined = $derived(catalogue.game(this.chosen.game) ?? catalogue.games[0]);
  readonly counts: number[] = $derived.by(() => (this.#pair ? [2] : (this.game?.seats.filter((number) => number > 1) ?? [])));
  readonly seats: number = $derived(this.counts.includes(this.chosen.seats) ? this.chosen.seats : (this.counts[0] ?? 2));
  /** The mode or the edition, on which the other options depend. */
  readonly mode = $derived.by(() => {
    const { game } = this;
    if (!game) return undefined;
    const given = this.chosen.mode ? { [game.options[0]?.id ?? ""]: this.chosen.mode } : {};
    return fields(game, this.seats, given).find(({ option }) => option === game.options[0] && option.kind === "choice");
  });

  readonly #pair: boolean;

  /** With `pair`, two seats, whatever is stored. */
  constructor(pair = false) {
    this.#pair = pair;
  }

  /** The body of the request. */
  get wish() {
    write("pairing", this.chosen);
    const options = this.mode ? { [this.mode.option.id]: this.mode.value } : {};
    return { game: this.game!.id, options: options as Record<string, never>, clock: CLOCKS[this.chosen.clock] ?? CLOCKS[0]!, rated: this.chosen.rated };
  }
}
