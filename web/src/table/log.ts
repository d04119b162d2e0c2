/** The log as it is shown: without quiet lines, and repeated lines once with a count. */
import type { Update } from "../api/types";
import type { LogLine } from "./table.svelte";

export interface Entry {
  text: string;
  rule: string;
  heading: boolean;
  times: number;
  /** Which line of the log it is; of several equal ones, the last. */
  line: number;
}

export function entries(lines: LogLine[]): Entry[] {
  const found: Entry[] = [];
  lines.forEach(({ text, rule, heading, quiet }, line) => {
    if (quiet || !text) return;
    const last = found.at(-1);
    if (last && last.text === text && !heading) {
      last.times += 1;
      last.line = line;
    } else found.push({ text, rule, heading, times: 1, line });
  });
  return found;
}

/** The entries after that many lines. */
export function since(found: Entry[], seen: number): Entry[] {
  return found.filter((entry) => entry.line >= seen);
}

/** For each line of the log, the index of the update that brought it; -1 if it is older than all of them. */
export function sources(updates: Pick<Update, "reset" | "events">[], lines: number): number[] {
  let found: number[] = [];
  updates.forEach(({ reset, events }, n) => {
    // A snapshot repeats earlier lines: these keep their update.
    if (reset) found = events.map((_, line) => found[line] ?? n);
    else found.push(...events.map(() => n));
  });
  const opening = Math.max(0, lines - found.length);
  return [...Array<number>(opening).fill(-1), ...found].slice(0, lines);
}
