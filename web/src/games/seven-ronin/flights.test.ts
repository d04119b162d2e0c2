import { expect, test } from "vitest";
import type { GameEvent } from "../../api/types";
import { FLIGHT, flights, type Map } from "./flights";

const map: Map = {
  at: (id) => (id === "yumi" ? null : { x: 1, y: 1 }),
  edge: () => ({ x: 9, y: 9 }),
  station: () => "well",
};
const event = (kind: string, args: object) => ({ kind: `seven-ronin-${kind}`, args }) as unknown as GameEvent;

test("what comes together flies together, what follows waits", () => {
  const all = flights(
    [
      event("plans-revealed", { round: 1 }),
      event("ninja-deployed", { area: "well", number: 2 }),
      event("ninja-deployed", { area: "inn", number: 1 }),
      event("ronin-wounded", { ronin: "kabe", number: 1 }),
    ],
    map,
  );
  expect(all).toHaveLength(4);
  expect(all[2]!.delay).toBe(0);
  expect(all[3]!.delay).toBeGreaterThanOrEqual(FLIGHT);
  expect(all[0]).toMatchObject({ from: { x: 9, y: 9 }, to: { x: 1, y: 1 } });
});

test("who is not on the board is not flown to", () => {
  expect(flights([event("ronin-wounded", { ronin: "yumi", number: 1 })], map)).toEqual([]);
});
