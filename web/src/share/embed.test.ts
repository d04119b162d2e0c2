import { expect, test } from "vitest";
import { embedCode, embedPath, placeIn } from "./embed";

test("a place is written into an address, and read from it", () => {
  for (const place of [
    { viewer: null, move: null },
    { viewer: 0, move: 12 },
    { viewer: 3, move: null },
  ]) {
    const path = embedPath("abc", place);
    expect(placeIn(new URL(path, "http://games.example/").search)).toEqual(place);
  }
  expect(placeIn("?viewer=-1&move=1e9")).toEqual({ viewer: null, move: null });
});

test("names of players cannot break out of the code", () => {
  const code = embedCode("http://games.example/embed/abc?viewer=0&move=1", `"><script>&`);
  expect(code).toContain('src="http://games.example/embed/abc?viewer=0&amp;move=1"');
  expect(code).toContain('title="&quot;>&lt;script>&amp;"');
});
