/** The list of choices: by section and group, in the order in which they come. */
import { found } from "../lib/search";
import type { Choice } from "./board";

export interface Group {
  name: string;
  choices: Choice[];
}

export interface Section {
  name: string;
  groups: Group[];
}

export function grouped(choices: Choice[]): Section[] {
  const sections = new Map<string, Map<string, Choice[]>>();
  for (const choice of choices) {
    const groups = sections.get(choice.section) ?? new Map<string, Choice[]>();
    sections.set(choice.section, groups);
    groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  }
  return [...sections].map(([name, groups]) => ({
    name,
    groups: [...groups].map(([name, choices]) => ({ name, choices })),
  }));
}

/** Those whose words hold every word of the filter. */
export const matching = (choices: Choice[], filter: string): Choice[] =>
  found(choices, filter, ({ section, group, text, notation }) => `${section} ${group} ${text} ${notation}`);
