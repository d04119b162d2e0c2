import { expect, test } from "vitest";
import { along, anchor, angleOf, COMPACT, fitted, lines, polar, row, sector, WIDE } from "./ring";

test("angles go clockwise from the top", () => {
  expect(polar(0, 10)).toEqual({ x: 0, y: -10 });
  expect(polar(90, 10)).toEqual({ x: 10, y: -0 });
});

test("sectors lie within the ring and are closed", () => {
  for (let n = 0; n < 10; n++) {
    const path = sector(n, 10, WIDE);
    expect(path).toMatch(/^M.*A446 446.*L.*Z$/);
  }
});

test("places are spread evenly round their middle", () => {
  expect(row({ x: 5, y: 1 }, 3, 10).map(({ x }) => x)).toEqual([-5, 5, 15]);
  const [one, two] = along(0, 10, 2, 400, 40);
  expect(one!.x).toBe(-two!.x);
  expect(one!.y).toBe(two!.y);
});

test("along the rim, places go from left to right and keep to their sector", () => {
  for (const index of [0, 4, 5, 6]) {
    const xs = along(index, 10, 6, 467, 60).map(({ x }) => x);
    expect([...xs].sort((a, b) => a - b)).toEqual(xs);
    expect(xs[5]! - xs[0]!).toBeLessThan(2 * 467 * Math.sin(Math.PI / 10));
  }
});

test("what stands in a sector stays within it, three side by side as well", () => {
  for (const measure of [WIDE, COMPACT]) {
    const radius = 26 * measure.token;
    for (let index = 0; index < 10; index++) {
      const { x, y } = anchor(index, 10, measure);
      for (const count of [1, 2, 3]) {
        const { places, scale } = fitted(index, 10, measure, { x, y: y + measure.text * 2.05 }, count, radius);
        expect(scale).toBeGreaterThan([0.75, 0.6, 0.35][count - 1]!);
        for (const place of places) {
          const turned = Math.atan2(place.x, -place.y) - (angleOf(index, 10) * Math.PI) / 180;
          const far = Math.hypot(place.x, place.y);
          const border = far * Math.sin(Math.PI / 10 - Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned))));
          expect(Math.min(border, measure.outer - far)).toBeGreaterThan(radius * scale - 4);
        }
      }
    }
  }
});

test("a long name is cut where its lines become most equal", () => {
  expect(lines("Puits", 11)).toEqual(["Puits"]);
  expect(lines("Wieża obserwacyjna", 14)).toEqual(["Wieża", "obserwacyjna"]);
  expect(lines("Zagroda dla zwierząt", 14)).toEqual(["Zagroda dla", "zwierząt"]);
  expect(lines("Unbrokenlongname", 11)).toEqual(["Unbrokenlongname"]);
});
