import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/install.svelte";
import { embedded } from "./lib/router.svelte";

mount(App, { target: document.getElementById("app")! });

// After an update of the server its files have other names: reload the page, once. While the server is not reachable,
// the page stays as it is, with everything that was not sent.
const RENEWED = "kagemusha.renewed";
const serverResponds = (): Promise<boolean> =>
  fetch(new URL("api/health", document.baseURI), { cache: "no-store" }).then(({ ok }) => ok, () => false);
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 10_000) return;
  void serverResponds().then((responds) => {
    if (!responds) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    location.reload();
  });
});

if (import.meta.env.PROD && "serviceWorker" in navigator && !embedded) {
  void navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => {});
}
