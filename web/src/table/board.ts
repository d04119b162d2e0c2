/** What a game brings to be played in a browser, and what it is given. */
import type { Component } from "svelte";
import type { Update } from "../api/types";
import type { TableState } from "./table.svelte";

/** Something the seat may do now, with its words. */
export interface Choice {
  notation: string;
  verb: string;
  parts: [string, string | number][];
  text: string;
  group: string;
  section: string;
}

/** The first part of that name. */
export function part(choice: Choice, key: string): string | number | undefined {
  return choice.parts.find(([name]) => name === key)?.[1];
}

/** What every part of a game's screen is given. `V` is the game's view. */
export interface BoardProps<V> {
  table: TableState;
  /** What is shown: now, or the moment that the scrubber stands at. */
  update: Update;
  view: V;
  /** After the end: what each seat saw at this moment, by seat. Empty during play. */
  open: V[];
  /** What the seat may do now; empty if it owes nothing, or another moment is shown. */
  choices: Choice[];
}

/** A game's part of the client. Loaded when a table of it is opened. */
export interface GameModule<V = never> {
  /** The middle of the screen. */
  Board: Component<BoardProps<V>>;
  /** The column to the left of it; on a phone, a tab. */
  Aside?: Component<BoardProps<V>>;
  /** Above the list of choices. */
  Panel?: Component<BoardProps<V>>;
  /** Whether the Panel itself asks for what is owed, as for a plan: then there is no list of choices. */
  asks?: (view: V, seat: number | null) => boolean;
  /** The choice behind the one red button, if one stands out. */
  main?: (choices: Choice[], view: V) => Choice | undefined;
  /** Whether the board still shows what has happened: what is asked next waits for it. */
  busy?: (table: TableState) => boolean;
  /** What the board shows meanwhile, in words. */
  telling?: (table: TableState) => string;
  /** The id of a question to ask before something that is sealed or revealed. */
  confirm?: (choice: Choice, view: V, choices: Choice[]) => string | null;
  /** Lay a plan out on the board, as if it were made there; for games that plan before they act. */
  lay?: (plan: string[], table: TableState, view: V) => void;
  /** Keys of its own on the board, each with the id of what it does. */
  keys?: [string, string][];
}
