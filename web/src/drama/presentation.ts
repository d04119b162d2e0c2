/** The presentation of an update: its sounds and banners. */
import type { Update } from "../api/types";
import type { SoundName } from "./scores";

type Tone = "news" | "loss" | "win";

/** The sound of an event, and whether a banner shows it. */
export interface Cue {
  sound: SoundName;
  banner?: boolean;
  /** Whose loss it is: a seat, or the event's argument with the player. Without it, it is neutral. */
  loser?: number | string;
  /** Whether the match ends with it. */
  end?: boolean;
}

/** By kind of event. */
export type Cues = Readonly<Record<string, Cue>>;

export interface Banner {
  text: string;
  tone: Tone;
}

interface Presentation {
  sounds: SoundName[];
  banners: Banner[];
}

/** The most sounds of an update, and the most of the same kind. */
const SOUNDS = 5;
const SAME = 3;
/** The most banners of an update: the last ones. */
const BANNERS = 2;

type Shown = Pick<Update, "events" | "text" | "ending" | "result">;

/** For the player at a seat, or a spectator. */
export function presentationOf(update: Shown, cues: Cues, seat: number | null): Presentation {
  const sounds: SoundName[] = [];
  const banners: Banner[] = [];
  const winners = update.result?.winners ?? [];
  // Spectators hear the winner's sounds.
  const won = winners.length > 0 && (seat === null || winners.includes(seat));
  update.events.forEach(({ kind, args }, n) => {
    const cue = cues[kind];
    const text = update.text?.events[n]?.text;
    if (!cue) return;
    if (sounds.filter((one) => one === cue.sound).length < SAME) sounds.push(cue.sound);
    if (!cue.banner || !text) return;
    const loser = typeof cue.loser === "string" ? String((args as Record<string, unknown>)[cue.loser]) : cue.loser;
    const lost = seat !== null && (loser === seat || loser === `p${seat + 1}`);
    banners.push({ text, tone: cue.end ? (won ? "win" : "loss") : lost ? "loss" : "news" });
  });
  // At the end of the match, only its own sound is played.
  if (update.ending) return { sounds: [won ? "victory" : "defeat"], banners: banners.slice(-BANNERS) };
  return { sounds: sounds.slice(-SOUNDS), banners: banners.slice(-BANNERS) };
}
