/** The content of a tooltip: texts of the lexicon, and the current effect from the server. */
import type { Tip } from "../api/types";
import type { Choice } from "../table/game-module";
import type { Lexicon } from "../table/lexicon.svelte";

interface Page {
  name: string;
  lines: string[];
  rule: string;
  now: string[];
  can: string[];
}

/** The kind and the id of a key. */
export function partsOf(key: string): [string, string] {
  const at = key.indexOf(":");
  return [key.slice(0, at), key.slice(at + 1)];
}

/**
 * The page of `data-tip`: one or more of `kind:id`, the most special first.
 * The first that has a card explains what it is; the first that the server knows says its current effect.
 * `choice:notation` alone is a choice with its details.
 */
export function pageOf(keys: string, lexicon: Lexicon, tips: ReadonlyMap<string, Tip>, choices: Choice[] = []): Page | null {
  const [kind, notation] = partsOf(keys);
  const choice = kind === "choice" ? choices.find((one) => one.notation === notation) : undefined;
  if (choice) return { name: choice.text, lines: choice.details, rule: "", now: [], can: [] };
  const ids = keys.split(" ").filter(Boolean);
  const card = ids.map((key) => lexicon.card(...partsOf(key))).find(Boolean);
  const tip = ids.map((key) => tips.get(key)).find(Boolean);
  const own = ids.map((key) => lexicon.id(...partsOf(key))).find(Boolean);
  if (!card && !tip?.now.length && !tip?.can.length && !(tip && own)) return null;
  return {
    name: tip?.name || own || card?.name || lexicon.name(...partsOf(ids[0]!)),
    lines: card?.lines ?? [],
    rule: card?.rule ?? "",
    now: tip?.now ?? [],
    can: tip?.can ?? [],
  };
}
