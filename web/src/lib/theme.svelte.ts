/** Light or dark: as the system says, or as was chosen here. */
import { kept } from "./kept";

const system = matchMedia("(prefers-color-scheme: dark)");

class Theme {
  #chosen = $state(kept.theme);
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

  toggle(): void {
    this.#chosen = kept.theme = this.dark ? "light" : "dark";
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const theme = new Theme();
