/** Keeps what the daily puzzles need, so that they open without a network: the service worker looks there. */
import { send } from "../api/request";
import { prepare } from "../games";
import { i18n } from "../lib/i18n.svelte";

/** As in `sw.js`. */
const CACHE = "kagemusha-puzzles";

export interface Wanted {
  game: string;
  /** Ids: today's and tomorrow's. */
  puzzles: string[];
}

/** Cache only what is needed now; a failure only affects the offline page. */
export async function keepOffline(wanted: Wanted[]): Promise<void> {
  if (!("caches" in window) || !navigator.serviceWorker?.controller) return;
  const { language } = i18n;
  const paths = wanted.flatMap(({ game, puzzles }) => [
    `games/${game}/lexicon`,
    `games/${game}/puzzles`,
    ...puzzles.map((id) => `games/${game}/puzzles/${id}`),
  ]);
  const answers = await Promise.all(["games", ...paths].map((path) => send(path, { language, query: { language } })));
  const cache = await caches.open(CACHE);
  const before = await cache.keys();
  const good = answers.filter(({ ok }) => ok);
  await Promise.all(good.map((answer) => cache.put(answer.url, answer)));
  const now = new Set(good.map(({ url }) => url));
  await Promise.all(before.filter(({ url }) => !now.has(url)).map((request) => cache.delete(request)));
  for (const { game } of wanted) prepare(game);
}
