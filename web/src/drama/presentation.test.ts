import { describe, expect, it } from "vitest";
import type { Update } from "../api/types";
import { presentationOf, type Cues } from "./presentation";
import { SCORES } from "./scores";

const cues: Cues = {
  draw: { sound: "card" },
  death: { sound: "fall", banner: true, loser: "player" },
  siege: { sound: "drum", banner: true, loser: 1 },
  won: { sound: "victory", banner: true, end: true },
};
const update = (kinds: [kind: string, player?: string][], winners: number[] | null = null): Update =>
  ({
    events: kinds.map(([kind, player]) => ({ kind, args: { player } })),
    text: { events: kinds.map(([kind]) => ({ text: `${kind}!` })) },
    ending: winners && { reason: "won" },
    result: winners && { winners },
  }) as unknown as Update;

describe("a presentation", () => {
  it("has few sounds, and none for what has no cue", () => {
    const many = Array.from({ length: 9 }, (): [string] => ["draw"]);
    expect(presentationOf(update([["move"]]), cues, 0)).toEqual({ sounds: [], banners: [] });
    expect(presentationOf(update(many), cues, 0).sounds).toEqual(["card", "card", "card"]);
  });

  it("is a loss only to who loses", () => {
    const tones = (seat: number | null) => presentationOf(update([["death", "p1"], ["siege"]]), cues, seat).banners.map(({ tone }) => tone);
    expect(tones(0)).toEqual(["loss", "news"]);
    expect(tones(1)).toEqual(["news", "loss"]);
    expect(tones(null)).toEqual(["news", "news"]);
  });

  it("ends as the viewer's own victory or defeat", () => {
    const end = update([["death", "p2"], ["won"]], [0]);
    expect(presentationOf(end, cues, 0)).toEqual({ sounds: ["victory"], banners: [{ text: "death!", tone: "news" }, { text: "won!", tone: "win" }] });
    expect(presentationOf(end, cues, 1).sounds).toEqual(["defeat"]);
    expect(presentationOf(end, cues, null).banners.at(-1)?.tone).toBe("win");
    expect(presentationOf(update([], []), cues, null).sounds).toEqual(["defeat"]);
  });
});

it("every voice can be played: frequencies glide between numbers above 0", () => {
  for (const voice of Object.values(SCORES).flat()) {
    expect(Math.min(voice.from, voice.to, voice.seconds, voice.volume)).toBeGreaterThan(0);
    expect(voice.volume).toBeLessThan(0.5);
    expect((voice.at ?? 0) + voice.seconds).toBeLessThan(3);
  }
});
