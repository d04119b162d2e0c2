import { beforeEach, expect, test, vi } from "vitest";

const place = { origin: "https://games.example", pathname: "/play/tables/a%20b", search: "", hash: "#R7.3" };
const pushed: string[] = [];

function visit(_: unknown, __: string, address: string) {
  pushed.push(address);
  const url = new URL(address, place.origin);
  Object.assign(place, { pathname: url.pathname, search: url.search, hash: url.hash });
}

vi.stubGlobal("document", { baseURI: "https://games.example/play/" });
vi.stubGlobal("location", place);
vi.stubGlobal("history", { pushState: visit, replaceState: visit });
vi.stubGlobal("addEventListener", () => {});
const scrollTo = vi.fn();
vi.stubGlobal("scrollTo", scrollTo);
const { followLink, router } = await import("./router.svelte");

beforeEach(() => {
  pushed.length = 0;
  scrollTo.mockClear();
});

const click = (href: string, more = {}) => {
  const link = { href, target: "", download: "", closest: () => link };
  const event = { target: link, button: 0, defaultPrevented: false, preventDefault: vi.fn(), ...more };
  followLink(event as unknown as MouseEvent);
  return event.preventDefault.mock.calls.length > 0;
};

test("the path is read below the base", () => {
  expect(router.parts).toEqual(["tables", "a b"]);
  expect(router.hash).toBe("R7.3");
  expect(router.href("new/x")).toBe("/play/new/x");
  expect(router.address("tables/y")).toBe("https://games.example/play/tables/y");
});

test("a link of ours changes the page, with its query", () => {
  expect(click("https://games.example/play/new/go-fish?with=friends")).toBe(true);
  expect(pushed).toEqual(["/play/new/go-fish?with=friends"]);
  expect(router.parts).toEqual(["new", "go-fish"]);
});

test("another page begins at its top, also in the place of the one before; the same page stays where it is", () => {
  router.go("new/go-fish");
  router.go("tables/x", { replace: true });
  expect(scrollTo).toHaveBeenCalledTimes(2);
  router.go("tables/x", { replace: true });
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test("other links, and other clicks, are left to the browser", () => {
  expect(click("https://elsewhere.example/play/")).toBe(false);
  expect(click("https://games.example/other")).toBe(false);
  expect(click("https://games.example/play/api/schema")).toBe(false);
  expect(click("https://games.example/play/", { ctrlKey: true })).toBe(false);
});
