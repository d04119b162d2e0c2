/** The tooltip of a board, and the "?" mode. Loaded after the board. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-tips.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as Tooltip } from "./Tooltip.svelte";
