import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/install.svelte";
import { embedded } from "./lib/router.svelte";

mount(App, { target: document.getElementById("app")! });

// After an update of the server its files have other names: reload the page, once.
const RENEWED = "kagemusha.renewed";
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 10_000) return;
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator && !embedded) {
  void navigator.serviceWorker.register(new URL("./sw.js", document.baseURI)).catch(() => {});
}
