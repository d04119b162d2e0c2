/** Says of a box that scrolls whether more lies below: `data-more`, which its style shows. */

/** So many hidden pixels are no more than a margin. */
const MARGIN = 12;

/** For `{@attach}`. A footer that stays in sight, `data-foot`, is told as `--foot`: the cue stands above it. */
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
