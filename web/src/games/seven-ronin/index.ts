import type { VillageView } from "../../api/types";
import { i18n } from "../../lib/i18n.svelte";
import type { GameModule } from "../../table/game-module";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { cues } from "./cues";
import "./colours.css";
import { figures, turn } from "./figures";
import { busy, busyText, shown, skip } from "./playback.svelte";
import Legend from "./Legend.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import { plannerOf } from "./planner.svelte";
import { owesPlan } from "./village";

i18n.add(
  import.meta.glob<string>("../../../../src/kagemusha/text/locales/*/web-seven-ronin.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export default {
  Board,
  Aside,
  Panel,
  Below: Legend,
  labels: ["area:green", "area:watchtower", "area:passage", "area:granary", "area:well", "area:inn"],
  asks: owesPlan,
  busy,
  busyText,
  shown,
  skip,
  cues,
  showPlan: (plan, table, view) => plannerOf(table, view).show(plan),
  last: (choices) => choices.find(({ verb }) => verb === "done" || verb === "no-spy"),
  confirm: ({ verb }) => (verb === "seal" ? "web-seven-ronin-confirm-seal" : null),
  statistics: figures,
  turn,
  Picture,
  keys: [
    ["← →", "web-keys-ring"],
    ["+ −", "web-keys-plan"],
    ["1 – 7", "web-keys-ronin"],
  ],
} satisfies GameModule<VillageView>;
