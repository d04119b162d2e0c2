/** What is said at a table: its chat, and between the lines what people did besides moves. */
import type { ChatLine, Notice } from "../api/types";
import { phraseIn } from "./phrases";

export interface TalkLine {
  key: string;
  at: number;
  /** Who said it; null for what somebody did. */
  seat: number | null;
  text: string;
}

export interface Wording {
  spoken: (words: string) => string;
  tell: (notice: Notice) => string;
}

/** How many lines others have said since the time of the last one that was read. */
export const unread = (lines: TalkLine[], read: number, own: number | null): number =>
  lines.filter(({ at, seat }) => at > read && seat !== null && seat !== own).length;

/** All lines in order, except what muted seats say; before the wording is loaded, only what somebody wrote. */
export function talk(chat: ChatLine[], notices: Notice[], muted: number[], wording: Wording | null): TalkLine[] {
  const heard = chat.filter(({ seat, words }) => !muted.includes(seat) && (wording || !phraseIn(words)));
  const said = heard.map(({ number, at, seat, words }) => ({ key: `${number}`, at, seat, text: wording?.spoken(words) ?? words }));
  const done = (wording ? notices : []).map((notice, n) => ({
    key: `${notice.at} ${n}`,
    at: notice.at,
    seat: null,
    text: wording!.tell(notice),
  }));
  return [...said, ...done].sort((one, other) => one.at - other.at);
}
