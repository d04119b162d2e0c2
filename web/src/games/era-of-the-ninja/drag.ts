/** Moving the map by hand: drag, wheel, pinch, keys. */
import type { Camera } from "./camera.svelte";
import type { Spot } from "./castle";

/** The distance that a pointer may move during a click. */
const SLIP = 6;
const STEP = 60;

export function draggable(camera: Camera, fit: () => void) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, Spot>();
    let slipped = 0;

    const local = ({ clientX, clientY }: PointerEvent | WheelEvent): Spot => {
      const box = node.getBoundingClientRect();
      return { x: clientX - box.x, y: clientY - box.y };
    };

    function down(event: PointerEvent): void {
      if ((event.target as Element).closest(".still")) return;
      if (!fingers.size) slipped = 0;
      fingers.set(event.pointerId, local(event));
    }

    function move(event: PointerEvent): void {
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const to = local(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      slipped += Math.hypot(to.x - from.x, to.y - from.y);
      fingers.set(event.pointerId, to);
      if (slipped < SLIP) return;
      camera.held = true;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (!other) return camera.pan(to.x - from.x, to.y - from.y);
      const grown = Math.hypot(to.x - other.x, to.y - other.y) / Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
      camera.scale(grown, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      camera.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (!fingers.size) camera.held = false;
    }

    /** A drag that ends on an element does not click it. */
    function pressed(event: MouseEvent): void {
      if (slipped >= SLIP && !(event.target as Element).closest(".still")) event.stopPropagation();
      slipped = 0;
    }

    function wheeled(event: WheelEvent): void {
      event.preventDefault();
      camera.scale(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)), local(event));
    }

    function typed(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "+" || event.key === "=") camera.scale(1.25);
      else if (event.key === "-") camera.scale(0.8);
      else if (event.key === "0") fit();
      else if (event.key === "ArrowLeft") camera.pan(STEP, 0);
      else if (event.key === "ArrowRight") camera.pan(-STEP, 0);
      else if (event.key === "ArrowUp") camera.pan(0, STEP);
      else if (event.key === "ArrowDown") camera.pan(0, -STEP);
      else return;
      event.preventDefault();
    }

    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("click", pressed, { signal, capture: true });
    node.addEventListener("wheel", wheeled, { signal, passive: false });
    node.addEventListener("keydown", typed, { signal });
    return () => stop.abort();
  };
}
