import { describe, expect, it } from "vitest";
import { beyond, extent, ghost, SIDE, standing, turned, turnsOf } from "./castle";

describe("the castle", () => {
  it("turns shapes clockwise", () => {
    expect(turned("corner", 1)).toEqual(["east", "south"]);
    expect(turned("dead-end", 3)).toEqual(["west"]);
  });

  it("finds how a room was turned", () => {
    for (const shape of ["tee", "corner", "dead-end"]) {
      for (const turns of [0, 1, 2, 3]) expect(turnsOf(shape, turned(shape, turns))).toBe(turns);
    }
    expect(turnsOf("straight", ["east", "west"])).toBe(1);
    expect(turnsOf("courtyard", ["north", "east", "south", "west"])).toBe(0);
  });

  it("knows what lies beyond a side", () => {
    expect(beyond({ x: 2, y: 3 }, "north")).toEqual({ x: 2, y: 2 });
    expect(ghost("long-corridor", "straight", 0, { x: 1, y: 1 }).exits).toEqual(["north", "south"]);
  });

  it("leaves air round all rooms", () => {
    const box = extent([
      { x: -1, y: 0 },
      { x: 1, y: 2 },
    ]);
    expect(box.width).toBe(box.height);
    expect(box.width).toBeGreaterThan(3 * SIDE);
  });

  it("keeps all tokens within a room, off its name and its doors, and apart", () => {
    for (const ninja of [0, 1, 4]) {
      for (let stacks = 0; stacks <= 14; stacks += 1) {
        const places = standing(stacks, ninja);
        expect(places.length).toBe(stacks + ninja);
        places.forEach(({ x, y, scale }, n) => {
          expect(x - 25 * scale).toBeGreaterThan(-SIDE / 2 + 8);
          expect(x + 33 * scale).toBeLessThan(SIDE / 2 - 8);
          expect(y + 33 * scale).toBeLessThan(SIDE / 2 - 8);
          expect(y - 33 * scale).toBeGreaterThan(-SIDE / 2 + 25);
          for (const other of places.slice(n + 1)) {
            expect(Math.max(Math.abs(x - other.x) / 57, Math.abs(y - other.y) / 66)).toBeGreaterThan(scale);
          }
        });
      }
    }
  });
});
