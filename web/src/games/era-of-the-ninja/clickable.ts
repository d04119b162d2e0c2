/** Makes an element on the board a button, for mouse, touch and keyboard. */
import { pressed } from "../../lib/press";
import type { Choice } from "../../table/game-module";
import type { Table } from "../../table/table.svelte";

interface Clickable {
  table: Table;
  choices?: readonly Choice[] | undefined;
  /** Its accessible name, if its content is not enough. */
  label?: string;
  /** A plan to ask the server about if nothing is possible. */
  otherwise?: string | undefined;
  /** Whether it can be focused although nothing can be chosen: it has information. */
  telling?: boolean;
  look?: (at: boolean) => void;
}

export function clickable({ table, choices = [], label, otherwise, telling = false, look }: Clickable) {
  const press = (): void => void table.offer([...choices], table.mine ? otherwise : undefined);
  const point = (at: boolean): void => {
    if (choices.length) table.pointed = at ? choices[0]!.notation : null;
    look?.(at);
  };
  return {
    role: "button",
    tabindex: choices.length || telling ? 0 : -1,
    "aria-label": label,
    onclick: press,
    onkeydown: (event: KeyboardEvent): void => pressed(event, press),
    onpointerenter: (): void => point(true),
    onpointerleave: (): void => point(false),
    onfocus: (): void => point(true),
    onblur: (): void => point(false),
  };
}

/** Whether one of them is pointed at, here or in the list. */
export const isPointedAt = (table: Table, choices: readonly Choice[] = []): boolean =>
  choices.some(({ notation }) => table.marks(notation));
