/** Whether somebody is at a seat, in words. */
import type { SeatPresence } from "../api/types";
import { say } from "../lib/i18n.svelte";
import { passingTime } from "../lib/passing-time";

export function presenceText(seat: SeatPresence | undefined, { thinking = false } = {}): string {
  if (!seat || (seat.state === "gone" && seat.since === null)) return say("web-presence-none");
  if (seat.state !== "gone") return say(`web-presence-${seat.state === "here" && thinking ? "thinking" : seat.state}`);
  const minutes = Math.floor((passingTime() - seat.since!) / 60_000);
  return minutes < 60 ? say("web-presence-minutes", { number: Math.max(0, minutes) }) : say("web-presence-hours", { number: Math.floor(minutes / 60) });
}
