/** The record of a player, loaded when a match ends or when it is looked at. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-record*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as RecordPage } from "./RecordPage.svelte";
export { default as Achieved } from "./Achieved.svelte";
export { keepEnding } from "./keep-ending";
