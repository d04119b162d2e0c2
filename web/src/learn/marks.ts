/** Marks what a step is about: the elements that carry one of its ids in `data-target`, a list with commas. */
import { narrow, reducedMotion } from "../lib/media.svelte";

/** Where something marked is brought into sight; the rest of a phone's page stays where it is, so that the coach does. */
const REGIONS = ["main", ".now", "dialog"];
/** Part of the height of a phone that the sheet leaves to the board. */
const FREE = 0.5;

function nameOf(element: Element): string {
  const label = element.hasAttribute("aria-label") ? element : element.querySelector("[aria-label]");
  const name = label?.getAttribute("aria-label") ?? element.textContent ?? "";
  return name.trim().replace(/\s+/g, " ").replace(/\.$/, "");
}

function bringIntoSight(elements: HTMLElement[]): void {
  const behavior = reducedMotion.current ? "auto" : "smooth";
  for (const region of REGIONS) {
    const here = elements.filter((element) => element.closest(region));
    const bottom = innerHeight * (narrow.current && region === "main" ? FREE : 1);
    const seen = (element: HTMLElement) => {
      if (element.closest("[data-kept]")) return true; // just above the sheet, wherever the page is
      const { top, height } = element.getBoundingClientRect();
      return top >= 0 && top + Math.min(height, 40) <= bottom;
    };
    if (region === "main" ? !here.some(seen) : here.length) {
      here[0]?.scrollIntoView({ block: region === "main" ? "center" : "nearest", behavior });
    }
  }
}

/** Mark these ids, also on what appears later; `told` gets the names of what is marked. Returns what ends it. */
export function mark(ids: readonly string[], told: (names: string[]) => void): () => void {
  const marked = () => [...document.querySelectorAll<HTMLElement>("[data-marked]")];
  let last: string | null = null;
  function look(): void {
    for (const element of document.querySelectorAll<HTMLElement>("[data-target]")) {
      const own = element.dataset.target?.split(",") ?? [];
      element.toggleAttribute("data-marked", own.some((id) => ids.includes(id)));
    }
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("details:has([data-marked])")) fold.open = true;
    const targets = marked().map(({ dataset }) => dataset.target).join();
    if (targets === last) return;
    last = targets;
    told([...new Set(marked().map(nameOf))].filter(Boolean));
    bringIntoSight(marked());
  }
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-target"] });
  look();
  return () => {
    watch.disconnect();
    for (const element of marked()) element.removeAttribute("data-marked");
  };
}
