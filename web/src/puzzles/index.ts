/** Puzzles: the list, and one puzzle on the board of its game. Loaded when one of them is opened. */
import { i18n } from "../lib/i18n.svelte";
import "../learn/marks.css";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-{learn,puzzles}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as PuzzlesPage } from "./PuzzlesPage.svelte";
export { default as PuzzlePage } from "./PuzzlePage.svelte";
