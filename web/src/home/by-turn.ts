import type { MyTable } from "../api/types";

/** Whether it is our turn, or we are offered another game. */
export const asks = ({ your_turn, rematch }: MyTable): boolean => your_turn || rematch;

/** Tables that wait for you first, longest waiting on top; then the others, the latest change on top. */
export function byTurn(tables: MyTable[]): MyTable[] {
  const mine = tables.filter(asks).sort((one, other) => one.changed - other.changed);
  const theirs = tables.filter((table) => !asks(table)).sort((one, other) => other.changed - one.changed);
  return [...mine, ...theirs];
}
