/** Studies of finished matches, with comments and variations, and joint reviews. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-study.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as JointPanel } from "./JointPanel.svelte";
export { default as StudyPage } from "./StudyPage.svelte";
export { default as StudyPanel } from "./StudyPanel.svelte";
export { StudyState } from "./study.svelte";
