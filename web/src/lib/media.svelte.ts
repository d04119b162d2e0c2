/** Facts about the screen. */
import { MediaQuery } from "svelte/reactivity";
import { pace } from "./settings.svelte";

/** Room for three columns. */
export const wide = new MediaQuery("min-width: 1180px");
/** No room for everything in the bar of a table. */
export const crowded = new MediaQuery("max-width: 1099px");
/** Room for one column alone. */
export const narrow = new MediaQuery("max-width: 759px");
/** As narrow, but so low that a sheet would cover the board: the choices stand beside it, as on an enlarged page. */
export const low = new MediaQuery("(min-width: 560px) and (max-width: 759px) and (max-height: 560px)");
const still = new MediaQuery("prefers-reduced-motion: reduce");
/** Whether animations are unwanted: by the system, or in our settings. */
export const reducedMotion = {
  get current(): boolean {
    return still.current || pace() === 0;
  },
};

/** How long an animation of some milliseconds takes at the player's speed. */
export const lasting = (time: number): number => (reducedMotion.current ? 0 : time * pace());
