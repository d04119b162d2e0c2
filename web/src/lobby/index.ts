/** The public lobby; loaded when somebody goes there. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-{lobby,record,together,tournament}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as Leaderboard } from "./Leaderboard.svelte";
export { default as LobbyPage } from "./LobbyPage.svelte";
export { default as NewTournament } from "./NewTournament.svelte";
export { default as ProfilePage } from "./ProfilePage.svelte";
export { default as TournamentPage } from "./TournamentPage.svelte";
export { profile } from "./profile.svelte";
