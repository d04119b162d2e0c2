/** How things come to the board, and how they leave it. */
import { cubicOut } from "svelte/easing";
import { lasting } from "../../lib/media.svelte";

interface Motion {
  duration: number;
  easing?: (t: number) => number;
  css: (t: number, u: number) => string;
}

/** Defeated tokens sink and fade. */
export const fall = (_node: Element): Motion => ({
  duration: lasting(420),
  css: (t, u) => `opacity: ${t}; translate: 0 ${u * 26}px; rotate: ${u * 34}deg`,
});

/** New ones drop onto their tile. */
export const land = (_node: Element): Motion => ({
  duration: lasting(320),
  easing: cubicOut,
  css: (t, u) => `opacity: ${t}; translate: 0 ${u * -46}px`,
});
