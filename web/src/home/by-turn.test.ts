import { expect, test } from "vitest";
import type { MyTable } from "../api/types";
import { byTurn } from "./by-turn";

const table = (id: string, your_turn: boolean, changed: number, rematch = false) => ({ id, your_turn, changed, rematch }) as MyTable;

test("tables that wait for you come first, the longest waiting on top", () => {
  const tables = [table("theirs", false, 5), table("late", true, 4), table("early", true, 2), table("latest", false, 9), table("offer", false, 3, true)];
  expect(byTurn(tables).map(({ id }) => id)).toEqual(["early", "offer", "late", "latest", "theirs"]);
});
