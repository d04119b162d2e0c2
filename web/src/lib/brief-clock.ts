/** A clock in few words: 15 min + 10 s. */
import type { Clock } from "../api/types";
import { say } from "../lib/i18n.svelte";

const DAY = 86_400;

export function briefClock({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return say("web-clock-brief-none");
  if (kind === "days") return say("web-clock-brief-days", { number: seconds / DAY });
  return say("web-clock-brief-live", { number: Math.round(seconds / 60), increment });
}
