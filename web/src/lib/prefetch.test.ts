import { afterEach, expect, test, vi } from "vitest";
import { prefetch, takeTable } from "./prefetch";

afterEach(() => vi.unstubAllGlobals());

test("why a table cannot be shown is read once for each answer that says so", async () => {
  const text = "There is no table “a”.";
  vi.stubGlobal("location", { pathname: "/tables/a", hash: "" });
  vi.stubGlobal("document", { baseURI: "http://localhost/" });
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ id: "table-unknown", text, rule: "", reasons: [] }, { status: 404 })));
  prefetch();
  const { lexicon, card, now } = takeTable("a", null)!;
  for (const answer of [lexicon, card, now]) await expect(answer).rejects.toThrow(text);
});
