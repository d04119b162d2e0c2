/** A draft of a plan. It stays in this browser until it is sealed, also after a reload and in a second tab. */
import { read, write } from "../lib/storage";

export class Draft<T> {
  value = $state() as T;
  #past = $state<T[]>([]);
  readonly #key: string;
  readonly #empty: T;
  readonly #heard: (event: StorageEvent) => void;
  /** In stored data its name is `moment`. */
  readonly purpose: string;

  /** `purpose` says what the plan is for, such as `round-3`. A draft for another purpose is discarded. */
  constructor(table: string, seat: number, purpose: string, empty: T) {
    this.#key = `draft.${table}.${seat}`;
    this.#empty = empty;
    const saved = read<{ moment: string; value: T } | null>(this.#key, null);
    this.value = saved?.moment === purpose ? saved.value : empty;
    this.purpose = purpose;
    this.#heard = (event) => {
      if (event.key !== `kagemusha.${this.#key}`) return;
      const other = read<{ moment: string; value: T } | null>(this.#key, null);
      if (other?.moment === this.purpose) this.value = other.value;
    };
    addEventListener("storage", this.#heard);
  }

  set(value: T): void {
    this.#past = [...this.#past, $state.snapshot(this.value) as T].slice(-100);
    this.#put(value);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#put(last);
  }

  reset(): void {
    this.set(this.#empty);
  }

  #put(value: T): void {
    this.value = value;
    write(this.#key, { moment: this.purpose, value: $state.snapshot(value) });
  }

  /** Delete the draft: the plan was sealed. */
  forget(): void {
    write(this.#key, null);
    this.close();
  }

  close(): void {
    removeEventListener("storage", this.#heard);
  }
}
