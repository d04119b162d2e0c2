/** The client's own texts in the chosen language, from Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { storage } from "./storage";
import { preferred, type Language } from "./language";

const LANGUAGE = /\/(\w+)\/[^/]+$/;

class I18n {
  language = $state<Language>(preferred());
  #files = $state.raw<Record<string, string>>({});
  #bundle = $derived.by(() => {
    // No isolating marks: texts are also used in attributes and titles.
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const [path, text] of Object.entries(this.#files)) {
      if (LANGUAGE.exec(path)?.[1] === this.language) bundle.addResource(new FluentResource(text));
    }
    return bundle;
  });

  /** Add a Fluent file in all languages: texts by path. */
  add(files: Record<string, string>): void {
    this.#files = { ...this.#files, ...files };
    document.documentElement.lang = this.language;
  }

  setLanguage(language: Language): void {
    this.language = storage.language = document.documentElement.lang = language;
  }

  /** The text of an id. A missing text is shown as its id. */
  say = (id: string, args?: Record<string, FluentVariable>): string => {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  };
}

export const i18n = new I18n();
export const say = i18n.say;

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
