/** Facts from a view of the village, and the notation of plans. */
import type { AreaView, RoninView, VillageView } from "../../api/types";
import type { Choice } from "../../table/game-module";

export const GREEN = "green";
export const BESIDE = "beside-the-board";
export const GONE = "eliminated";
export const SIDES = ["attacker", "defender"] as const;
export const ATTACKER = 0;
export const DEFENDER = 1;

/** New ninja by space, and the space of each ronin. */
export interface Plan {
  ninja: Record<string, number>;
  ronin: Record<string, string>;
}

export const EMPTY_PLAN: Plan = { ninja: {}, ronin: {} };

/** The areas in the order of the ring, then the Green. */
export const spaces = (view: VillageView): string[] => [...view.areas.map((area) => area.id), GREEN];

export const guards = (view: VillageView, space: string): RoninView[] =>
  view.ronin.filter((ronin) => ronin.station === space);

export type Standing = "free" | "contested" | "occupied";

/** Free (no ninja), contested (ninja and ronin) or occupied (ninja alone). */
export function standing(view: VillageView, area: AreaView): Standing {
  if (!area.ninja) return "free";
  return guards(view, area.id).length ? "contested" : "occupied";
}

/** Whether the seat has to make a plan. */
export const owesPlan = (view: VillageView, seat: number | null): boolean =>
  view.step === "planning" && seat !== null && view.pending.includes(seat);

/** The plans in the views: a side's own while it is made, both once they are revealed. */
export function planIn(...views: VillageView[]): Plan {
  const plan: Plan = { ninja: {}, ronin: {} };
  for (const view of views) {
    const places = spaces(view);
    view.ninja_plan?.forEach((number, n) => number && (plan.ninja[places[n]!] = number));
    view.ronin_plan?.forEach((space, n) => {
      const ronin = view.ronin[n]!;
      if (space && !ronin.held) plan.ronin[ronin.id] = space;
    });
  }
  return plan;
}

/** Two plans combined: what was sent already, and the draft. */
export function together(one: Plan, other: Plan): Plan {
  const ninja = { ...one.ninja };
  for (const [space, number] of Object.entries(other.ninja)) ninja[space] = (ninja[space] ?? 0) + number;
  return { ninja, ronin: { ...other.ronin, ...one.ronin } };
}

/** The plan in notation, in the order of the board and of the tiles. */
export function written(plan: Plan, view: VillageView): string[] {
  const ninja = spaces(view).filter((space) => plan.ninja[space]).map((space) => `${space} ${plan.ninja[space]}`);
  const ronin = view.ronin.filter(({ id }) => plan.ronin[id]).map(({ id }) => `${id} ${plan.ronin[id]}`);
  return [...ninja, ...ronin].map((item) => `deploy ${item}`);
}

/** The deployments of a plan in notation: `deploy well`, `deploy kabe inn`. */
export function readPlan(notation: string[]): Plan {
  const plan: Plan = { ninja: {}, ronin: {} };
  for (const [verb, one, space] of notation.map((step) => step.split(" "))) {
    if (verb !== "deploy" || !one) continue;
    if (space) plan.ronin[one] = space;
    else plan.ninja[one] = (plan.ninja[one] ?? 0) + 1;
  }
  return plan;
}

// --- choices on the board ----------------------------------------------------------------------

/** The ability that a choice uses: a ronin's id or an area's kind; the Inn's own when it copies. */
const user = (choice: Choice): string => (choice.verb === "divide" ? "tasuke" : choice.verb);

/** The areas and ronin of a choice that may use its ability. */
function users(choice: Choice, view: VillageView): string[] {
  const areas = view.areas.filter((area) => area.kind === user(choice)).map((area) => area.id);
  return view.ronin.some(({ id }) => id === user(choice)) ? [...areas, user(choice)] : areas;
}

const targets = (choice: Choice): string[] =>
  choice.parts.filter(([key]) => key === "area" || key === "ronin").map(([, value]) => String(value));

/** The areas and ronin of a choice: who uses the ability, and its targets. */
export const about = (choice: Choice, view: VillageView): string[] => [
  ...new Set([...users(choice, view), ...targets(choice)]),
];

function by(choices: Choice[], places: (choice: Choice) => string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) for (const id of places(choice)) found.set(id, [...(found.get(id) ?? []), choice]);
  return found;
}

/** The choices by area or ronin. */
export const byPlace = (choices: Choice[], view: VillageView): Map<string, Choice[]> =>
  by(choices, (choice) => about(choice, view));

/** The choices by their targets alone. */
export const byTarget = (choices: Choice[]): Map<string, Choice[]> => by(choices, targets);

/** The choices that use the ability of an area or a ronin. */
export const usesOf = (id: string, choices: Choice[], view: VillageView): Choice[] =>
  choices.filter((choice) => users(choice, view).includes(id));

/** A use of that ability in notation, to ask the server why it is not possible now. */
export function example(id: string, view: VillageView): string | undefined {
  const target = view.ronin.find((ronin) => ronin.id !== id && ronin.station !== GONE)?.id ?? "kabe";
  const ronin = view.ronin.find((one) => one.id === id);
  if (ronin) {
    const here = view.areas.findIndex((area) => area.id === ronin.station);
    const beside = view.areas[(here + 1) % view.areas.length]!.id;
    const goal = view.areas.find((area) => area.ninja && area.id !== ronin.station)?.id ?? beside;
    return { musashi: id, yumi: id, taiko: `taiko ${target}`, hayai: `hayai ${goal}`, yobu: `yobu 1 -> ${beside}` }[id];
  }
  const kind = view.areas.find((area) => area.id === id)?.kind ?? "";
  if (kind === "watchtower" || kind === "granary") return kind;
  if (["well", "animal-pen", "shrine"].includes(kind)) return `${kind} ${target}`;
  if (kind === "burial-grounds" || kind === "passage") return `${kind} ${id} 1`;
  return kind === "inn" ? "inn as granary" : undefined;
}
