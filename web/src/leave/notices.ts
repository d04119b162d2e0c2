/** Notices at a table and quick phrases, as sentences. */
import type { ChatLine, Notice } from "../api/types";
import { say } from "../lib/i18n.svelte";
import { EMOTES, phraseIn } from "../table/phrases";

/** `name` of a seat, or "you". */
export function tell(notice: Notice, name: (seat: number) => string): string {
  const id = ["web-leave-notice", notice.kind, notice.what, notice.about === null ? null : "about"].filter(Boolean).join("-");
  return say(id, { name: name(notice.seat), about: notice.about === null ? "" : name(notice.about) });
}

/** What the operator did to the chat. */
export const ruled = ({ kind, seat }: ChatLine, name: (seat: number) => string): string =>
  say(`web-leave-chat-${kind}`, { name: seat < 0 ? "?" : name(seat) });

/** A line of chat as it is shown: a phrase in the reader's language. */
export function spoken(words: string): string {
  const id = phraseIn(words);
  return id === null ? words : (EMOTES[id] ?? say(`web-leave-phrase-${id}`));
}
