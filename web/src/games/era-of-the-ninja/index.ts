import type { EraView } from "../../api/types";
import { i18n } from "../../lib/i18n.svelte";
import type { GameModule } from "../../table/game-module";
import Aside from "./Aside.svelte";
import { asksForCard, mainChoice } from "./prompt";
import Board from "./Board.svelte";
import { cues } from "./cues";
import { figures, turn } from "./figures";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import { isOut } from "./values";

i18n.add(
  import.meta.glob<string>("../../../../src/kagemusha/text/locales/*/web-era-of-the-ninja.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export default {
  Board,
  // Who is out of the game waits for nothing.
  paced: (view, seat) => !isOut(view, seat),
  Aside,
  Panel,
  labels: ["tile:", "player:", "stack:", "lord:", "term:awareness", "term:lead"],
  cues,
  statistics: figures,
  turn,
  Picture,
  coachedSheet: 54,
  // Cards and rotations are picked by sight, on the board or above the list.
  asks: (view) => asksForCard(view) || ["keep-ninja", "keep-cards", "turn-tile"].includes(view.step),
  main: mainChoice,
  keys: [
    ["← ↑ ↓ →", "web-keys-map"],
    ["+ − 0", "web-keys-zoom"],
  ],
} satisfies GameModule<EraView>;
