/** The analysis of a finished match; loaded when the match is over. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-review.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { Analyst } from "./analyst.svelte";
export { default as Analysis } from "./Analysis.svelte";
export { default as Decision } from "./Decision.svelte";
export { default as TurningPoint } from "./TurningPoint.svelte";
export { default as TurningPoints } from "./TurningPoints.svelte";
