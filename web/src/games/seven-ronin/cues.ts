/** The sounds and banners of 7 Ronin. */
import type { Cues } from "../../drama/presentation";
import { DEFENDER } from "./village";

export const cues: Cues = {
  "seven-ronin-plan-sealed": { sound: "card" },
  "seven-ronin-spied": { sound: "card" },
  "seven-ronin-ronin-deployed": { sound: "hit" },
  "seven-ronin-green-cleared": { sound: "blade" },
  "seven-ronin-ninja-cut": { sound: "blade" },
  "seven-ronin-ninja-pushed": { sound: "blade" },
  "seven-ronin-reserves-shot": { sound: "star" },
  "seven-ronin-ronin-shot": { sound: "star" },
  "seven-ronin-ronin-wounded": { sound: "blade" },
  "seven-ronin-ronin-poisoned": { sound: "hit" },
  "seven-ronin-ronin-eliminated": { sound: "fall", banner: true, loser: DEFENDER },
  "seven-ronin-area-occupied": { sound: "drum" },
  "seven-ronin-match-won": { sound: "victory", banner: true, end: true },
};
