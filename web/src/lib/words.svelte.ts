/** The client's own texts, from the Fluent files, in the language that was chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "./kept";

export const LANGUAGES = { en: "English", fr: "Français", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web*.ftl", {
  query: "?raw",
  import: "default",
});

/** `web` for what every screen says, `web-GAME` for what a board says. */
type File = "web" | `web-${string}`;

function first(): Language {
  const wanted = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wanted.find((tag) => tag && tag in LANGUAGES) ?? "en") as Language;
}

class Words {
  language = $state<Language>(first());
  #bundle = $state.raw(new FluentBundle("en"));
  #needed = new Set<File>(["web"]);
  #loaded = "";

  /** Load a file of texts, if it is not there yet. */
  async need(file: File): Promise<void> {
    this.#needed.add(file);
    await this.#load();
  }

  /** Speak another language from now on. */
  async speak(language: Language): Promise<void> {
    this.language = language;
    kept.language = language;
    await this.#load();
  }

  async #load(): Promise<void> {
    const language = this.language;
    const names = [...this.#needed];
    const key = `${language} ${names.join(" ")}`;
    if (key === this.#loaded) return;
    const texts = await Promise.all(
      names.map((name) => files[`../../../src/kagemusha/text/locales/${language}/${name}.ftl`]?.() ?? ""),
    );
    if (language !== this.language) return; // changed again meanwhile
    // Without isolating marks, as everywhere in the project: texts go into attributes and titles too.
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.#loaded = key;
    document.documentElement.lang = language;
  }

  /** The text of an id; the id itself where there is none, so that a gap is seen. */
  say = (id: string, args?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  };
}

export const words = new Words();
export const say = words.say;
