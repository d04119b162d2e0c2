import type { MyTable } from "../api/types";

/** Tables that wait for you first, longest waiting on top; then the others, the latest change on top. */
export function byTurn(tables: MyTable[]): MyTable[] {
  const mine = tables.filter(({ your_turn }) => your_turn).sort((one, other) => one.changed - other.changed);
  const theirs = tables.filter(({ your_turn }) => !your_turn).sort((one, other) => other.changed - one.changed);
  return [...mine, ...theirs];
}
