/** The open tab beside the board, and which lines of the chat were read. */
import { tick } from "svelte";
import { read, write } from "../lib/storage";
import type { LiveTable } from "./live-table.svelte";
import { unread, type TalkLine } from "./talk";

export type Tab = "log" | "chat" | "aside";

export class Side {
  chosen = $state<Tab>("log");
  /** Whether the open tab is on the screen; on a phone it lies below the board. */
  inSight = $state(false);
  /** The list of tabs. */
  list = $state<HTMLElement>();
  #read = $state(0);

  constructor(
    readonly table: LiveTable,
    readonly lines: () => TalkLine[],
  ) {
    this.#read = read(this.#key, 0);
  }

  /** All games at a table share one chat. */
  get #key(): string {
    return `read.${this.table.series[0]}`;
  }

  get #reading(): boolean {
    return this.chosen === "chat" && this.inSight;
  }

  /** How many lines of others were not read yet. */
  get news(): number {
    return this.#reading ? 0 : unread(this.lines(), this.#read, this.table.seat);
  }

  /** Lines count as read while the chat is visible. */
  look(): void {
    const latest = this.lines().at(-1)?.at ?? 0;
    if (!this.#reading || latest <= this.#read) return;
    this.#read = latest;
    write(this.#key, latest);
  }

  /** Open the chat, and go there. */
  async openChat(): Promise<void> {
    this.chosen = "chat";
    await tick();
    this.list?.scrollIntoView({ block: "start" });
    this.list?.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true });
  }
}
