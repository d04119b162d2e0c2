/** The end of a match; loaded when it is over. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-ending.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as Result } from "./Result.svelte";
