/** The server's API, in the language of the client. */
import { say, i18n } from "../lib/i18n.svelte";
import type { TournamentCommand } from "./tournament-command";
import { readAnswer, request as send, send as ask, tablePath, Unreachable, type RequestOptions } from "./request";
import type {
  AlertOffer,
  AlertState,
  AlertRequest,
  Analysis,
  Coaching,
  CoachRequest,
  Course,
  ForkRequest,
  GameCard,
  Hint,
  LessonState,
  Introduction,
  InvitationsCard,
  Leaderboard,
  Lexicon,
  LobbyTableRequest,
  MailAnswer,
  Me,
  MyTable,
  OpenedStudy,
  OpenedTable,
  PairingRequest,
  PasskeyCard,
  PasskeyOptions,
  ProfileCard,
  Puzzles,
  PuzzleDetails,
  Reason,
  ReportRequest,
  PastUpdates,
  ImportedTable,
  Readiness,
  RuleText,
  Seated,
  SealedKey,
  SitRequest,
  StudyAction,
  StudyCard,
  StudyText,
  TableCard,
  TableRequest,
  TournamentCard,
  TournamentRequest,
  UninvitedCard,
  Tip,
  Update,
  Updates,
  VariationMoment,
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

/** An answer that is a file, as text. */
async function file(path: string, query: RequestOptions["query"]): Promise<string> {
  const answer = await ask(path, { query, language: language() }).catch(() => {
    throw new Unreachable(say("web-away"));
  });
  return answer.ok ? answer.text() : readAnswer<string>(Promise.resolve(answer));
}

export const api = {
  games: () => request<GameCard[]>("games", { query: { language: language() } }),
  readiness: () => request<Readiness>("health/ready"),
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
    request<PuzzleDetails>(`games/${game}/puzzles/${puzzle}`, { query: { language: language() } }),
  whyInPuzzle: (game: string, puzzle: string, plan: string | string[]) =>
    request<{ reasons: Reason[] }>(`games/${game}/puzzles/${puzzle}/why`, { body: { plan, language: language() } }),
  alerts: () => request<AlertOffer>("alerts"),
  myAlerts: (key: string) => request<AlertState>("alerts/mine", { secret: key }),
  saveAlerts: (key: string, body: AlertRequest) => request<AlertState>("alerts/mine", { secret: key, body: body }),
  deleteAlerts: (key: string) => request<null>("alerts/mine", { secret: key, method: "DELETE" }),
  tryAlerts: (key: string) => request<AlertState>("alerts/test", { secret: key, body: {} }),
  answerMail: (what: "confirm" | "stop", token: string) => request<MailAnswer>(`alerts/${what}`, { body: { token } }),
  me: (key: string) => request<Me | null>("lobby/me", { secret: key }),
  saveMe: (key: string, name: string) => request<Me>("lobby/me", { secret: key, body: { name } }),
  deleteMe: (key: string) => request<null>("lobby/me", { secret: key, method: "DELETE" }),
  myData: (key: string) => request<unknown>("lobby/me/data", { secret: key }),
  passkeys: (key: string) => request<PasskeyCard[]>("lobby/me/passkeys", { secret: key }),
  beginPasskey: (key: string) => request<PasskeyOptions>("lobby/me/passkeys/options", { secret: key, body: {} }),
  addPasskey: (key: string, credential: Record<string, never>, sealed: string) =>
    request<PasskeyCard>("lobby/me/passkeys", { secret: key, body: { credential, sealed } }),
  removePasskey: (key: string, passkey: string) =>
    request<null>(`lobby/me/passkeys/${encodeURIComponent(passkey)}`, { secret: key, method: "DELETE" }),
  beginSignIn: () => request<PasskeyOptions>("lobby/passkey/options", { body: {} }),
  signIn: (credential: Record<string, never>) => request<SealedKey>("lobby/passkey", { body: { credential } }),
  pair: (key: string, body: PairingRequest) => request<Seated>("lobby/pair", { secret: key, body: body }),
  openListed: (key: string, body: LobbyTableRequest) => request<OpenedTable>("lobby/tables", { secret: key, body: body }),
  sitAsMe: (key: string, table: string, seat: number | null) =>
    request<Seated>(`lobby/${tablePath(table)}/sit`, { secret: key, body: seat === null ? {} : { seat } }),
  invitations: (key: string) => request<InvitationsCard>("lobby/invitations", { secret: key }),
  declineInvitation: (key: string, table: string) =>
    request<null>(`lobby/invitations/${encodeURIComponent(table)}`, { secret: key, method: "DELETE" }),
  uninvited: (key: string) => request<UninvitedCard[]>("lobby/uninvited", { secret: key }),
  uninvite: (key: string, who: string, wanted: boolean) => request<null>("lobby/uninvited", { secret: key, body: { who, wanted } }),
  leaderboard: (pool: { game: string; mode: string; side: string } | null) =>
    request<Leaderboard>("lobby/ratings", { query: { ...pool } }),
  openTournament: (key: string, body: TournamentRequest) => request<TournamentCard>("lobby/tournaments", { secret: key, body: body }),
  inTournament: (key: string, tournament: string, body: TournamentCommand) =>
    request<TournamentCard>(`lobby/tournaments/${encodeURIComponent(tournament)}`, { secret: key, body: body }),
  player: (who: string) => request<ProfileCard>(`lobby/players/${encodeURIComponent(who)}`),
  open: (body: TableRequest) => request<OpenedTable>("tables", { body: body }),
  mine: (secrets: string[]) =>
    request<MyTable[]>("tables/mine", { body: { secrets }, query: { language: language() } }),
  import: (log: string) => request<ImportedTable>("tables/import", { body: log }),
  table: (table: string) => request<TableCard>(tablePath(table)),
  now: (table: string, secret: string | null) =>
    request<Updates>(`${tablePath(table)}/updates`, { secret, query: { language: language(), cells: false } }),
  sit: (table: string, body: SitRequest) => request<Seated>(`${tablePath(table)}/sit`, { body: body }),
  updatesSince: (table: string, secret: string | null, seat: number | null, since: number) =>
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
  report: (table: string, secret: string, body: Partial<ReportRequest>) =>
    request<unknown>(`${tablePath(table)}/reports`, { secret, body: body }),
  updatesAt: (table: string, move: number) =>
    request<PastUpdates>(`${tablePath(table)}/history`, { query: { move, language: language() } }),
  variation: (table: string, move: number, actions: StudyAction[]) =>
    request<VariationMoment>(`${tablePath(table)}/variation`, { body: { move, actions, language: language() } }),
  study: (study: string) => request<StudyCard>(`studies/${encodeURIComponent(study)}`),
  beginStudy: (table: string, content: StudyText) => request<OpenedStudy>("studies", { body: { table, content } }),
  changeStudy: (study: string, secret: string, version: number, content: StudyText) =>
    request<StudyCard>(`studies/${encodeURIComponent(study)}`, { secret, body: { version, content } }),
  deleteStudy: (study: string, secret: string) =>
    request<null>(`studies/${encodeURIComponent(study)}`, { secret, method: "DELETE" }),
  fork: (table: string, secret: string | null, body: ForkRequest) =>
    request<OpenedTable>(`${tablePath(table)}/fork`, { secret, body: body }),
  hint: (table: string, secret: string, seat: number | null, bot: string, signal: AbortSignal) =>
    request<Hint>(`${tablePath(table)}/hint`, { secret, signal, body: { ...(seat === null ? {} : { seat }), bot, language: language() } }),
  coach: (table: string, secret: string, seat: number | null, body: Partial<CoachRequest>) =>
    request<Coaching>(`${tablePath(table)}/coach`, { secret, body: { ...body, ...(seat === null ? {} : { seat }), language: language() } }),
  analyse: (table: string, bot: string) => request<Analysis>(`${tablePath(table)}/analysis`, { body: { bot } }),
  analysis: (table: string, bot: string, since: number) =>
    request<Analysis>(`${tablePath(table)}/analysis`, { query: { bot, since, language: language() } }),
  stopAnalysis: (table: string, bot: string) => request<null>(`${tablePath(table)}/analysis`, { method: "DELETE", query: { bot } }),
  seatLog: (table: string, secret: string | null, seat: number | null) =>
    request<unknown>(`${tablePath(table)}/log`, { secret, query: { seat } }),
  animation: (table: string, seat: number | null) => file(`${tablePath(table)}/animation`, { seat, language: language() }),
  export: (table: string) => request<unknown>(`${tablePath(table)}/export`),
};
