import { expect, test } from "vitest";
import { digits, left } from "./clock";

test("a clock that runs loses time, one that stands does not, none falls below nothing", () => {
  expect(left({ left: 5000, since: 1000 }, 3000)).toBe(3000);
  expect(left({ left: 5000, since: null }, 3000)).toBe(5000);
  expect(left({ left: 5000, since: 0 }, 9000)).toBe(0);
});

test("time is shown in minutes, with hours where there are some", () => {
  expect(digits(65_000)).toBe("1:05");
  expect(digits(3_725_000)).toBe("1:02:05");
});
