/** The browser part of a game: what it provides, and what it is given. */
import type { Component } from "svelte";
import type { Update } from "../api/types";
import type { Cues } from "../drama/presentation";
import type { Lexicon } from "./lexicon.svelte";
import type { LogLine, Table } from "./table.svelte";

/** Something that the seat may do now, with its text. */
export interface Choice {
  notation: string;
  verb: string;
  parts: [string, string | number][];
  text: string;
  group: string;
  section: string;
  /** More lines about it. */
  details: string[];
}

/** The first part with that name. */
export function part(choice: Choice, key: string): string | number | undefined {
  return choice.parts.find(([name]) => name === key)?.[1];
}

/** A fact about a match: its name, and a value for all or one for each seat. */
export type Figure = [text: string, ...values: string[]];

/** The line of the log that turned a match, and its round if there are several. */
export interface Turn {
  line: LogLine;
  round: number | null;
}

/** The props of every component of a game. `V` is the view of the game. */
export interface BoardProps<V> {
  table: Table;
  /** The update that is shown: the latest one, or the moment of the scrubber. */
  update: Update;
  view: V;
  /** After the end: the view of every seat at this moment. Empty during play. */
  seatViews: V[];
  /** What the seat may do now; empty if it has no choice, or another moment is shown. */
  choices: Choice[];
}

/** Default export of `games/<id>/index.ts`. Loaded when a table of the game is opened. */
export interface GameModule<V = never> {
  /** The middle of the screen. */
  Board: Component<BoardProps<V>>;
  /** The left column; on a phone, a tab. */
  Aside?: Component<BoardProps<V>>;
  /** Above the list of choices. */
  Panel?: Component<BoardProps<V>>;
  /** The labelled elements of the first picture in the rules: keys of `data-tip`, or prefixes. */
  labels?: string[];
  /** Reference below the choices; not on a phone, where Aside may have it. */
  Below?: Component<BoardProps<V>>;
  /** Whether the Panel itself asks for the choice, as for a plan. Then there is no list of choices. */
  asks?: (view: V, seat: number | null) => boolean;
  /** On a phone: how much of its height the sheet with the choices may take, in percent; 46 if not given. */
  sheet?: number;
  /** The same while the coach speaks on it. */
  coachedSheet?: number;
  /** The choice for the red button, if one is the obvious one. */
  main?: (choices: Choice[], view: V) => Choice | undefined;
  /** The choice that ends a step: below the list, and red only if nothing else is left. */
  last?: (choices: Choice[], view: V) => Choice | undefined;
  /** Whether the moves of others are shown one after the other; not for a board that does this itself. */
  paced?: (view: V, seat: number | null) => boolean;
  /** Whether the board still animates what happened. The next choice is offered afterwards. */
  busy?: (table: Table) => boolean;
  /** What it animates, as text. */
  busyText?: (table: Table) => string;
  /** Show the latest at once. */
  skip?: (table: Table) => void;
  /** The update that such a board currently shows. */
  shown?: (table: Table) => Update | null;
  /** Sounds and banners. */
  cues?: Cues;
  /** The text id of a question to ask before a choice that seals or reveals something. */
  confirm?: (choice: Choice, view: V, choices: Choice[]) => string | null;
  /** Put a plan on the board as a draft; for games in which a plan is made before it is sent. */
  showPlan?: (plan: string[], table: Table, view: V) => void;
  /** Facts about a match that is over, beside the result: each a text and a value, or one for each seat. */
  statistics?: (view: V, log: LogLine[]) => Figure[];
  /** What turned a match, as far as the log tells it. */
  turn?: (log: LogLine[], view: V, lexicon: Lexicon) => Turn | null;
  /** The final board as one roughly square SVG element, for sharing as a picture. */
  Picture?: Component<{ view: V; lexicon: Lexicon }>;
  /** A picture for a tooltip, by kind and id, if there is one. */
  TipPicture?: Component<{ kind: string; id: string; lexicon: Lexicon }>;
  /** Its own keyboard shortcuts, each with a text id. */
  keys?: [string, string][];
}
