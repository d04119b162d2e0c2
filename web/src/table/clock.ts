/** The time that a seat has left, as it is shown. */
import type { ClockFace } from "../api/types";

export function left(face: ClockFace, now: number): number {
  return Math.max(0, face.since === null ? face.left : face.left - (now - face.since));
}

/** 4:05 below an hour, 2:04:05 below a day. Longer times are written in words elsewhere. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
