/** A live table, over a WebSocket that reconnects by itself. */
import { api } from "../api/http";
import type { ChatLine, Delay, ServerMessage, JointReviewNow, OfferRematch, Place, PresenceNow, Problem, Reason, Tip, Update } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import { presenceText } from "./presence";
import { reasonsOf, Table } from "./table.svelte";

type Status = "connecting" | "live" | "offline" | "closed";

const RETRY = [250, 500, 1000, 2000, 4000];
/** Milliseconds without a message after which a connection is given up: the server pings at least twice a minute. */
const SILENCE = 50_000;
/** Milliseconds without a connection after which a player counts as absent. */
const GONE = 4000;

/** A unique id for a command: if it is sent twice, it is carried out once. */
const commandId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

/** Commands of a seat other than moves. */
export type Agreement =
  | { type: "resign" | "abort" | "leave" | "return" }
  | { type: "propose"; what: string; about?: number }
  | { type: "answer"; proposal: number; agree: boolean };

interface Waiting {
  message: object;
  done: (problem: Problem | null) => void;
}

export class LiveTable extends Table {
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("connecting");
  /** Who is present; null until the server has sent it. */
  presence = $state.raw<PresenceNow | null>(null);
  /** The joint review of a finished match, if there is one, and who we are in it. */
  joint = $state.raw<JointReviewNow | null>(null);
  you = $state<string | null>(null);
  /** Our name in it; null while we take no part. */
  #joined: string | null = null;
  /** Whether we lead it: after a lost connection we do so again. */
  #leads = false;
  /** Which of the games at this table it is. */
  games = 1;
  /** The ids of all of them, in order. */
  series: string[] = [];
  /** How far spectators are behind while the match runs. */
  delay: Delay = { kind: "none", amount: 0 };
  /** Whether the result counts, in ratings or in a tournament. */
  counts = false;
  /** Why the table cannot be shown at all: a wrong secret, no such table. */
  closed = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** Commands that are done, with the number of the update that will show it. */
  #acknowledged = new Map<string, number>();
  #tries = 0;
  #timer = 0;
  #language = "";
  #lastMessage = 0;
  #watchdog = 0;
  /** Whether the next update replaces everything that came before. */
  #expectSnapshot = false;
  #leaving = 0;

