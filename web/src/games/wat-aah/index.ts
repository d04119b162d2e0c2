import type { WatAahView } from "../../api/types";
import { i18n } from "../../lib/i18n.svelte";
import type { GameModule } from "../../table/game-module";
import Board from "./Board.svelte";
import { cues } from "./cues";
import { figures, turn } from "./figures";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import TipPicture from "./TipPicture.svelte";

i18n.add(
  import.meta.glob<string>("../../../../src/kagemusha/text/locales/*/web-wat-aah.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

/** What closes a choice that was made in parts. */
const CLOSING = ["done", "seal", "end"];

const module: GameModule<WatAahView> = {
  Board,
  paced: () => true,
  Panel,
  labels: ["clan:", "term:corruption", "term:deck", "term:jigoku", "term:total"],
  cues,
  statistics: figures,
  turn,
  Picture,
  TipPicture,
  sheet: 36,
  main: (choices) => choices.find(({ verb }) => CLOSING.includes(verb)),
  confirm: ({ verb }, _view, choices) => {
    if (verb === "seal") return "web-wat-aah-sure-seal";
    const unused = choices.some((other) => other.verb === "court");
    return verb === "end" && unused ? "web-wat-aah-sure-end" : null;
  },
};

export default module;
