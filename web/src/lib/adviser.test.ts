import { beforeEach, expect, test, vi } from "vitest";

vi.mock("./catalogue.svelte", () => ({
  catalogue: { game: (id: string) => ({ castle: { advisers: ["strong", "wise"] }, village: { advisers: ["strong"] } })[id] },
}));
vi.mock("./settings.svelte", () => ({ settings: { adviser: "" } }));
const { settings } = await import("./settings.svelte");
const { adviser, advisers } = await import("./adviser");

beforeEach(() => void (settings.adviser = ""));

test("the first one gives hints and reviews, unless the player has chosen another", () => {
  expect([adviser("castle"), adviser("village")]).toEqual(["strong", "strong"]);
  settings.adviser = "wise";
  expect([adviser("castle"), adviser("village")]).toEqual(["wise", "strong"]);
});

test("a game that is not known yet has none, and the server decides", () => {
  expect([advisers("tower"), adviser("tower")]).toEqual([[], ""]);
});
