/** How ghosts of cards move; not at all where movement is unwanted. */
import type { Update } from "../../api/types";
import { lasting, reducedMotion } from "../../lib/media.svelte";


/** How long a small move takes, in milliseconds. */
export const quick = (): number => lasting(220);

const TRAVEL = 320;
/** Whether an update follows the one before, so that its events can be animated. */
export const follows = (update: Update, last: number): boolean =>
  !reducedMotion.current && !update.reset && update.number === last + 1;

export function place(board: HTMLElement, names: string[]): HTMLElement | null {
  for (const name of names) {
    const found = board.querySelector<HTMLElement>(`[data-place="${name}"]`);
    if (found) return found;
  }
  return null;
}

/** Let an element fly from one place to another; it is gone at the end. */
export function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, delay: number): Promise<unknown> {
  const size = ghost.getBoundingClientRect();
  const at = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - size.width / 2}px, ${rect.top + rect.height / 2 - size.height / 2}px)`;
  return ghost.animate(
    [
      { transform: `${at(from)} scale(0.8)`, opacity: 0.2 },
      { transform: `${at(from)} scale(1)`, opacity: 1, offset: 0.1 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(0.8)`, opacity: 0 },
    ],
    { duration: lasting(TRAVEL), delay: lasting(delay), easing: "ease-in-out", fill: "both" },
  ).finished;
}

export function flash(element: HTMLElement): void {
  element.animate(
    [{ boxShadow: "0 0 0 4px var(--red)" }, { boxShadow: "0 0 0 4px var(--red)", offset: 0.5 }, { boxShadow: "none" }],
    { duration: lasting(350) },
  );
}
