/** Where things lie on the board: sectors round the middle, the first at the top, clockwise. */
export interface Point {
  x: number;
  y: number;
}

/** Measures of the board in its own units; the board is 1000 wide and its middle is 0, 0. */
export interface RingSize {
  inner: number;
  outer: number;
  /** Where ninja stand who attack from outside. */
  rim: number;
  /** How far from the middle the words of an area stand. */
  middle: number;
  icon: number;
  text: number;
  /** How many letters of a name fit into one line. */
  letters: number;
  token: number;
  star: number;
  /** The height at which a ronin stands on the Green. */
  green: number;
}

export const WIDE: RingSize = {
  inner: 190,
  outer: 446,
  rim: 471,
  middle: 338,
  icon: 1.15,
  text: 27,
  letters: 13,
  token: 1.35,
  star: 1.1,
  green: -42,
};

/** For a phone: smaller gaps, larger icons. */
export const COMPACT: RingSize = {
  inner: 148,
  outer: 436,
  rim: 467,
  middle: 306,
  icon: 1.3,
  text: 33,
  letters: 11,
  token: 1.75,
  star: 1.4,
  green: 4,
};

const GAP = 9;
/** The smallest scale at which things are drawn. */
const LEAST = 0.35;
const round = (value: number) => Math.round(value * 10) / 10;

/** A point by its angle in degrees, clockwise from the top, and its distance from the middle. */
export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(radius * Math.sin(turn)), y: round(-radius * Math.cos(turn)) };
}

export const angleOf = (index: number, count: number): number => (360 / count) * index;

/** The outline of a sector, with the same gap to its neighbours all along. */
export function sector(index: number, count: number, { inner, outer }: RingSize): string {
  const half = 180 / count;
  const middle = angleOf(index, count);
  const corner = (side: number, radius: number) => {
    const gap = (Math.asin(GAP / 2 / radius) * 180) / Math.PI;
    const { x, y } = polar(middle + side * (half - gap), radius);
    return `${x} ${y}`;
  };
  return (
    `M${corner(-1, outer)}A${outer} ${outer} 0 0 1 ${corner(1, outer)}` +
    `L${corner(1, inner + GAP)}A${inner + GAP} ${inner + GAP} 0 0 0 ${corner(-1, inner + GAP)}Z`
  );
}

/** Where the words of an area stand: at the sides, halfway between its borders. */
export function anchor(index: number, count: number, { middle }: RingSize): Point {
  const angle = angleOf(index, count);
  const { x, y } = polar(angle, middle);
  if (Math.abs(Math.sin((angle * Math.PI) / 180)) < 0.9) return { x, y };
  const border = (side: number) => -x / Math.tan(((angle + (side * 180) / count) * Math.PI) / 180);
  return { x: round(x * 1.03), y: round(((border(-1) + border(1)) / 2) * 1.03) };
}

/** How far a point is from the nearest border of a sector; below 0 outside. */
function inset(index: number, count: number, { inner, outer }: RingSize, x: number, y: number): number {
  const far = Math.hypot(x, y);
  const turn = Math.abs((((Math.atan2(x, -y) * 180) / Math.PI - angleOf(index, count) + 900) % 360) - 180);
  const border = far * Math.sin(((180 / count - turn) * Math.PI) / 180) - GAP / 2;
  return turn < 90 ? Math.min(border, far - inner - GAP, outer - far) : -1;
}

/** How high a scene may rise from a point until it meets the border above. */
export function headroom(index: number, count: number, measure: RingSize, { x, y }: Point): number {
  let height = 0;
  while (height < measure.outer && inset(index, count, measure, x, y - height) > 0) height += 2;
  return height;
}

/** The range of x for the centre of a circle in a sector at that height; null if it does not fit. */
function room(index: number, count: number, measure: RingSize, y: number, radius: number): [number, number] | null {
  const clear = Array.from({ length: 250 }, (_, n) => 4 * n - 500).filter((x) => inset(index, count, measure, x, y) > radius);
  return clear.length ? [clear[0]!, clear.at(-1)!] : null;
}

/** A row of circles in a sector, as near to `at` and as large as its borders allow. */
export function fitted(index: number, places: number, measure: RingSize, at: Point, count: number, radius: number) {
  for (let scale = 1; ; scale -= 0.04) {
    for (const down of [0, 6, -6, 12, 18, 24]) {
      const width = (count - 1) * radius * 2.3 * scale;
      const y = at.y + down * (2 - scale);
      const [left, right] = room(index, places, measure, y, radius * scale) ?? [0, -1];
      if (right - left < width && scale > LEAST) continue;
      const x = Math.min(Math.max(at.x, left + width / 2), right - width / 2);
      return { places: row({ x, y }, count, radius * 2.3 * scale), scale };
    }
  }
}

/** A row of places, centred at `at`. */
export function row(at: Point, count: number, step: number): Point[] {
  return Array.from({ length: count }, (_, n) => ({ x: at.x + (n - (count - 1) / 2) * step, y: at.y }));
}

/** Places along the rim of a sector, from left to right. */
export function along(index: number, places: number, count: number, radius: number, step: number): Point[] {
  const angle = angleOf(index, places);
  const most = (360 / places - 3) / count;
  const degrees = Math.min(((step / radius) * 180) / Math.PI, most) * (angle > 90 && angle < 270 ? -1 : 1);
  return Array.from({ length: count }, (_, n) => polar(angle + (n - (count - 1) / 2) * degrees, radius));
}

/** A long name in two lines of similar length. */
export function lines(name: string, longest: number): string[] {
  if (name.length <= longest) return [name];
  const words = name.split(/(?<=-)|\s/);
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const width = (cut: string[]) => Math.max(...cut.map((line) => line.length));
  return cuts.sort((one, other) => width(one) - width(other))[0] ?? [name];
}
