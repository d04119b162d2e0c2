import { expect, test } from "vitest";
import { along, lines, polar, row, sector, WIDE } from "./ring";

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

test("a long name is cut where its lines become most equal", () => {
  expect(lines("Puits", 11)).toEqual(["Puits"]);
  expect(lines("Wieża obserwacyjna", 14)).toEqual(["Wieża", "obserwacyjna"]);
  expect(lines("Zagroda dla zwierząt", 14)).toEqual(["Zagroda dla", "zwierząt"]);
  expect(lines("Unbrokenlongname", 11)).toEqual(["Unbrokenlongname"]);
});
