/** Requests to our own server. */
import { say, words } from "../lib/words.svelte";
import type {
  ForkWish,
  GameCard,
  Lexicon,
  MyTable,
  OpenedTable,
  Problem,
  Reason,
  Review,
  ReviewTable,
  RuleText,
  Seated,
  SitWish,
  TableCard,
  TableWish,
  Updates,
} from "./types";

/** What the server refused, in its words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached. */
export class Away extends Error {
  constructor() {
    super(say("web-away"));
  }
}

/** How far the server's clock is ahead of ours, as far as whole seconds tell. */
export let ahead = 0;

function compared(date: string | null): void {
  const apart = date ? Date.parse(date) - Date.now() : NaN;
  ahead = Math.abs(apart) > 2000 ? apart : 0;
}

interface Wish {
  body?: unknown;
  secret?: string | null;
  query?: Record<string, string | number | boolean | null | undefined>;
}

async function request<T>(path: string, { body, secret, query }: Wish = {}): Promise<T> {
  const url = new URL(`api/${path}`, document.baseURI);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value != null) url.searchParams.set(key, String(value));
  }
  const headers: Record<string, string> = { "Accept-Language": words.language };
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers,
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Away();
  }
  compared(answer.headers.get("Date"));
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const text = `${answer.status} ${answer.statusText}`;
  throw new Refused(answer.status, (data as Problem | null) ?? { id: "", text, rule: "", reasons: [] });
}

const at = (table: string) => `tables/${encodeURIComponent(table)}`;
const language = () => words.language;

export const api = {
  games: () => request<GameCard[]>("games", { query: { language: language() } }),
  lexicon: (game: string) => request<Lexicon>(`games/${game}/lexicon`, { query: { language: language() } }),
  rules: (game: string) => request<RuleText[]>(`games/${game}/rules`, { query: { language: language() } }),
  open: (wish: TableWish) => request<OpenedTable>("tables", { body: wish }),
  mine: (secrets: string[]) =>
    request<MyTable[]>("tables/mine", { body: { secrets }, query: { language: language() } }),
  import: (log: string) => request<ReviewTable>("tables/import", { body: log }),
  table: (table: string) => request<TableCard>(at(table)),
  sit: (table: string, wish: SitWish) => request<Seated>(`${at(table)}/sit`, { body: wish }),
  history: (table: string, secret: string | null, seat: number | null, since: number) =>
    request<Updates>(`${at(table)}/updates`, {
      secret,
      query: { since, seat, brief: true, language: language() },
    }),
  why: (table: string, secret: string, plan: string | string[], seat: number | null) =>
    request<{ reasons: Reason[] }>(`${at(table)}/why`, {
      secret,
      body: { plan, ...(seat === null ? {} : { seat }), language: language() },
    }),
  review: (table: string, move: number) =>
    request<Review>(`${at(table)}/review`, { query: { move, language: language() } }),
  fork: (table: string, secret: string | null, wish: ForkWish) =>
    request<OpenedTable>(`${at(table)}/fork`, { secret, body: wish }),
  record: (table: string, secret: string | null, seat: number | null) =>
    request<unknown>(`${at(table)}/record`, { secret, query: { seat } }),
  export: (table: string) => request<unknown>(`${at(table)}/export`),
};
