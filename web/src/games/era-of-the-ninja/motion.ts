/** How things leave the board. */
import { reducedMotion } from "../../lib/media.svelte";

/** Defeated tokens sink and fade. */
export function fall(_node: Element): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: reducedMotion.current ? 0 : 320,
    css: (t, u) => `opacity: ${t}; translate: 0 ${u * 26}px; rotate: ${u * 14}deg`,
  };
}
