/** Moving cards: ghosts between places of the board show what happened. */
import type { GameEvent } from "../../api/types";

const MOST = 14;

export interface Flight {
  card: string | null;
  /** Places by name, the nearest first: those of clans that are gone are not there. */
  from: string[];
  to: string[];
}

type Args = Record<string, string>;
type Route = (args: Args) => [from: string[], to: string[]];

const hand = (player?: string) => [`hand-${player}`, `seat-${player}`];
const clan = (args: Args) => [`clan-${args["player"]}-${args["clan"]}`, `seat-${args["player"]}`];

const drawn: Route = ({ player }) => [["deck"], hand(player)];
const dropped: Route = ({ player }) => [hand(player), ["jigoku"]];
const destroyed: Route = (args) => [clan(args), ["jigoku"]];
const returned: Route = (args) => [clan(args), hand(args["player"])];
const passed: Route = ({ player, other }) => [hand(other), hand(player)];
const given: Route = ({ player, other }) => [hand(player), hand(other)];

const routes: Record<string, Route> = {
  "card-drawn": drawn,
  "card-drawn-unseen": drawn,
  "card-kept": drawn,
  "card-kept-unseen": drawn,
  "card-rejected": () => [["deck"], ["jigoku"]],
  "card-corrupted": ({ player }) => [["deck"], [`corruption-${player}`, `seat-${player}`]],
  "card-placed": (args) => [hand(args["player"]), clan(args)],
  "card-discarded": dropped,
  "card-returned": returned,
  "clan-returned": returned,
  "card-destroyed": destroyed,
  "clan-destroyed": destroyed,
  "card-dug": ({ player }) => [["jigoku"], hand(player)],
  "gate-opened": ({ player }) => [["jigoku"], hand(player)],
  "card-pardoned": ({ player }) => [[`corruption-${player}`, `seat-${player}`], ["jigoku"]],
  "card-received": passed,
  "card-taken": passed,
  "card-taken-unseen": passed,
  "card-given": given,
  "card-given-unseen": given,
  "hands-swapped": passed,
};

const kindOf = (event: GameEvent): string => event.kind.replace("wat-aah-", "");

/** The flights of an update; the last ones, if there are many. */
export function flights(events: GameEvent[]): Flight[] {
  return events
    .flatMap((event) => {
      const args = event.args as Args;
      const route = routes[kindOf(event)]?.(args);
      return route ? [{ card: args["card"] ?? null, from: route[0], to: route[1] }] : [];
    })
    .slice(-MOST);
}

/** The seats that a power was aimed at. */
export const struck = (events: GameEvent[]): string[] =>
  events.filter((event) => kindOf(event) === "targeted").map((event) => `seat-${String(event.args["other"])}`);
