/** The sounds and banners of WAT-AAH! */
import type { Cue, Cues } from "../../drama/presentation";

const CARD: Cue = { sound: "card" };
const ALL: Record<string, Cue> = {
  "card-drawn": CARD,
  "card-drawn-unseen": CARD,
  "card-kept": CARD,
  "card-kept-unseen": CARD,
  "card-rejected": CARD,
  "card-discarded": CARD,
  "card-dug": CARD,
  "gate-opened": CARD,
  "card-returned": CARD,
  "card-received": CARD,
  "card-taken": CARD,
  "card-taken-unseen": CARD,
  "card-given": CARD,
  "card-given-unseen": CARD,
  "hands-swapped": CARD,
  "cards-swapped": CARD,
  "jigoku-reshuffled": CARD,
  "temple-card-drawn": CARD,
  "court-card-drawn": CARD,
  "card-corrupted": { sound: "fall" },
  "clan-placed": { sound: "hit" },
  "clan-reinforced": { sound: "hit" },
  "power-used": { sound: "drum" },
  "power-stopped": { sound: "hit", banner: true },
  targeted: { sound: "blade" },
  "card-destroyed": { sound: "blade" },
  "clan-returned": { sound: "fall", banner: true, loser: "player" },
  "clan-destroyed": { sound: "fall", banner: true, loser: "player" },
  "court-used": { sound: "drum", banner: true },
  "seal-shown": { sound: "drum", banner: true },
  "round-ended": { sound: "drum" },
  "pawns-placed": { sound: "hit" },
  "boss-revealed": { sound: "screens", banner: true },
  "match-won": { sound: "victory", banner: true, end: true },
};

export const cues: Cues = Object.fromEntries(Object.entries(ALL).map(([kind, cue]) => [`wat-aah-${kind}`, cue]));
