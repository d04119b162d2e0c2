/** The page of every game without its own page. */
import { i18n } from "../../lib/i18n.svelte";
import type { GameModule } from "../../table/game-module";
import Board from "./Board.svelte";
import type { View } from "./layout";

i18n.add(
  import.meta.glob<string>("../../../../src/kagemusha/text/locales/*/web-generic.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export default { Board } satisfies GameModule<View>;
