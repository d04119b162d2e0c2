import { describe, expect, it } from "vitest";
import type { EraView } from "../../api/types";
import type { Choice } from "../../table/game-module";
import { byTarget, newSpot, onCard, onPlayer, onSpot, onStack, onTile, targets } from "./targets";

const view = {
  step: "turn",
  active: "p1",
  asked: [] as string[],
  tiles: [
    { number: 0, x: 0, y: 0, room: "courtyard", shape: "courtyard", exits: [], paired: [], open: [], feature: false },
    { number: 1, x: 1, y: 0, room: "dojo", shape: "cross", exits: [], paired: [], open: [], feature: false },
  ],
  stacks: [{ id: "yari-1", tile: 1 }],
  players: [{ player: "p1", tile: 0 }, { player: "p2", tile: 1 }],
} as unknown as EraView;

const choice = (notation: string, ...parts: Choice["parts"]): Choice => ({
  notation,
  verb: notation.split(" ")[0]!,
  parts,
  text: "",
  group: "",
  section: "",
  details: [],
});

describe("targets", () => {
  it("finds the room beyond a way, or the spot where none lies", () => {
    expect(targets(choice("move east", ["way", "east"]), view)).toEqual([onTile(1)]);
    expect(targets(choice("explore west", ["way", "west"]), view)).toEqual([onSpot({ x: -1, y: 0 })]);
  });

  it("leads from the stack whose way is asked", () => {
    const sent = { ...view, step: "choose-route", asked: ["yari-1"] };
    expect(targets(choice("go west", ["way", "west"]), sent)).toEqual([onTile(0)]);
  });

  it("knows where a new room lies", () => {
    const laying = { ...view, step: "turn-tile", asked: ["tee", "1", "south"] };
    expect(newSpot(laying)).toEqual({ x: 1, y: 1 });
    expect(targets(choice("turn 2", ["turn", 2]), laying)).toEqual([onSpot({ x: 1, y: 1 })]);
    expect(newSpot(view)).toBeNull();
  });

  it("finds stacks, ninja and cards", () => {
    const found = byTarget(
      [
        choice("attack yari-1", ["stack", "yari-1"]),
        choice("strike yari-1", ["stack", "yari-1"]),
        choice("steal katana p2", ["gear", "katana"], ["player", "p2"]),
        choice("give bo p2", ["gear", "bo"], ["player", "p2"]),
        choice("use kenjutsu-synergy-2", ["ability", "kenjutsu-synergy-2"]),
      ],
      view,
    );
    expect(found.get(onStack("yari-1"))).toHaveLength(2);
    expect(found.get(onPlayer("p2"))).toHaveLength(2);
    expect(found.has(onCard("p2", "katana"))).toBe(true);
    expect(found.has(onCard("p1", "bo"))).toBe(true);
    expect(found.has(onCard("p1", "kenjutsu"))).toBe(true);
  });
});
