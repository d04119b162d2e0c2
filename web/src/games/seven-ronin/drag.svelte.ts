/** Dragging with mouse, pen or finger to a space of the board. */
import type { Attachment } from "svelte/attachments";

/** What is dragged: a ronin by id, or a ninja. */
export type Load = { ronin: string } | { ninja: true };

const FAR = 6;

export class Drag {
  load = $state.raw<Load | null>(null);
  x = $state(0);
  y = $state(0);
  /** The space below the pointer. */
  over = $state<string | null>(null);

  /** Makes an element draggable; `drop` gets the space, or null beside the board. */
  from(load: Load, drop: (space: string | null) => void): Attachment<HTMLElement | SVGElement> {
    return (node) => {
      const down = (event: Event) => this.#begin(node, event as PointerEvent, load, drop);
      node.addEventListener("pointerdown", down);
      return () => node.removeEventListener("pointerdown", down);
    };
  }

  #begin(node: Element, start: PointerEvent, load: Load, drop: (space: string | null) => void): void {
    if (start.button !== 0) return;
    const moved = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!this.load && far < FAR) return;
      this.load = load;
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = spaceAt(event.clientX, event.clientY);
    };
    const ended = (event: PointerEvent) => {
      if (event.pointerId !== start.pointerId) return;
      for (const [name, heard] of heardBy) removeEventListener(name, heard as EventListener);
      if (!this.load) return;
      const space = this.over;
      this.load = this.over = null;
      if (event.type === "pointerup") drop(space);
      // The click at the end of a drag is ignored.
      const swallow = (click: Event) => click.stopPropagation();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    };
    const heardBy = [
      ["pointermove", moved],
      ["pointerup", ended],
      ["pointercancel", ended],
    ] as const;
    for (const [name, heard] of heardBy) addEventListener(name, heard as EventListener);
    if (node.hasPointerCapture?.(start.pointerId)) node.releasePointerCapture(start.pointerId);
  }
}

function spaceAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest<SVGElement>("[data-drop]")?.dataset.drop ?? null;
}

/** One pointer drags one thing. */
export const drag = new Drag();
