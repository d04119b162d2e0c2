import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lightOf } from "./light";

const css = readFileSync("src/app.css", "utf-8");
const [, day, night] = css.split(/:root(?:\[data-theme="dark"\])? \{/);

const inkOf = (rules: string, name: string): string => new RegExp(`--${name}: (#\\w{6})`).exec(rules)![1]!;

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

test("text is readable in the light of every round, in both themes", () => {
  for (const [rules, dark] of [[day!, false], [night!, true]] as const) {
    for (let round = 1; round <= 8; round += 1) {
      const { sky, earth, grass } = lightOf(round, dark);
      for (const ground of [sky, earth, grass])
        for (const ink of ["ink", "soft", "red-ink"]) {
          const found = contrast(inkOf(rules, ink), ground);
          expect(found, `${ink} on ${ground} in round ${round}, ${dark ? "dark" : "light"}`).toBeGreaterThanOrEqual(4.5);
        }
    }
  }
});

test("the light changes with every round, and a long match ends at night", () => {
  const skies = [1, 2, 3, 4, 5, 6, 7, 8].map((round) => lightOf(round, false).sky);
  expect(new Set(skies).size).toBe(8);
  expect(lightOf(12, true)).toBe(lightOf(8, true));
});
