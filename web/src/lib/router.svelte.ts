/** The current page: a path below the base of the server, in the address bar. */
import { decode } from "../api/request";

const base = new URL(document.baseURI).pathname;

function here(): string[] {
  const path = location.pathname.startsWith(base) ? location.pathname.slice(base.length) : "";
  return path.split("/").filter(Boolean).map(decode);
}

class Router {
  parts = $state.raw(here());
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.parts = here();
    this.hash = location.hash.slice(1);
  }

  /** Go to a path such as `tables/ID`. */
  go(path: string, { replace = false } = {}): void {
    const before = location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", base + path);
    this.#read();
    // Another page starts at its top, also if it replaces the previous one.
    if (!replace || location.pathname !== before) scrollTo(0, 0);
  }

  /** The address of a path, for links. */
  href(path: string): string {
    return base + path;
  }

  /** The full address of a path, to share. */
  address(path: string): string {
    return new URL(base + path, location.origin).href;
  }
}

export const router = new Router();

/** Whether this page is in a frame of another site: then it never navigates to a page with actions. */
export const embedded = router.parts[0] === "embed";

/** A plain click on one of our links changes the page without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.download) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || !to.pathname.startsWith(base)) return;
  if (to.pathname.startsWith(`${base}api/`)) return;
  if (to.pathname === location.pathname && to.hash) return;
  event.preventDefault();
  router.go(to.pathname.slice(base.length) + to.search + to.hash);
}
