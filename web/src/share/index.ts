/** Sharing a finished match: its link, and a replay in a frame of another page. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-share.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as EmbedPage } from "./EmbedPage.svelte";
export { default as ShareDialog } from "./ShareDialog.svelte";
