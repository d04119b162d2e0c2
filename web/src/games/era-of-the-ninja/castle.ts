/** The castle as a plane: where rooms lie, how their shapes are turned, where tokens stand. */
import type { TileView } from "../../api/types";

export const WAYS = ["north", "east", "south", "west"] as const;
export type Way = (typeof WAYS)[number];

const STEP: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The exits of a shape before rotation. */
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
const PITCH = 214;

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  width: number;
  height: number;
}

/** The spot beyond a side. */
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
export function ghost(room: string, shape: string, turns: number, spot: Spot): TileView {
  return { ...spot, number: -1, room, shape, exits: turned(shape, turns), paired: [], open: [], feature: false };
}

/** The bounding box of some rooms, with a margin for choices beside them. */
export function extent(spots: readonly Spot[], beside = 84): Box {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const air = SIDE / 2 + beside;
  return {
    x: left * PITCH - air,
    y: top * PITCH - air,
    width: (Math.max(...xs) - left) * PITCH + 2 * air,
    height: (Math.max(...ys) - top) * PITCH + 2 * air,
  };
}

export interface TokenPlace extends Spot {
  scale: number;
}

/** The size of a token with its marks, and of the floor without name and doors. */
const CELL = { width: 58, height: 67 };
const FLOOR = { width: 178, height: 160, middle: 11 };
/** Marks stand out to the right. */
const LEAN = 4;
const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.56, 0.48, 0.4];

/** The places of tokens in a room: stacks in rows above the ninja, as large as possible. */
export function standing(stacks: number, ninja: number): TokenPlace[] {
  const across = (scale: number): number => Math.floor(FLOOR.width / (CELL.width * scale));
  const lines = (scale: number): number => Math.ceil(stacks / across(scale)) + Math.ceil(ninja / across(scale));
  const scale = SCALES.find((one) => lines(one) * CELL.height * one <= FLOOR.height) ?? SCALES.at(-1)!;
  const [wide, high] = [CELL.width * scale, CELL.height * scale];
  const top = FLOOR.middle - ((lines(scale) - 1) * high) / 2;
  const rows = (count: number, from: number, gap: number): TokenPlace[] =>
    Array.from({ length: count }, (_, n) => {
      const line = Math.floor(n / across(scale));
      const beside = Math.min(across(scale), count - line * across(scale));
      const step = Math.max(wide, Math.min(gap * scale, FLOOR.width / beside));
      return { x: ((n % across(scale)) - (beside - 1) / 2) * step - LEAN * scale, y: top + (from + line) * high, scale };
    });
  return [...rows(stacks, 0, 62), ...rows(ninja, Math.ceil(stacks / across(scale)), 76)];
}

/** Where everything stands: in its room, each at its own place. */
export function placesIn<T extends { tile: number | null }>(tiles: readonly TileView[], stacks: readonly T[], ninja: readonly T[]): Map<T, TokenPlace> {
  const found = new Map<T, TokenPlace>();
  for (const tile of tiles) {
    const [above, below] = [stacks, ninja].map((all) => all.filter((one) => one.tile === tile.number));
    const at = middle(tile);
    standing(above!.length, below!.length).forEach(({ x, y, scale }, n) => found.set([...above!, ...below!][n]!, { x: at.x + x, y: at.y + y, scale }));
  }
  return found;
}
