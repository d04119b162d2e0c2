/** Quick phrases and emotes: sent as `:id:`, shown in the reader's language. */
export const PHRASES = ["hello", "good-luck", "thanks", "well-played", "good-game", "one-moment", "back", "sorry", "think", "again"];
export const EMOTES: Record<string, string> = { smile: "(^_^)", laugh: "(^o^)", wow: "(o_o)", sad: "(;_;)", bow: "m(_ _)m", cheer: "\\(^o^)/" };

const CODE = /^:([a-z-]+):$/;

/** The id in a line that is a phrase or an emote and nothing else; null for what somebody wrote. */
export function phraseIn(words: string): string | null {
  const id = CODE.exec(words)?.[1] ?? "";
  return PHRASES.includes(id) || Object.hasOwn(EMOTES, id) ? id : null;
}
