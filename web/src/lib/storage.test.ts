import { beforeEach, expect, test, vi } from "vitest";
import { storage, read, write } from "./storage";

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
  storage.saveSeat(seat("a", "old"));
  storage.saveSeat(seat("b"));
  storage.saveSeat(seat("a", "new"));
  expect(storage.seats.map(({ table }) => table)).toEqual(["a", "b"]);
  expect(storage.secretOf("a")).toBe("new");
});

test("what is forgotten leaves nothing, its links neither", () => {
  storage.saveSeat(seat("a"));
  storage.saveLinks("a", { 1: "/tables/a#secret=x" });
  storage.forget("a");
  expect(storage.secretOf("a")).toBeNull();
  expect(storage.linksOf("a")).toEqual({});
  expect([...stored.keys()]).toEqual(["kagemusha.seats"]);
});

test("a game is not listed any more, though the next one at its table has the same secret", () => {
  storage.saveSeat(seat("a"));
  storage.saveSeat(seat("b"));
  storage.forget("a");
  expect(storage.forgotten).toEqual(["a"]);
  expect(storage.secretOf("a", "b")).toBe("s");
});

test("what cannot be read counts as nothing", () => {
  stored.set("kagemusha.name", "{");
  expect(storage.name).toBe("");
});

test("without storage it is remembered until the page is closed", () => {
  const refuse = () => {
    throw new Error("no storage");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  write("name", "Ada");
  expect(read("name", "")).toBe("Ada");
});

test("where there are too many seats, one whose match is over is forgotten first", () => {
  for (const n of Array(200).keys()) storage.saveSeat(seat(`${n}`));
  storage.setRunning(new Set(["0", ...Array.from(Array(100).keys(), (n) => `${n + 100}`)]));
  storage.saveSeat(seat("new"));
  expect([storage.secretOf("0"), storage.secretOf("1"), storage.secretOf("2")]).toEqual(["s", null, "s"]);
  expect(storage.seats.length).toBe(200);
  storage.setRunning(new Set(storage.seats.map(({ table }) => table)));
  storage.saveSeat(seat("newer"));
  expect(storage.secretOf("0")).toBeNull();
});

test("what is written about a match is kept until it is saved", () => {
  const draft = { version: 0, text: { title: "", author: "", comments: [{ move: 3, text: "Why?" }], variations: [] } };
  storage.saveDraft("a", draft);
  storage.saveDraft("b", { ...draft, version: 2 });
  expect([storage.draftOf("a")?.text, storage.draftOf("b")?.version]).toEqual([draft.text, 2]);
  storage.saveDraft("a", null);
  expect([storage.draftOf("a"), storage.draftOf("b")?.version]).toEqual([null, 2]);
});
