/** Light or dark: the choice made here, else that of the system. */
import { storage } from "./storage";

const system = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  #chosen = $state(storage.theme);
  #system = $state(system.matches);

  constructor() {
    system.addEventListener("change", () => {
      this.#system = system.matches;
      this.#show();
    });
    this.#show();
  }

  get dark(): boolean {
    return this.#chosen ? this.#chosen === "dark" : this.#system;
  }

  /** What was chosen here; null to follow the system. */
  get chosen(): "light" | "dark" | null {
    return this.#chosen;
  }

  choose(theme: "light" | "dark" | null): void {
    this.#chosen = storage.theme = theme;
    this.#show();
  }

  #show(): void {
    const shown = this.dark ? "dark" : "light";
    document.documentElement.dataset.theme = shown;
    // What a phone paints around the page.
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      meta.media = meta.dataset.of === shown ? "all" : "not all";
    }
  }
}

export const theme = new Theme();
