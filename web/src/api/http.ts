/** The server's API, in the language of the client. */
import { say, i18n } from "../lib/i18n.svelte";
import { request as send, tablePath, Unreachable, type RequestOptions } from "./request";
import type {
  AlertOffer,
  AlertState,
  AlertWish,
  Analysis,
  Coaching,
  CoachWish,
  Course,
  ForkWish,
  GameCard,
  Hint,
  LessonState,
  Introduction,
  Lexicon,
  MailAnswer,
  MyTable,
  OpenedTable,
  Puzzles,
  PuzzleSheet,
  Reason,
  ReportWish,
  Review,
  ReviewTable,
  RuleText,
  Seated,
  SitWish,
  TableCard,
  TableWish,
  Tip,
  Update,
  Updates,
} from "./types";

export { ApiError, clockOffset, RETRY_MS, Unreachable } from "./request";

async function request<T>(path: string, options: Omit<RequestOptions, "language"> = {}): Promise<T> {
  try {
    return await send<T>(path, { ...options, language: i18n.language });
  } catch (error) {
    if (error instanceof Unreachable) error.message = say("web-away");
    throw error;
  }
}

const language = () => i18n.language;

export const api = {
  games: () => request<GameCard[]>("games", { query: { language: language() } }),
  lexicon: (game: string) => request<Lexicon>(`games/${game}/lexicon`, { query: { language: language() } }),
  rules: (game: string) => request<RuleText[]>(`games/${game}/rules`, { query: { language: language() } }),
  introduction: (game: string) => request<Introduction>(`games/${game}/introduction`, { query: { language: language() } }),
  example: (game: string, example: string) =>
    request<Update[]>(`games/${game}/examples/${example}`, { query: { language: language() } }),
  course: (game: string) => request<Course>(`games/${game}/lessons`, { query: { language: language() } }),
  lesson: (game: string, lesson: string, trail: string[][]) =>
    request<LessonState>(`games/${game}/lessons/${lesson}`, { body: { trail, language: language() } }),
  whyInLesson: (game: string, lesson: string, trail: string[][], plan: string | string[]) =>
    request<{ reasons: Reason[] }>(`games/${game}/lessons/${lesson}/why`, { body: { trail, plan, language: language() } }),
  tipsInLesson: (game: string, lesson: string, trail: string[][]) =>
    request<Tip[]>(`games/${game}/lessons/${lesson}/tips`, { body: { trail, language: language() } }),
  puzzles: (game: string) => request<Puzzles>(`games/${game}/puzzles`, { query: { language: language() } }),
  puzzle: (game: string, puzzle: string) =>
    request<PuzzleSheet>(`games/${game}/puzzles/${puzzle}`, { query: { language: language() } }),
  whyInPuzzle: (game: string, puzzle: string, plan: string | string[]) =>
    request<{ reasons: Reason[] }>(`games/${game}/puzzles/${puzzle}/why`, { body: { plan, language: language() } }),
  alerts: () => request<AlertOffer>("alerts"),
  myAlerts: (key: string) => request<AlertState>("alerts/mine", { secret: key }),
  tellMe: (key: string, wish: AlertWish) => request<AlertState>("alerts/mine", { secret: key, body: wish }),
  forgetAlerts: (key: string) => request<null>("alerts/mine", { secret: key, method: "DELETE" }),
  tryAlerts: (key: string) => request<AlertState>("alerts/test", { secret: key, body: {} }),
  answerMail: (what: "confirm" | "stop", token: string) => request<MailAnswer>(`alerts/${what}`, { body: { token } }),
  open: (wish: TableWish) => request<OpenedTable>("tables", { body: wish }),
  mine: (secrets: string[]) =>
    request<MyTable[]>("tables/mine", { body: { secrets }, query: { language: language() } }),
  import: (log: string) => request<ReviewTable>("tables/import", { body: log }),
  table: (table: string) => request<TableCard>(tablePath(table)),
  now: (table: string, secret: string | null) =>
    request<Updates>(`${tablePath(table)}/updates`, { secret, query: { language: language(), cells: false } }),
  sit: (table: string, wish: SitWish) => request<Seated>(`${tablePath(table)}/sit`, { body: wish }),
  history: (table: string, secret: string | null, seat: number | null, since: number) =>
    request<Updates>(`${tablePath(table)}/updates`, {
      secret,
      query: { since, seat, brief: true, cells: false, language: language() },
    }),
  why: (table: string, secret: string, plan: string | string[], seat: number | null) =>
    request<{ reasons: Reason[] }>(`${tablePath(table)}/why`, {
      secret,
      body: { plan, ...(seat === null ? {} : { seat }), language: language() },
    }),
  tips: (table: string, secret: string | null, seat: number | null) =>
    request<Tip[]>(`${tablePath(table)}/tips`, { secret, query: { seat, language: language() } }),
  report: (table: string, secret: string, wish: Partial<ReportWish>) =>
    request<unknown>(`${tablePath(table)}/reports`, { secret, body: wish }),
  review: (table: string, move: number) =>
    request<Review>(`${tablePath(table)}/review`, { query: { move, language: language() } }),
  fork: (table: string, secret: string | null, wish: ForkWish) =>
    request<OpenedTable>(`${tablePath(table)}/fork`, { secret, body: wish }),
  hint: (table: string, secret: string, seat: number | null) =>
    request<Hint>(`${tablePath(table)}/hint`, { secret, body: { ...(seat === null ? {} : { seat }), language: language() } }),
  coach: (table: string, secret: string, seat: number | null, wish: Partial<CoachWish>) =>
    request<Coaching>(`${tablePath(table)}/coach`, { secret, body: { ...wish, ...(seat === null ? {} : { seat }), language: language() } }),
  analyse: (table: string) => request<Analysis>(`${tablePath(table)}/analysis`, { body: {} }),
  analysis: (table: string, since: number) =>
    request<Analysis>(`${tablePath(table)}/analysis`, { query: { since, language: language() } }),
  stopAnalysis: (table: string) => request<null>(`${tablePath(table)}/analysis`, { method: "DELETE" }),
  record: (table: string, secret: string | null, seat: number | null) =>
    request<unknown>(`${tablePath(table)}/record`, { secret, query: { seat } }),
  export: (table: string) => request<unknown>(`${tablePath(table)}/export`),
};
