/** The elements on the screen that a choice names. */
import type { EraView } from "../../api/types";
import { part, type Choice } from "../../table/game-module";
import { beyond, same, type Spot, type Way } from "./castle";

export const onTile = (number: number): string => `tile ${number}`;
export const onSpot = ({ x, y }: Spot): string => `spot ${x} ${y}`;
export const onStack = (id: string): string => `stack ${id}`;
export const onPlayer = (id: string): string => `player ${id}`;
export const onCard = (player: string, id: string): string => `card ${player} ${id}`;

/** The spot of a new room while its rotation is chosen. */
export function newSpot(view: EraView): Spot | null {
  if (view.step !== "turn-tile") return null;
  const tile = view.tiles[Number(view.asked[1])];
  return tile ? beyond(tile, view.asked[2] as Way) : null;
}

/** The room where a way starts: that of the stack that moves, or of the ninja that chooses. */
function origin(view: EraView): Spot | undefined {
  const sent = { "choose-route": view.asked[0], "choose-way": view.asked[1] }[view.step];
  const stack = view.stacks.find(({ id }) => id === sent);
  const ninja = view.players.find(({ player }) => player === view.active);
  return view.tiles[stack?.tile ?? ninja?.tile ?? -1];
}

function byWay(view: EraView, from: Spot | undefined, way: Way): string[] {
  if (!from) return [];
  const spot = beyond(from, way);
  const tile = view.tiles.find((one) => same(one, spot));
  return tile ? [onTile(tile.number)] : [onSpot(spot)];
}

/** The card that an ability stands on: `kenjutsu` for `kenjutsu-synergy` and `kenjutsu-2`. */
export const sourceOf = (ability: string): string => ability.replace(/-\d+$/, "").replace(/-synergy$/, "");

/** Everything on the screen that a choice names. */
export function targets(choice: Choice, view: EraView): string[] {
  const found: string[] = [];
  const text = (key: string): string => String(part(choice, key) ?? "");
  const [player, gear, way] = [text("player"), text("gear"), text("way") as Way];
  const self = view.active ?? "";
  if (choice.verb === "turn") {
    const spot = newSpot(view);
    if (spot) found.push(onSpot(spot));
  } else if (choice.verb === "place") {
    found.push(...byWay(view, view.tiles[Number(text("tile"))], way));
  } else if (way) {
    found.push(...byWay(view, origin(view), way));
  } else if (text("tile")) {
    found.push(onTile(Number(text("tile"))));
  }
  for (const key of ["stack", "other-stack"]) if (text(key)) found.push(onStack(text(key)));
  if (player) found.push(onPlayer(player));
  if (gear) found.push(onCard(choice.verb === "give" || !player ? self : player, gear));
  if (choice.verb === "use") found.push(onCard(self, sourceOf(text("ability"))));
  return found;
}

/** The choices by what they name. */
export function byTarget(choices: readonly Choice[], view: EraView): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const key of targets(choice, view)) found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}
