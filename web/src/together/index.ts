/** Playing together: the welcome page of a link, its QR code, the next game. Loaded on demand. */
import { i18n } from "../lib/i18n.svelte";

i18n.add(
  import.meta.glob<string>("../../../src/kagemusha/text/locales/*/web-together.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { default as NextGame } from "./NextGame.svelte";
export { default as QrCode } from "./QrCode.svelte";
export { default as Welcome } from "./Welcome.svelte";
