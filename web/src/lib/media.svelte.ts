/** Facts about the screen. */
import { MediaQuery } from "svelte/reactivity";

/** Room for three columns. */
export const wide = new MediaQuery("min-width: 1180px");
/** No room for everything in the bar of a table. */
export const crowded = new MediaQuery("max-width: 1099px");
/** Room for one column alone. */
export const narrow = new MediaQuery("max-width: 759px");
/** Whether animations are unwanted. */
export const reducedMotion = new MediaQuery("prefers-reduced-motion: reduce");
