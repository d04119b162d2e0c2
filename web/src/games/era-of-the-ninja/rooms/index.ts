/** What each room of the castle looks like, before it is turned. */
import { chambers } from "./chambers";
import { halls } from "./halls";
import type { Part } from "./shapes";

export interface RoomArt {
  /** A key of `floors`. */
  floor: string;
  parts: Part[];
}

export const rooms: Record<string, RoomArt> = { ...halls, ...chambers };

const GREEN: RoomArt = { floor: "moss", parts: [] };
const PLAIN: RoomArt = { floor: "planks", parts: [] };

/** A room of somebody's own content has a floor. */
export const roomOf = (id: string, shape: string): RoomArt => rooms[id] ?? (shape === "courtyard" ? GREEN : PLAIN);
