/** The seats of a table whose chat this browser does not show. */
import { read, write } from "../lib/storage";

export class Muted {
  seats = $state.raw<number[]>([]);

  constructor(readonly table: string) {
    this.seats = read<number[]>(`muted.${table}`, []);
  }

  toggle(seat: number): void {
    this.seats = this.seats.includes(seat) ? this.seats.filter((other) => other !== seat) : [...this.seats, seat];
    write(`muted.${this.table}`, this.seats.length ? this.seats : null);
  }
}
