/** Values as they are shown, under the ids of their names. */
import type { EraView, NinjaView } from "../../api/types";

type Values = [string, string][];

/** A number with its sign: +2, 0, −1. */
export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** Whether a seat is eliminated for good. */
export const isOut = (view: EraView, seat: number | null): boolean => seat !== null && view.players[seat]?.out === true;

/** What a ninja rolls and moves with. */
export function ninjaValues(ninja: NinjaView): Values {
  const values: Values = [
    ["move", `${ninja.move}`],
    ["attack", signed(ninja.attack)],
    ["dodge", signed(ninja.dodge)],
    ["shadow", signed(ninja.shadow_bonus)],
  ];
  if (ninja.range) values.push(["range", `${ninja.range}`]);
  return values;
}
