/** Which part of the castle is shown, and how large. */
import type { Box, Spot } from "./castle";

const LEAST = 0.25;
const MOST = 2;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** Whether a hand moves it: then it follows at once, and no longer moves by itself. */
  held = $state(false);
  moved = $state(false);

  /** Show all of it; but rather a part than rooms too small to read. */
  fit(box: Box, focus: Spot | null, { least = 0.55 } = {}): void {
    if (!this.width || !this.height) return;
    const whole = Math.min(this.width / box.width, this.height / box.height);
    this.zoom = within(whole, focus ? least : LEAST, 1.35);
    this.x = this.#along(this.width, box.x, box.width, focus?.x);
    this.y = this.#along(this.height, box.y, box.height, focus?.y);
  }

  /** Where a line of the plane begins on the screen: as a whole in the middle, else round the focus. */
  #along(room: number, start: number, length: number, focus: number | undefined): number {
    const [first, last] = [-start * this.zoom, room - (start + length) * this.zoom];
    if (last >= first || focus === undefined) return (first + last) / 2;
    return within(room / 2 - focus * this.zoom, last, first);
  }

  /** Move as far as needed to have a spot in view, with some air round it. */
  keep(spot: Spot, air: number): void {
    const far = Math.min(air * this.zoom, this.width / 2, this.height / 2);
    this.x = within(this.x, far - spot.x * this.zoom, this.width - far - spot.x * this.zoom);
    this.y = within(this.y, far - spot.y * this.zoom, this.height - far - spot.y * this.zoom);
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x += dx;
    this.y += dy;
  }

  /** Zoom so that what lies under a point of the screen stays there. */
  scale(factor: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    this.moved = true;
    const zoom = within(this.zoom * factor, LEAST, MOST);
    this.x = at.x - ((at.x - this.x) * zoom) / this.zoom;
    this.y = at.y - ((at.y - this.y) * zoom) / this.zoom;
    this.zoom = zoom;
  }
}
