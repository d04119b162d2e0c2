/** Whether options are the same; the order in which they are named does not matter. */
export function sameOptions(some: Record<string, unknown>, others: Record<string, unknown>): boolean {
  const text = (options: Record<string, unknown>) => JSON.stringify(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  return text(some) === text(others);
}
