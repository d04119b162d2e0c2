/** Marks what a step is about: the elements that carry one of its ids in `data-target`, a list with commas. */
import { narrow, reducedMotion } from "../lib/media.svelte";

/** The container that scrolls to marked elements; the rest of a phone's page does not move, nor does the coach. */
const REGIONS = ["main", ".now", "dialog"];
/** What stands in an element, with spaces between its parts; of the row of a table only what it is called. */
function textOf(element: Element): string {
  const walker = document.createTreeWalker(element.querySelector("th[scope=row]") ?? element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? "");
  return parts.join(" ");
}

function nameOf(element: Element): string {
  const inside = element.matches("tr") ? null : element.querySelector("[aria-label]");
  const name = element.getAttribute("aria-label") ?? inside?.getAttribute("aria-label") ?? textOf(element);
  return name.trim().replace(/\s+/g, " ").replace(/\.$/, "");
}

/** Where the free part of a phone's page ends: below it are the sheet, and what the board keeps just above that. */
function freeUntil(): number {
  const edges = narrow.current ? [...document.querySelectorAll("[data-kept], .now")] : [];
  return Math.min(innerHeight, ...edges.map((edge) => edge.getBoundingClientRect().top).filter((top) => top > 0));
}

function bringIntoSight(elements: HTMLElement[]): void {
  const behavior = reducedMotion.current ? "auto" : "smooth";
  for (const region of REGIONS) {
    const onBoard = region === "main";
    // What the board keeps above the sheet is in sight wherever the page is.
    let here = elements.filter((element) => element.closest(region) && !(onBoard && element.closest("[data-kept]")));
    // What is marked elsewhere has its effect in the middle of the board.
    if (onBoard && narrow.current && elements.length && !here.length) {
      here = [...document.querySelectorAll<HTMLElement>("[data-middle]")];
    }
    const bottom = onBoard ? freeUntil() : innerHeight;
    const seen = (element: HTMLElement) => {
      const { top, height } = element.getBoundingClientRect();
      return top >= 0 && top + Math.min(height, bottom) <= bottom + 1;
    };
    if (!here.length || (onBoard && here.some(seen))) continue;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${innerHeight - bottom}px`;
    here[0]!.scrollIntoView({ block: onBoard && !narrow.current ? "center" : "nearest", behavior });
    style.scrollPaddingBottom = "";
  }
}

/** Mark these ids, also on what appears later; `named` gets the names of what is marked. Returns what ends it. */
export function mark(ids: readonly string[], named: (names: string[]) => void): () => void {
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
    named([...new Set(marked().map(nameOf))].filter(Boolean));
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
