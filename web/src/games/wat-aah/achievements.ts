import type { WatAahView } from "../../api/types";
import { done, type Achievement } from "../../record/achievement";

export default [
  { id: "four", lesson: "two-or-three", earned: (match) => done(match, "clan-placed").some(({ args }) => args["number"] === 4) },
  { id: "pure", lesson: "corrupt", earned: (match) => match.won && done(match, "card-corrupted").length === 0 },
  { id: "ronin", lesson: "ronin", earned: (match) => done(match, "card-placed").some(({ args }) => args["card"] === "ronin") },
  { id: "jigoku", lesson: "jigoku", earned: (match) => ["card-dug", "gate-opened"].some((kind) => done(match, kind).length > 0) },
  { id: "aim", lesson: "whom-to-hit", earned: (match) => match.won && done(match, "targeted").length >= 2 },
  { id: "grand-master", lesson: "pawns", earned: ({ won, view }) => won && view.mode === "grand-master" },
  { id: "decoy", lesson: "boss", earned: (match) => match.won && done(match, "decoy-peeked").length > 0 },
] satisfies Achievement<WatAahView>[];
