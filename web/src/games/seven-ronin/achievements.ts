import type { VillageView } from "../../api/types";
import type { Achievement, Ended } from "../../record/achievement";
import { ATTACKER, DEFENDER, GONE } from "./village";

const attacker = ({ won, seat }: Ended<VillageView>) => won && seat === ATTACKER;
const defender = ({ won, seat }: Ended<VillageView>) => won && seat === DEFENDER;
const happened = ({ log }: Ended<VillageView>, kind: string) => log.some((line) => line.kind === `seven-ronin-${kind}`);

export default [
  { id: "five-areas", lesson: "first-attack", earned: (match) => attacker(match) && match.reason === "five-areas" },
  { id: "all-seven", lesson: "wounds", earned: (match) => defender(match) && match.view.ronin.every(({ station }) => station !== GONE) },
  { id: "fields", lesson: "fields", earned: (match) => attacker(match) && ["both-fields", "inn-as-field"].includes(match.reason) },
  { id: "green", lesson: "clear-the-green", earned: (match) => defender(match) && happened(match, "green-cleared") },
  { id: "bow-and-balm", lesson: "yumi-and-taiko", earned: (match) => defender(match) && happened(match, "reserves-shot") && happened(match, "wound-healed") },
  { id: "no-ninja", lesson: "reserves", earned: (match) => defender(match) && match.reason === "ninja-gone" },
  {
    id: "both-sides",
    lesson: "guessing",
    earned: ({ matches }) => [ATTACKER, DEFENDER].every((side) => matches.some(({ seat, outcome }) => seat === side && outcome === "won")),
  },
] satisfies Achievement<VillageView>[];
