/** The position of a tooltip: on the screen, and never over what it explains. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TipPlace {
  left: number;
  top: number;
  /** The maximum height; longer content scrolls. */
  height: number;
}

const EDGE = 8;
const GAP = 8;
/** The minimum height for a readable text. */
const LEAST = 96;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The place of a tooltip of that size beside `target`, on a screen of that size. */
export function place(target: Bounds, size: { width: number; height: number }, screen: { width: number; height: number }): TipPlace {
  const whole = screen.height - 2 * EDGE;
  const across = between((target.left + target.right - size.width) / 2, EDGE, Math.max(EDGE, screen.width - size.width - EDGE));
  const level = between(target.top, EDGE, Math.max(EDGE, screen.height - size.height - EDGE));
  const above = target.top - GAP - EDGE;
  const below = screen.height - target.bottom - GAP - EDGE;
  const under = { left: across, top: target.bottom + GAP, height: below };
  const over = { left: across, top: target.top - GAP - Math.min(size.height, above), height: above };
  if (size.height <= below) return under;
  if (size.height <= above) return over;
  if (target.right + GAP + size.width + EDGE <= screen.width) return { left: target.right + GAP, top: level, height: whole };
  if (target.left - GAP - size.width >= EDGE) return { left: target.left - GAP - size.width, top: level, height: whole };
  if (Math.max(above, below) >= LEAST) return below >= above ? under : over;
  // If the target is as large as the screen: at the edge that is farther from its middle.
  const low = target.top + target.bottom < screen.height;
  const height = Math.min(size.height, screen.height / 3);
  return { left: across, top: low ? screen.height - EDGE - height : EDGE, height };
}
