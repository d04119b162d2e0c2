/** Which part of the castle is shown, and how large. */
import { SIDE, type Box, type Spot } from "./castle";

const LEAST = 0.25;
const MOST = 2;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export class Camera {
  width = $state(0);
  height = $state(0);
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** The smallest automatic scale of rooms. */
  least = $state(0.55);
  /** The space for the legend at the top, and for buttons and dice on the right and at the bottom. */
  top = $state(0);
  right = $state(0);
  bottom = $state(0);
  /** Whether the user moves it: then it follows at once, and no longer moves by itself. */
  held = $state(false);
  moved = $state(false);

  /** How large all of it can be shown. */
  #whole(box: Box): number {
    return Math.min((this.width - this.right) / box.width, (this.height - this.top - this.bottom) / box.height);
  }

  /** The first of two parts, if it can be shown large enough to read; else the second. */
  best(first: Box, second: Box): Box {
    return this.#whole(first) < 0.8 ? second : first;
  }

  /** Show everything, or a part if rooms would be too small to read. */
  fit(box: Box, focus: Spot | null): void {
    if (!this.width || !this.height) return;
    this.zoom = within(this.#whole(box), focus ? this.least : LEAST, 1.35);
    this.x = this.#along(this.width - this.right, box.x, box.width, focus?.x);
    this.y = this.top + this.#along(this.height - this.top - this.bottom, box.y, box.height, focus?.y);
  }

  /** The offset of the plane on the screen: centred if it fits, else around the focus. */
  #along(room: number, start: number, length: number, focus: number | undefined): number {
    const [first, last] = [-start * this.zoom, room - (start + length) * this.zoom];
    if (last >= first || focus === undefined) return (first + last) / 2;
    return within(room / 2 - focus * this.zoom, last, first);
  }

  /** Whether a room can be seen as a whole. */
  shows({ x, y }: Spot): boolean {
    const inside = (start: number, at: number, room: number): boolean =>
      start + (at - SIDE / 2) * this.zoom > -1 && start + (at + SIDE / 2) * this.zoom < room + 1;
    return inside(this.x, x, this.width) && inside(this.y, y, this.height);
  }

  /** Move as far as needed to have a spot in view, with some air round it. */
  keep(spot: Spot, air: number): void {
    const far = Math.min(air * this.zoom, (this.width - this.right) / 2, (this.height - this.top - this.bottom) / 2);
    this.x = within(this.x, far - spot.x * this.zoom, this.width - this.right - far - spot.x * this.zoom);
    this.y = within(this.y, this.top + far - spot.y * this.zoom, this.height - this.bottom - far - spot.y * this.zoom);
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
