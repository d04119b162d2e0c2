/** The games that the server offers, in the language of the client. */
import { api } from "../api/http";
import type { BotCard, GameCard, Holder } from "../api/types";
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

  /** The game's name for a seat, such as Attacker. */
  seat(game: string, seat: number): string {
    return this.game(game)?.seat_names[seat]?.name ?? say("web-seat", { number: seat + 1 });
  }

  bot(game: string, id: string): BotCard | undefined {
    return this.game(game)?.bots.find((bot) => bot.id === id);
  }

  /** The name of a bot's level. */
  level(game: string, id: string): string {
    return this.bot(game, id)?.level ?? id;
  }

  /** The name of the player at a seat; empty if there is none. */
  named(game: string, seat: number, holders: Holder[]): string {
    const holder = holders[seat];
    if (holder?.kind === "person" || holder?.kind === "local") return holder.name;
    if (holder?.kind !== "bot") return "";
    // Bots of one strength have different names, in the order of their seats.
    const before = holders.slice(0, seat).filter(({ kind, name }) => kind === "bot" && name === holder.name).length;
    const names = this.bot(game, holder.name)?.names ?? [holder.name];
    const lap = Math.floor(before / names.length);
    return names[before % names.length]! + (lap ? ` ${lap + 1}` : "");
  }

  /** The name of the player at a seat, or else the name of the seat. */
  called(game: string, seat: number, holders: Holder[] = []): string {
    return this.named(game, seat, holders) || this.seat(game, seat);
  }

  /** Who holds a seat: a name, with the level of a bot. */
  holder(game: string, seat: number, holders: Holder[]): string {
    const { kind, name } = holders[seat]!;
    if (kind === "bot") return say("web-holder-bot", { name: this.named(game, seat, holders), bot: this.level(game, name) });
    return kind === "open" ? say("web-holder-open") : this.called(game, seat, holders);
  }
}

export const catalogue = new Catalogue();
