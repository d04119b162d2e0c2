/** Requests to our own server, in the language of the client. */
import { say, words } from "../lib/words.svelte";
import { at, Away, request as send, type Wish } from "./request";
import type {
  Analysis,
  ForkWish,
  GameCard,
  Hint,
  Lexicon,
  MyTable,
  OpenedTable,
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

export { AGAIN, ahead, Away, Refused } from "./request";

async function request<T>(path: string, wish: Omit<Wish, "language"> = {}): Promise<T> {
  try {
    return await send<T>(path, { ...wish, language: words.language });
  } catch (error) {
    if (error instanceof Away) error.message = say("web-away");
    throw error;
  }
}

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
  now: (table: string, secret: string | null) =>
    request<Updates>(`${at(table)}/updates`, { secret, query: { language: language(), cells: false } }),
  sit: (table: string, wish: SitWish) => request<Seated>(`${at(table)}/sit`, { body: wish }),
  history: (table: string, secret: string | null, seat: number | null, since: number) =>
    request<Updates>(`${at(table)}/updates`, {
      secret,
      query: { since, seat, brief: true, cells: false, language: language() },
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
  hint: (table: string, secret: string, seat: number | null) =>
    request<Hint>(`${at(table)}/hint`, { secret, body: { ...(seat === null ? {} : { seat }), language: language() } }),
  analyse: (table: string) => request<Analysis>(`${at(table)}/analysis`, { body: {} }),
  analysis: (table: string, since: number) =>
    request<Analysis>(`${at(table)}/analysis`, { query: { since, language: language() } }),
  stopAnalysis: (table: string) => request<null>(`${at(table)}/analysis`, { method: "DELETE" }),
  record: (table: string, secret: string | null, seat: number | null) =>
    request<unknown>(`${at(table)}/record`, { secret, query: { seat } }),
  export: (table: string) => request<unknown>(`${at(table)}/export`),
};
