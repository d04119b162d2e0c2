import { expect, it } from "vitest";
import type { EraView } from "../../api/types";
import { sightLines, line } from "./sight-lines";

const view = {
  stacks: [
    { id: "yari-1", sees: ["p1", "p2"], hunts: ["p2"] },
    { id: "lord", sees: [], hunts: [] },
  ],
} as unknown as EraView;

it("finds who sees whom", () => {
  expect(sightLines(view, null)).toHaveLength(2);
  expect(sightLines(view, "lord")).toEqual([]);
  expect(sightLines(view, "p2")).toEqual([{ stack: "yari-1", player: "p2", hunts: true }]);
});

it("draws from rim to rim, and nothing between those that touch", () => {
  expect(line({ x: 0, y: 0, scale: 1 }, { x: 0, y: 200, scale: 1 })).toBe("M0.0 22.0Q-18.0 100.0 0.0 178.0");
  expect(line({ x: 0, y: 0, scale: 1 }, { x: 40, y: 0, scale: 1 })).toBe("");
});