  constructor(
    id: string,
    game: string,
    readonly secret: string | null,
    seat: number | null,
    first: Update | null = null,
  ) {
    super(id, game, seat);
    if (first) this.#apply(first);
    this.#connect();
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#reconnect);
    document.addEventListener("visibilitychange", this.#sendVisibility);
    this.#watchdog = window.setInterval(() => Date.now() - this.#lastMessage > SILENCE && this.#reconnect(), SILENCE / 10);
  }

  /** Whether a bot may help: not against people, and not where the result counts. */
  get mayHelp(): boolean {
    return this.againstBots && !this.counts;
  }

  /** Whether all other seats are bots. */
  get againstBots(): boolean {
    return this.update?.holders.every(({ kind }, other) => other === this.seat || kind === "bot") ?? false;
  }

  override missing(seat: number): string {
    const there = this.presence?.seats[seat];
    const never = this.update?.holders[seat]?.kind === "person" && there?.state === "gone" && there.since === null;
    return never ? presenceText(there) : super.missing(seat);
  }

  /** The time at the table as it is shown: spectators may be behind. */
  clockTime(now: number): number {
    if (this.seat !== null || this.over || this.delay.kind === "none") return now;
    return this.delay.kind === "seconds" ? now - this.delay.amount * 1000 : this.update!.at;
  }

  // --- commands ---------------------------------------------------------------------------------

  protected send(plan: string | string[]): Promise<Problem | null> {
    return this.#sendCommand({ type: "act", plan, based_on: this.update?.number ?? null });
  }

  protected async ask(plan: string | string[]): Promise<Reason[]> {
    return this.secret ? (await api.why(this.id, this.secret, plan, this.seat)).reasons : [];
  }

  protected askTips(): Promise<Tip[]> {
    return api.tips(this.id, this.secret, this.seat);
  }

  undo({ wholePlan = false } = {}): Promise<boolean> {
    this.undone += 1;
    const message = { type: "undo", based_on: this.update?.number ?? null, whole_plan: wholePlan };
    return this.command(() => this.#sendCommand(message));
  }

  /** Offer a rematch; options that are not given stay the same. */
  offerRematch(terms: Partial<OfferRematch> = {}): Promise<boolean> {
    return this.command(() => this.#sendCommand({ ...terms, type: "offer-rematch" }));
  }

  /** Whether we accepted on this page, so that we want to move on to the next game. */
  accepted = $state(false);

  /** Accept or decline the offer of a rematch, or withdraw our own. */
  answerRematch(accept: boolean): Promise<boolean> {
    this.accepted = accept;
    return this.command(() => this.#sendCommand({ type: "answer-rematch", accept }));
  }

  /** Send a command other than a move: leave, propose, answer. */
  agree(message: Agreement): Promise<boolean> {
    if (message.type === "propose" && message.what === "takeback") this.undone += 1;
    return this.command(() => this.#sendCommand(message));
  }

  /** Whether this seat may leave in this way, or propose this. */
  can(what: string): boolean {
    return this.update?.agreements.can.includes(what) ?? false;
  }

  say(line: string): void {
    this.#transmit({ type: "chat", text: line, ...this.#seatField() });
  }

  /** Take part in the joint review, or no longer. */
  joinReview(name: string | null): void {
    this.#joined = name;
    this.#leads = false;
    this.#transmit(name === null ? { type: "leave-review" } : { type: "join-review", name });
  }

  /** Take the lead, or hand it over. */
  leadReview(to: string | null = null): void {
    this.#transmit({ type: "lead-review", to });
  }

  showPlace(place: Place): void {
    this.#transmit({ type: "show-place", place });
  }

  #meet(review: JointReviewNow, you: string | null): void {
    [this.joint, this.you] = [review, you];
    const back = this.#leads && you !== null && review.leader === null;
    if (back) this.leadReview();
    else if (you !== null) this.#leads = review.leader === you;
  }

  #seatField(): object {
    return this.seat === null ? {} : { seat: this.seat };
  }

  #sendCommand(message: object): Promise<Problem | null> {
    const command = commandId();
    const whole = { ...message, ...this.#seatField(), command };
    return new Promise((done) => {
      // Kept until it is answered: it is sent again after a reconnect.
      this.#waiting.set(command, { message: whole, done });
      this.#transmit(whole);
    });
  }

  // --- connection -------------------------------------------------------------------------------

  #transmit(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "live") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** After network changes or sleep, a connection may be dead without an event. */
  #reconnect = (): void => {
    if (this.status === "closed" || this.closed) return;
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.status = "offline";
    this.#tries = 0;
    this.#connect();
    before?.close();
  };

  #connect(): void {
    this.#lastMessage = Date.now();
    const url = new URL(`api/tables/${encodeURIComponent(this.id)}/stream`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url));
    this.#language = i18n.language;
    socket.onopen = () => {
      const hello = {
        language: this.#language,
        cells: false,
        chat: this.chat.at(-1)?.number ?? 0,
        ...(this.secret ? { secret: this.secret, ...this.#seatField() } : {}),
        ...(this.update && !this.#expectSnapshot ? { since: this.update.number } : {}),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#lastMessage = Date.now();
      this.#receive(JSON.parse(String(data)));
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#disconnected(code);
  }

  #disconnected(code: number): void {
    if (this.closed || (code >= 4400 && code < 4500)) {
      this.status = "closed";
      return;
    }
    this.status = "offline";
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "update") this.#apply(message.update);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "presence") this.#attend(message.presence);
    else if (message.type === "joint-review") this.#meet(message.review, message.you);
    else if (message.type === "ping") this.#transmit({ type: "pong" });
    else if (message.type === "welcome") this.#connected();
    else if (message.type === "done") this.#done(message.command, message.number);
    else if (message.type === "error") this.#failed(message.command, message.error);
  }

  /** Send whether this page is visible. */
  #sendVisibility = (): void => this.#transmit({ type: "visibility", hidden: document.hidden });

  /** Reloading the page does not count as leaving. */
  #attend(presence: PresenceNow): void {
    clearTimeout(this.#leaving);
    const left = presence.seats.some(({ state }, seat) => state === "gone" && this.presence?.seats[seat]?.state !== "gone");
    if (this.presence && left) this.#leaving = window.setTimeout(() => (this.presence = presence), GONE);
    else this.presence = presence;
  }

  #connected(): void {
    this.status = "live";
    this.#tries = 0;
    if (document.hidden) this.#sendVisibility();
    [this.joint, this.you] = [null, null];
    if (this.#joined !== null) this.#transmit({ type: "join-review", name: this.#joined });
    for (const { message } of this.#waiting.values()) this.#transmit(message);
  }

  /** A command counts as done when its update is shown: until then the choices on the screen are old. */
  #done(command: string, number: number): void {
    if ((this.update?.number ?? -1) >= number) this.#answered(command, null);
    else this.#acknowledged.set(command, number);
  }

  #failed(command: string | null, problem: Problem): void {
    if (command !== null) this.#answered(command, problem);
    else if (this.status === "live") this.reasons = reasonsOf(problem);
    else this.closed = problem;
  }

  #answered(command: string, problem: Problem | null): void {
    this.#waiting.get(command)?.done(problem);
    this.#waiting.delete(command);
  }

  #apply(update: Update): void {
    // A snapshot, as after an undo, has all events.
    const all = update.reset || this.#expectSnapshot;
    const renamed = !all && this.update?.holders.some(({ name }, seat) => name !== update.holders[seat]?.name);
    this.show(update, all);
    this.#expectSnapshot = false;
    if (renamed) void this.#rename().catch(() => {}); // until the next visit the log has the old names
    for (const [command, number] of [...this.#acknowledged]) {
      if (update.number < number) continue;
      this.#acknowledged.delete(command);
      this.#answered(command, null);
    }
  }

  /** A player has sat down or changed their name, so the log needs the new names. */
  async #rename(): Promise<void> {
    const [now] = (await api.now(this.id, this.secret)).updates;
    this.log = this.log.map((line, n) => ({ ...line, text: (now?.events[n]?.kind === line.kind && now.text?.events[n]?.text) || line.text }));
  }

  /** Reconnect in another language; the old texts stay until the new ones arrive. */
  changeLanguage(): void {
    if (this.#language === i18n.language || this.status === "closed") return;
    this.#expectSnapshot = true;
    this.status = "connecting";
    this.reasons = [];
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.#connect();
    before?.close();
  }

  override close(): void {
    super.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    clearInterval(this.#watchdog);
    document.removeEventListener("visibilitychange", this.#sendVisibility);
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#reconnect);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.status = "closed";
  }
}
