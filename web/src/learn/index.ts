/** Lessons: the course of a game, and a lesson on its board. Loaded when one of them is opened. */
import { i18n } from "../lib/i18n.svelte";
import "./marks.css";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-learn.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { Guide } from "./guide.svelte";
export { default as GuidePanel } from "./GuidePanel.svelte";
export { default as Learned } from "./Learned.svelte";
export { default as Offer } from "./Offer.svelte";
export { default as CoursePage } from "./CoursePage.svelte";
export { default as LessonPage } from "./LessonPage.svelte";
