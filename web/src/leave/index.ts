/** Leaving a table, and other agreements; loaded when needed. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-leave.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as Absence } from "./Absence.svelte";
export { default as Agreements } from "./Agreements.svelte";
export { default as Forget } from "./Forget.svelte";
export { default as LeaveDialog } from "./LeaveDialog.svelte";
export { default as ReportDialog } from "./ReportDialog.svelte";
export { default as Phrases } from "./Phrases.svelte";
export { ruled, spoken, tell } from "./notices";
