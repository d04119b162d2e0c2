/** What a night in the castle sounds like, and what a banner tells. */
import type { Cue, Cues } from "../../drama/presentation";

const DICE: Cue = { sound: "dice" };
const CARD: Cue = { sound: "card" };
const ALL: Record<string, Cue> = {
  "ninja-kept": CARD,
  "card-kept": CARD,
  "card-gained": CARD,
  "skill-up": CARD,
  stolen: CARD,
  traded: CARD,
  "lord-drawn": { sound: "drum" },
  "lead-die": DICE,
  "conflict-die": DICE,
  rolled: DICE,
  awareness: DICE,
  "tile-laid": { sound: "hit" },
  encounter: CARD,
  placed: { sound: "drum" },
  reinforcement: { sound: "drum" },
  "lord-entered": { sound: "screens", banner: true },
  attacked: { sound: "blade" },
  "enemy-attack": { sound: "blade" },
  nvn: { sound: "blade" },
  tokens: { sound: "hit" },
  killed: { sound: "fall" },
  slain: { sound: "fall" },
  "lord-killed": { sound: "fall", banner: true },
  dodged: { sound: "star" },
  wounds: { sound: "hit" },
  defeated: { sound: "fall", banner: true, loser: "player" },
  "head-taken": { sound: "drum", banner: true },
  "head-dropped": { sound: "fall", banner: true, loser: "player" },
  "match-over": { sound: "victory", banner: true, end: true },
};

export const cues: Cues = Object.fromEntries(Object.entries(ALL).map(([kind, cue]) => [`era-${kind}`, cue]));
