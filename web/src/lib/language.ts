/** The languages that everything is said in, and the one to begin with. */
import { kept } from "./kept";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

/** What was chosen here before, else the first that the browser asks for and we have. */
export function preferred(): Language {
  const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag && tag in LANGUAGES) ?? "en") as Language;
}
