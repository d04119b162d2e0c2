/** The outline of a seat's token: a wheel, a plum blossom, a four-pointed star, a rounded triangle. */
const TEETH = [14, 5, 4, 3];
const DEPTH = [0.07, 0.11, 0.17, 0.16];

export function outline(seat: number, radius: number): string {
  const [teeth, depth] = [TEETH[seat % 4]!, DEPTH[seat % 4]!];
  const points = Array.from({ length: 84 }, (_, n) => {
    const angle = (n / 84) * 2 * Math.PI;
    const far = radius * (1 + depth * Math.cos(teeth * angle) - depth / 3);
    return `${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A number from an id: always the same for the same id. */
export function seed(id: string): number {
  let number = 7;
  for (const letter of id) number = (number * 31 + letter.charCodeAt(0)) >>> 0;
  return number;
}
