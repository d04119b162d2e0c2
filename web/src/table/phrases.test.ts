import { expect, it } from "vitest";
import { phraseIn } from "./phrases";

it("knows a phrase, an emote, and what somebody wrote", () => {
  expect(phraseIn(":good-game:")).toBe("good-game");
  expect(phraseIn(":bow:")).toBe("bow");
  for (const words of ["good game", ":nothing:", "so :bow:", ":constructor:", ""]) expect(phraseIn(words)).toBeNull();
});
