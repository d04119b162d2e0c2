import { beforeEach, expect, test, vi } from "vitest";
import { kept, read, write } from "./kept";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

const seat = (table: string, secret = "s") => ({ table, game: "g", secret, at: 1 });

test("the secret of a table is found again, the newest first, one for each table", () => {
  kept.keep(seat("a", "old"));
  kept.keep(seat("b"));
  kept.keep(seat("a", "new"));
  expect(kept.seats.map(({ table }) => table)).toEqual(["a", "b"]);
  expect(kept.secretOf("a")).toBe("new");
});

test("what is forgotten leaves nothing, its links neither", () => {
  kept.keep(seat("a"));
  kept.keepLinks("a", { 1: "/tables/a#secret=x" });
  kept.forget("a");
  expect(kept.secretOf("a")).toBeNull();
  expect(kept.linksOf("a")).toEqual({});
  expect([...stored.keys()]).toEqual(["kagemusha.seats"]);
});

test("what cannot be read counts as nothing", () => {
  stored.set("kagemusha.name", "{");
  expect(kept.name).toBe("");
});

test("without storage it is remembered until the page is closed", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  write("name", "Ada");
  expect(read("name", "")).toBe("Ada");
});
