/** The conversation at a table: its chat, with notices between the lines. */
import type { ChatLine, Notice } from "../api/types";
import { phraseIn } from "./phrases";

export interface TalkLine {
  key: string;
  at: number;
  /** The author; null for a notice. */
  seat: number | null;
  text: string;
  /** The number of a line of chat. */
  number?: number;
}

/** What is reported to the operator: a line of chat or the name of a seat, with its text. */
export interface ReportSubject {
  line?: number;
  about?: number;
  text: string;
}

interface Wording {
  spoken: (text: string) => string;
  tell: (notice: Notice) => string;
  /** What the operator did to the chat. */
  ruled: (line: ChatLine) => string;
}

/** How many lines others have said since the time of the last one that was read. */
export const unread = (lines: TalkLine[], read: number, own: number | null): number =>
  lines.filter(({ at, seat }) => at > read && seat !== null && seat !== own).length;

/** All lines in order, except what muted seats say; before the wording is loaded, only what somebody wrote. */
export function talk(chat: ChatLine[], notices: Notice[], muted: number[], wording: Wording | null): TalkLine[] {
  const removed = new Set(chat.map(({ line }) => line));
  const heard = chat.filter(
    ({ number, kind, seat, text }) =>
      kind === "said" && text && !removed.has(number) && !muted.includes(seat) && (wording || !phraseIn(text)),
  );
  const lines = heard.map(({ number, at, seat, text }) => ({ key: `${number}`, at, seat, text: wording?.spoken(text) ?? text, number }));
  const operatorLines = (wording ? chat.filter(({ kind }) => kind !== "said") : []).map((line) => ({
    key: `${line.number}`,
    at: line.at,
    seat: null,
    text: wording!.ruled(line),
  }));
  const done = (wording ? notices : []).map((notice, n) => ({
    key: `${notice.at} ${n}`,
    at: notice.at,
    seat: null,
    text: wording!.tell(notice),
  }));
  return [...lines, ...operatorLines, ...done].sort((one, other) => one.at - other.at);
}

/** Why a seat cannot talk: the operator has closed the chat, or muted the seat. */
export function silenced(chat: ChatLine[], seat: number | null): "closed" | "muted" | null {
  const last = (kinds: string[], of: ChatLine[]) => of.findLast(({ kind }) => kinds.includes(kind))?.kind;
  if (last(["closed", "opened"], chat) === "closed") return "closed";
  const own = chat.filter((line) => line.seat === seat);
  return last(["muted", "unmuted"], own) === "muted" ? "muted" : null;
}
