/** The client's own texts, from the Fluent files, in the language that was chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept } from "./kept";
import { preferred, type Language } from "./language";

const LANGUAGE = /\/(\w+)\/[^/]+$/;

class Words {
  language = $state<Language>(preferred());
  #files = $state.raw<Record<string, string>>({});
  #bundle = $derived.by(() => {
    // Without isolating marks, as everywhere in the project: texts go into attributes and titles too.
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const [path, text] of Object.entries(this.#files)) {
      if (LANGUAGE.exec(path)?.[1] === this.language) bundle.addResource(new FluentResource(text));
    }
    return bundle;
  });

  /** Take in a Fluent file in all its languages: texts by path. */
  learn(files: Record<string, string>): void {
    this.#files = { ...this.#files, ...files };
    document.documentElement.lang = this.language;
  }

  /** Speak another language from now on. */
  speak(language: Language): void {
    this.language = kept.language = document.documentElement.lang = language;
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

words.learn(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
