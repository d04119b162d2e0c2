/** Where ronin stand on the board, and where they will. */
import type { VillageView } from "../../api/types";
import type { Map } from "./flights";
import { anchor, angleOf, fitted, polar, row, type RingSize, type Point } from "./ring";
import { guards, spaces, type Plan } from "./village";

export interface RoninPosition {
  id: string;
  planned: boolean;
  space: string;
  at: Point;
  scale: number;
}

const EDGE = 520;

/** The place for ronin on a space. */
function slot(view: VillageView, space: string, measure: RingSize): Point {
  const n = view.areas.findIndex((area) => area.id === space);
  if (n < 0) return { x: 0, y: measure.green };
  const { x, y } = anchor(n, view.areas.length, measure);
  return { x, y: y + measure.text * 2.05 };
}

/** Every ronin on the board, those who are there before those who are planned. */
export function roninPositions(view: VillageView, plan: Plan, measure: RingSize): RoninPosition[] {
  return spaces(view).flatMap((space) => {
    const there = guards(view, space).map(({ id }) => ({ id, planned: false, space }));
    const coming = view.ronin.filter(({ id }) => plan.ronin[id] === space);
    const all = [...there, ...coming.map(({ id }) => ({ id, planned: true, space }))];
    const index = view.areas.findIndex((area) => area.id === space);
    const at = slot(view, space, measure);
    const { places, scale } =
      index < 0
        ? { places: row(at, all.length, 62 * measure.token), scale: 1 }
        : fitted(index, view.areas.length, measure, at, all.length, 26 * measure.token);
    return all.map((one, n) => ({ ...one, at: places[n]!, scale: scale * measure.token }));
  });
}

/** The places on the board, for animations. */
export function mapOf(view: VillageView, all: RoninPosition[], measure: RingSize): Map {
  return {
    at: (id) =>
      all.find((one) => one.id === id)?.at ?? (spaces(view).includes(id) ? slot(view, id, measure) : null),
    edge: (space) => {
      const n = view.areas.findIndex((area) => area.id === space);
      return n < 0 ? polar(0, measure.inner) : polar(angleOf(n, view.areas.length), EDGE);
    },
    station: (id) => view.ronin.find((ronin) => ronin.id === id)?.station ?? "",
  };
}
