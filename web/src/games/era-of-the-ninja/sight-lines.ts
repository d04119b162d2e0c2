/** Who sees whom, as lines on the map. */
import type { EraView } from "../../api/types";
import type { TokenPlace, Spot } from "./castle";

export interface SightLine {
  stack: string;
  player: string;
  /** Whether it is the one that the stack attacks or goes for. */
  hunts: boolean;
}

/** The sight lines from a stack or to a ninja; null: all of them. */
export function sightLines(view: EraView, id: string | null): SightLine[] {
  return view.stacks.flatMap((stack) =>
    stack.sees
      .filter((player) => id === null || id === stack.id || id === player)
      .map((player) => ({ stack: stack.id, player, hunts: stack.hunts.includes(player) })),
  );
}

const RADIUS = 22;
const BEND = 0.09;

/** A slightly curved line between two tokens; nothing if they touch. */
export function line(from: TokenPlace, to: TokenPlace): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const [first, last] = [RADIUS * from.scale, far - RADIUS * to.scale];
  if (last <= first) return "";
  const at = (length: number, aside = 0): Spot => ({
    x: from.x + (dx * length - dy * aside) / far,
    y: from.y + (dy * length + dx * aside) / far,
  });
  const [a, b, c] = [at(first), at(far / 2, far * BEND), at(last)];
  const show = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${show(a)}Q${show(b)} ${show(c)}`;
}
