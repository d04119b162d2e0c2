/** What is being explained: the "?" mode, and an element to explain at once. The tooltip itself is loaded later. */
class Explain {
  /** Whether a press on anything explains it, and does nothing else. */
  on = $state(false);
  /** The element that a click asked about. */
  wanted = $state.raw<Element | null>(null);

  toggle(): void {
    this.on = !this.on;
  }

  /** Explain an element now: a click on it had no other meaning. */
  show(element: Element | null | undefined): void {
    this.wanted = element ?? null;
  }
}

export const explain = new Explain();
