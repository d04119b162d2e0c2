/** Sounds and banners for what happens on a board; loaded with the first table. */
export { Drama } from "./drama.svelte";
export { default as Herald } from "./Herald.svelte";
