/** The page of every game that has none of its own. */
import { words } from "../../lib/words.svelte";
import type { GameModule } from "../../table/board";
import Board from "./Board.svelte";
import type { View } from "./layout";

words.learn(
  import.meta.glob<string>("../../../../src/kagemusha/text/locales/*/web-generic.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export default { Board } satisfies GameModule<View>;
