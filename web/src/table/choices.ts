/** The list of choices: by section and group, in the order in which they come. */
import { search } from "../lib/search";
import type { Choice } from "./game-module";

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

/** The choices whose text has every word of the filter. */
export const matching = (choices: Choice[], filter: string): Choice[] =>
  search(choices, filter, ({ section, group, text, notation }) => `${section} ${group} ${text} ${notation}`);
