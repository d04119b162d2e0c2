/** The people whose chat this browser does not show, in all games at a table. */
import type { TableCard } from "../api/types";
import { read, write } from "../lib/storage";

export class Muted {
  /** By their seats in the first game: later they sit elsewhere. */
  #people = $state.raw<number[]>([]);
  readonly #key: string;
  readonly #players: (number | null)[];

  constructor({ ids, players }: TableCard["games"]) {
    this.#key = `muted.${ids[0]}`;
    this.#players = players;
    this.#people = read<number[]>(this.#key, []);
  }

  /** Where they sit now. */
  get seats(): number[] {
    return this.#people.map((one) => this.#players.indexOf(one)).filter((seat) => seat >= 0);
  }

  toggle(seat: number): void {
    const player = this.#players[seat];
    if (player == null) return; // a bot that came later says nothing
    const others = this.#people.filter((one) => one !== player);
    this.#people = others.length < this.#people.length ? others : [...others, player];
    write(this.#key, this.#people.length ? this.#people : null);
  }
}
