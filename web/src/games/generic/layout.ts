/** Turns the view of a game without its own page into rows of a table. */

export type Value = null | boolean | number | string | Value[] | { [field: string]: Value };
export type View = Record<string, Value>;

/** A field of the view; `seats` has its values by seat if it belongs to the players. */
export interface Row {
  field: string;
  value: Value;
  seats: Value[] | null;
}

type Shape = "single" | "items" | "grid" | "records" | "record";

/** In every view, and shown elsewhere on the page. */
const COMMON = ["game", "seat", "pending", "cells"];

const single = (value: Value): boolean => value === null || typeof value !== "object";
const record = (value: Value): boolean => !single(value) && !Array.isArray(value);
const same = (one: Value | undefined, other: Value | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

export function shape(value: Value): Shape {
  if (single(value)) return "single";
  if (!Array.isArray(value)) return "record";
  if (value.length && value.every(record)) return "records";
  const width = Array.isArray(value[0]) ? value[0].length : 0;
  const even = value.every((row) => Array.isArray(row) && row.length === width && row.every(single));
  return even && width > 1 && value.length > 1 ? "grid" : "items";
}

/** Whether a list has one entry for each seat. A list of words is never taken for one: it may be a hand of cards. */
function perSeat(value: Value | undefined, seats: number): value is Value[] {
  return Array.isArray(value) && value.length === seats && value.every((item) => item !== null && typeof item !== "string");
}

/** The rows, in the order of the view. `views` has the view of every seat once the match is over, else nothing. */
export function rows(view: View, views: View[], seats: number): Row[] {
  return Object.entries(view)
    .filter(([field]) => !COMMON.includes(field))
    .map(([field, value]) => {
      const values = perSeat(value, seats) ? value : null;
      // What each seat saw of itself: nothing is hidden now.
      const own = views.map((one, seat) => (perSeat(one[field], seats) ? one[field][seat] : one[field]) ?? null);
      const differs = views.length === seats && views.some((one) => !same(one[field], views[0]![field]));
      return { field, value, seats: differs ? own : values };
    });
}

/** The columns of a list of records. */
export const columns = (records: Value[]): string[] => [...new Set(records.flatMap((one) => Object.keys(one as View)))];

/** The fields whose value changed from one view to the next. */
export const changes = (before: View, now: View): Set<string> =>
  new Set(Object.keys(now).filter((field) => !same(before[field], now[field])));

/** An id as words: `hand_sizes` is "hand sizes". Other text stays as it is. */
export const words = (id: string): string => (/^[a-z\d]+([-_][a-z\d]+)+$/.test(id) ? id.replace(/[-_]/g, " ") : id);

/** The heading of a field. */
export const label = (field: string): string => words(field).replace(/^./, (letter) => letter.toUpperCase());
