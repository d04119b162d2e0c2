/** Sets `data-more` on a scrolling box if there is more content below; its style shows that. */

/** This many hidden pixels are only a margin. */
const MARGIN = 12;

/** For `{@attach}`. Sets `--foot` to the height of a sticky footer, `data-foot`, so that the cue is above it. */
export function scrollCue(box: HTMLElement): () => void {
  function look(): void {
    const hidden = box.scrollHeight - box.clientHeight - box.scrollTop;
    const scrolls = getComputedStyle(box).overflowY === "auto";
    box.toggleAttribute("data-more", scrolls && hidden > MARGIN);
    const foot = box.querySelector<HTMLElement>("[data-foot]")?.offsetHeight ?? 0;
    box.style.setProperty("--foot", `${foot}px`);
  }
  const sizes = new ResizeObserver(look);
  const watch = new MutationObserver(() => {
    sizes.disconnect();
    for (const one of [box, ...box.children]) sizes.observe(one);
  });
  watch.observe(box, { childList: true });
  for (const one of [box, ...box.children]) sizes.observe(one);
  box.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    watch.disconnect();
    box.removeEventListener("scroll", look);
  };
}
