import type { VillageView } from "../../api/types";
import { words } from "../../lib/words.svelte";
import type { GameModule } from "../../table/board";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import "./colours.css";
import { busy, telling } from "./pace.svelte";
import Panel from "./Panel.svelte";
import { plannerOf } from "./planner.svelte";
import { owesPlan } from "./village";

words.learn(
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
  asks: owesPlan,
  busy,
  telling,
  lay: (plan, table, view) => plannerOf(table, view).lay(plan),
  main: (choices) => choices.find(({ verb }) => verb === "done" || verb === "no-spy"),
  confirm: ({ verb }) => (verb === "seal" ? "web-seven-ronin-confirm-seal" : null),
  keys: [
    ["← →", "web-keys-ring"],
    ["+ −", "web-keys-plan"],
    ["1 – 7", "web-keys-ronin"],
  ],
} satisfies GameModule<VillageView>;
