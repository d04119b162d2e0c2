import { describe, expect, it } from "vitest";
import type { Update } from "../../api/types";
import { summary } from "./playback.svelte";

const told = (...lines: [string, string, boolean?][]): Update =>
  ({
    events: lines.map(([kind]) => ({ kind: `seven-ronin-${kind}`, args: {} })),
    text: { events: lines.map(([, text, quiet]) => ({ text, quiet: quiet ?? false, heading: false })) },
  }) as unknown as Update;

describe("what is told while the board shows it", () => {
  it("is one sentence of a reveal, however many stand up", () => {
    const update = told(["plan-sealed", "Sealed."], ["plans-revealed", "The screens go up."], ["ronin-deployed", "Yobu stands."]);
    expect(summary(update)).toBe("The screens go up.");
  });

  it("ends with the round", () => {
    const update = told(["ronin-wounded", "Yumi takes 1 wound."], ["areas-counted", "Areas: 1."], ["round-began", "Round 2."], ["plan-sealed", "Sealed."]);
    expect(summary(update)).toBe("Yumi takes 1 wound. Areas: 1.");
  });

  it("leaves out what is quiet, and needs no words", () => {
    expect(summary(told(["step-ended", "Done.", true], ["reserves-shot", "Yumi shoots."]))).toBe("Yumi shoots.");
    expect(summary({ ...told(["reserves-shot", ""]), text: undefined } as unknown as Update)).toBe("");
  });
});
