/** The games that the server offers, in the language of the client. */
import { api } from "../api/http";
import type { GameCard, Holder } from "../api/types";
import { takeGames } from "./prefetch";
import { say, i18n } from "./i18n.svelte";

class Catalogue {
  games = $state.raw<GameCard[]>([]);
  #language = "";

  /** Load the games, unless they are loaded in this language. */
  async load(): Promise<void> {
    const language = i18n.language;
    if (this.#language === language && this.games.length) return;
    const early = takeGames(language)?.catch(() => api.games());
    const games = await (early ?? api.games());
    if (language !== i18n.language) return;
    this.#language = language;
    this.games = games;
  }

  game(id: string): GameCard | undefined {
    return this.games.find((game) => game.id === id);
  }

  /** What a seat is called by the game, such as Attacker. */
  seat(game: string, seat: number): string {
    return this.game(game)?.seat_names[seat]?.name ?? say("web-seat", { number: seat + 1 });
  }

  /** The name of the player at a seat; the name of the seat if they gave none. */
  called(game: string, seat: number, holder: Holder | undefined): string {
    const named = holder?.kind === "person" || holder?.kind === "local";
    return (named && holder.name) || this.seat(game, seat);
  }

  /** Who holds a seat, by name. */
  holder(game: string, seat: number, holder: Holder): string {
    if (holder.kind === "bot") return say("web-holder-bot", { bot: holder.name });
    if (holder.kind === "open") return say("web-holder-open");
    return this.called(game, seat, holder);
  }
}

export const catalogue = new Catalogue();
