/** Placing cards that were picked in the hand: the whole placement in one line of notation. */
import type { Reason } from "../../api/types";
import { part } from "../../table/game-module";
import { total } from "./cards";
import type { Scene } from "./scene.svelte";

export interface Plan {
  verb: "place" | "reinforce";
  clan: string;
  notation: string;
  number: number;
  strength: number;
}

const cardOf = (key: string): string => key.slice(0, key.indexOf("#"));

export const pickedCards = (scene: Scene): string[] => scene.picked.map(cardOf);

function plan(scene: Scene, verb: Plan["verb"], clan: string): Plan {
  const cards = pickedCards(scene);
  const notation = [verb, clan, ...cards].join(" ");
  return { verb, clan, notation, number: cards.length, strength: total(scene.lexicon, cards) };
}

/** What the picked cards could be placed as: their clan, or any clan for Ronin and Yokai. */
export function plans(scene: Scene): Plan[] {
  const clans = new Set(pickedCards(scene).map(scene.clanOf));
  clans.delete("ronin");
  clans.delete("yokai");
  return scene.choices
    .filter(({ verb }) => verb === "reinforce" || (verb === "place" && clans.size))
    .filter((choice) => !clans.size || (clans.size === 1 && clans.has(String(part(choice, "clan")))))
    .map((choice) => plan(scene, choice.verb as Plan["verb"], String(part(choice, "clan"))));
}

/** What is asked about cards that can be placed nowhere: their clan, or any clan for Ronin and Yokai. */
export function nearest(scene: Scene): string {
  const cards = pickedCards(scene);
  const mine = scene.view.players[scene.view.seat ?? 0]?.clans.map(({ clan }) => clan) ?? [];
  const own = cards.map(scene.clanOf).find((clan) => clan !== "ronin" && clan !== "yokai");
  const clan = own ?? mine[0] ?? scene.lexicon.cards.find(({ kind }) => kind === "clan")?.id ?? "";
  return plan(scene, mine.includes(clan) ? "reinforce" : "place", clan).notation;
}

/** Whether a hand card goes with something that may be placed. */
export function fits(scene: Scene, card: string): boolean {
  const own = scene.clanOf(card);
  return scene.choices.some((choice) => {
    if (choice.verb !== "place" && choice.verb !== "reinforce") return false;
    const clan = part(choice, "clan");
    return own === clan || own === "ronin" || (own === "yokai" && choice.verb === "reinforce");
  });
}

/** Reinforce a clan with what is picked. */
export const reinforce = (scene: Scene, clan: string): Promise<boolean> =>
  scene.table.act(plan(scene, "reinforce", clan).notation);

/** The rules that plans would break now, by notation. */
export async function check(scene: Scene, notations: string[]): Promise<Map<string, Reason[]>> {
  const found = await Promise.all(notations.map((one) => scene.table.why(one, { quiet: true })));
  return new Map(notations.map((one, n) => [one, found[n] ?? []]));
}
