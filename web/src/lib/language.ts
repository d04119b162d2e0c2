/** The languages of the client, and the one to start with. */
import { storage } from "./storage";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** The language chosen in this browser before, or the first of its languages that we have. */
export function preferred(): Language {
  const wanted = [storage.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag && tag in LANGUAGES) ?? "en") as Language;
}
