/** The list of choices: by section and group, in the order in which they come. */
import { search } from "../lib/search";
import type { Choice } from "./game-module";

interface Group {
  name: string;
  choices: Choice[];
}

interface Section {
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

/** Choices that differ only in a number at the end of their text: what they share, and each with the rest. */
export interface Row {
  label: string;
  choices: { choice: Choice; short: string }[];
}

/** What texts have in common at their beginning, in whole words. */
function shared(texts: string[]): string {
  const [first = "", ...others] = texts;
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, first.slice(0, length).lastIndexOf(" ") + 1);
}

/** A long group as a short table, if its choices are the same few numbers for many things; else null. */
export function rows(choices: Choice[]): Row[] | null {
  const same = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = choice.parts.filter(([, value]) => typeof value !== "number").join();
    same.set(key, [...(same.get(key) ?? []), choice]);
  }
  if (choices.length < 6 || same.size < 2 || same.size > choices.length * 0.75) return null;
  const start = shared(choices.map(({ text }) => text)).length;
  const found = [...same.values()].map((choices) => {
    const cut = choices.length > 1 ? shared(choices.map(({ text }) => text)).length : choices[0]!.text.lastIndexOf(" ") + 1;
    return {
      label: choices[0]!.text.slice(start, cut).trim(),
      choices: choices.map((choice) => ({ choice, short: choice.text.slice(cut) })),
    };
  });
  const fits = found.every(({ label, choices }) => label && choices.every(({ short }) => short.length < 4));
  return fits ? found : null;
}

/** The choices whose text has every word of the filter. */
export const matching = (choices: Choice[], filter: string): Choice[] =>
  search(choices, filter, ({ section, group, text, notation }) => `${section} ${group} ${text} ${notation}`);
