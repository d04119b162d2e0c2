/** Animations of events: ninja fly as throwing stars from place to place. */
import type { GameEvent } from "../../api/types";
import type { Point } from "./ring";

export interface Flight {
  from: Point;
  to: Point;
  /** Milliseconds until it starts. */
  delay: number;
}

export const FLIGHT = 300;
const AFTER = 60;

/** Where an area, the Green or a ronin is, and the edge of the board beside it. */
export interface Map {
  at(id: string): Point | null;
  edge(id: string): Point;
  /** The space a ronin stands on, now. */
  station(ronin: string): string;
}

type Args = Record<string, unknown>;
type Path = [Point | null, Point | null];

const PATHS: Record<string, (args: Args, map: Map) => Path> = {
  "ninja-deployed": ({ area }, map) => [map.edge(String(area)), map.at(String(area))],
  "ninja-sent": ({ area }, map) => [map.edge(String(area)), map.at(String(area))],
  "ninja-recalled": ({ area }, map) => [map.at(String(area)), map.edge(String(area))],
  "ninja-cut": ({ area }, map) => [map.at(String(area)), map.edge(String(area))],
  "ninja-pushed": ({ area, to }, map) => [map.at(String(area)), map.at(String(to))],
  "ronin-wounded": ({ ronin }, map) => [map.edge(map.station(String(ronin))), map.at(String(ronin))],
  "ronin-poisoned": ({ ronin }, map) => [map.edge(map.station(String(ronin))), map.at(String(ronin))],
  "green-cleared": (_, map) => [map.at("green"), map.edge("green")],
};

/** When each group of stars that fly together starts, in milliseconds. */
export const stages = (all: Flight[]): number[] => [...new Set(all.map(({ delay }) => Math.floor(delay / (FLIGHT + AFTER)) * (FLIGHT + AFTER)))];

/** In stages: first all that start at once, then what follows from them. */
export function flights(events: GameEvent[], map: Map): Flight[] {
  const all: Flight[] = [];
  let stage = -1;
  let kind = "";
  for (const event of events) {
    const name = event.kind.replace("seven-ronin-", "");
    const path = PATHS[name]?.(event.args as Args, map);
    if (!path?.[0] || !path[1]) continue;
    if (name !== kind) stage += 1;
    kind = name;
    const number = Math.min(Number((event.args as Args).number ?? 1), 5);
    for (let n = 0; n < number; n++) {
      all.push({ from: path[0], to: path[1], delay: stage * (FLIGHT + AFTER) + n * 45 });
    }
  }
  return all;
}
