/** Alerts beyond the open page, and the settings of all alerts; loaded when they are needed. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-alerts.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as AlertDialog } from "./AlertDialog.svelte";
export { default as MailPage } from "./MailPage.svelte";
export { follow } from "./recipient";
