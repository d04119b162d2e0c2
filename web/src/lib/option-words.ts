/** The options of a match in words: those that differ from the defaults, with their values. */
import type { GameCard } from "../api/types";
import { say } from "./i18n.svelte";

export function optionWords(game: GameCard | undefined, options: Record<string, unknown>): string[] {
  const found: string[] = [];
  for (const { id, kind, name, default: usual, values } of game?.options ?? []) {
    const value = options[id];
    if (kind === "file" || value == null || JSON.stringify(value) === JSON.stringify(usual)) continue;
    const called = (one: unknown) => values.find((known) => known.value === one)?.name ?? String(one);
    if (typeof value === "boolean") found.push(value ? name : say("web-option-without", { name }));
    else found.push(say("web-option-value", { name, value: (Array.isArray(value) ? value : [value]).map(called).join(", ") }));
  }
  return found;
}
