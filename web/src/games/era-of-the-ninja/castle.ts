/** The castle as a plane: where rooms lie, how their shapes are turned, where tokens stand. */
import type { TileView } from "../../api/types";

export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

const STEP: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The sides through which a shape is left before it is turned. */
const EXITS: Record<string, Way[]> = {
  cross: [...WAYS],
  courtyard: [...WAYS],
  tee: ["east", "south", "west"],
  straight: ["north", "south"],
  corner: ["north", "east"],
  "dead-end": ["north"],
};

/** The length of a room's side, and from the middle of a room to that of the next. */
export const SIDE = 200;
export const PITCH = 214;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** What lies beyond a side. */
export function beyond({ x, y }: Spot, way: Way): Spot {
  const [dx, dy] = STEP[way];
  return { x: x + dx, y: y + dy };
}

export const same = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;

/** The middle of a room on the plane. */
export const middle = ({ x, y }: Spot): Spot => ({ x: x * PITCH, y: y * PITCH });

/** The exits of a shape after some quarter turns. */
export function turned(shape: string, turns: number): Way[] {
  return (EXITS[shape] ?? []).map((way) => WAYS[(WAYS.indexOf(way) + turns) % 4]!);
}

/** How many quarter turns give a room its exits. */
export function turnsOf(shape: string, exits: readonly string[]): number {
  const wanted = WAYS.filter((way) => exits.includes(way)).join();
  for (let turns = 0; turns < 4; turns += 1) {
    const here = turned(shape, turns);
    if (WAYS.filter((way) => here.includes(way)).join() === wanted) return turns;
  }
  return 0;
}

/** A room that is not laid yet: its exits lead nowhere. */
export function ghost(shape: string, turns: number, spot: Spot): TileView {
  return { ...spot, number: -1, shape, exits: turned(shape, turns), paired: [], open: [] };
}

/** The part of the plane that some rooms take, with air for the arrows beside them. */
export function extent(spots: readonly Spot[]): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const air = SIDE / 2 + 36;
  return {
    x: left * PITCH - air,
    y: top * PITCH - air,
    width: (Math.max(...xs) - left) * PITCH + 2 * air,
    height: (Math.max(...ys) - top) * PITCH + 2 * air,
  };
}

export interface Place extends Spot {
  scale: number;
}

/** Where the n-th of so many stands in rows between two heights of a room. */
function rows(count: number, columns: number, from: number, to: number, scale: number): Place[] {
  const lines = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, n) => {
    const line = Math.floor(n / columns);
    const across = line === lines - 1 ? count - line * columns : columns;
    const gap = 160 / Math.max(columns, 2);
    return {
      x: ((n % columns) - (across - 1) / 2) * gap,
      y: lines === 1 ? (from + to) / 2 : from + ((to - from) * line) / (lines - 1),
      scale,
    };
  });
}

/** Where the stacks of a room stand: above the ninja, if there are any. */
export function stackPlaces(count: number, ninja: number): Place[] {
  const low = ninja ? -4 : 34;
  if (count <= 3) return rows(count, 3, ninja ? -30 : 4, ninja ? -30 : 4, 1);
  if (count <= 6) return rows(count, 3, -44, low, ninja ? 0.78 : 0.9);
  return rows(count, 4, -50, low, 0.6);
}

/** Where the ninja of a room stand. */
export function ninjaPlaces(count: number, stacks: number): Place[] {
  const height = stacks > 3 ? 54 : stacks ? 43 : 10;
  return rows(count, Math.max(count, 2), height, height, count > 3 ? 0.7 : count > 2 ? 0.86 : 1);
}
