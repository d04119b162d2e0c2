/** A table as one seat or a spectator sees it: a WebSocket that reconnects by itself. */
import { api, ApiError, Unreachable } from "../api/http";
import type { ChatLine, FromServer, Problem, Reason, Update } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import type { Choice } from "./game-module";
import { Lexicon } from "./lexicon.svelte";

export interface LogLine {
  text: string;
  rule: string;
  heading: boolean;
  quiet: boolean;
  kind: string;
}

export type Status = "connecting" | "live" | "offline" | "closed";

const RETRY = [250, 500, 1000, 2000, 4000];
/** Milliseconds without a message after which a connection is given up: the server pings at least twice a minute. */
const SILENCE = 50_000;

/** A unique id for a command: if it is sent twice, it is carried out once. */
export const commandId = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

interface Waiting {
  message: object;
  done: (problem: Problem | null) => void;
}

export class TableState {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("connecting");
  /** Why the table cannot be shown at all: a wrong secret, no such table. */
  closed = $state.raw<Problem | null>(null);
  /** How many commands are not acknowledged yet. */
  saving = $state(0);
  /** Why the last command was refused; shown until the next one. */
  reasons = $state.raw<Reason[]>([]);
  /** The choice under the pointer or focus, in the list or on the board, by notation. */
  pointed = $state<string | null>(null);
  /** The choice that a hint recommends; highlighted until the next update. */
  hinted = $state<string | null>(null);
  /** Several choices that one click could mean: the page asks which. */
  offered = $state.raw<Choice[]>([]);
  /** The length of the log when the seat last acted: later lines are new. */
  seen = $state(0);
  /** How often this page undid something; other pages of the same seat do not count. */
  undone = 0;
  readonly lexicon: Lexicon;
  /** Asks for confirmation of a choice that cannot be undone; set by the page. */
  confirm: (choice: Choice) => Promise<boolean> = () => Promise.resolve(true);

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

  constructor(
    readonly id: string,
    readonly game: string,
    readonly secret: string | null,
    readonly seat: number | null,
    first: Update | null = null,
  ) {
    this.lexicon = new Lexicon(game);
    if (first) this.#apply(first);
    this.#connect();
    addEventListener("online", this.#reconnect);
    addEventListener("offline", this.#reconnect);
    this.#watchdog = window.setInterval(() => Date.now() - this.#lastMessage > SILENCE && this.#reconnect(), SILENCE / 10);
  }

  choices: Choice[] = $derived.by(() => {
    const update = this.update;
    if (!update) return [];
    return update.legal.map((action, n) => ({
      notation: action.notation,
      verb: action.verb,
      parts: action.parts as Choice["parts"],
      text: update.said?.choices[n]?.text ?? action.notation,
      group: update.said?.choices[n]?.group ?? "",
      section: update.said?.choices[n]?.section ?? "",
    }));
  });

  get mine(): boolean {
    return this.seat !== null && (this.update?.pending.includes(this.seat) ?? false);
  }

  /** Whether this seat's time is up, so that a bot moves for it. */
  get late(): boolean {
    if (this.seat === null || !this.update || this.over) return false;
    return this.update.standing_in.includes(this.seat) || this.update.clocks[this.seat]?.left === 0;
  }

  get over(): boolean {
    return this.update?.ending != null;
  }

  /** Whether all other seats are bots: only then may a bot help. */
  get againstBots(): boolean {
    return this.update?.holders.every(({ kind }, other) => other === this.seat || kind === "bot") ?? false;
  }

  // --- commands ---------------------------------------------------------------------------------

  /** Carry out a choice, or a plan in notation. False if it was refused: `reasons` says why. */
  async act(plan: Choice | string | string[]): Promise<boolean> {
    if (typeof plan === "object" && !Array.isArray(plan)) {
      if (!(await this.confirm(plan))) return false;
      return this.act(plan.notation);
    }
    this.offered = [];
    const before = this.log.length;
    const done = await this.#command({ type: "act", plan, based_on: this.update?.number ?? null });
    if (done) this.seen = before;
    return done;
  }

  /** Undo the last action; with a whole plan, also every step before it that others did not see. */
  undo({ wholePlan = false } = {}): Promise<boolean> {
    this.undone += 1;
    return this.#command({ type: "undo", based_on: this.update?.number ?? null, whole_plan: wholePlan });
  }

  /** Undo as much as possible. */
  async undoAll(): Promise<void> {
    while (this.update?.can_undo && (await this.undo()));
  }

  /** Handle a click: carry out the only choice, ask which of several, explain why there is none. */
  async offer(choices: Choice[], otherwise?: string | string[]): Promise<void> {
    if (choices.length === 1) await this.act(choices[0]!);
    else if (choices.length) this.offered = choices;
    else if (otherwise !== undefined) await this.why(otherwise);
  }

  /** Ask the server why a plan is not possible now; the reasons, with rule ids. */
  async why(plan: string | string[], { quiet = false } = {}): Promise<Reason[]> {
    if (!this.secret) return [];
    try {
      const { reasons } = await api.why(this.id, this.secret, plan, this.seat);
      if (!quiet) this.reasons = reasons;
      return reasons;
    } catch (error) {
      if (error instanceof ApiError && !quiet) this.reasons = error.problem.reasons;
      if (error instanceof ApiError) return error.problem.reasons;
      if (error instanceof Unreachable) return [];
      throw error;
    }
  }

  say(line: string): void {
    this.#send({ type: "chat", words: line, ...this.#seatField() });
  }

  #seatField(): object {
    return this.seat === null ? {} : { seat: this.seat };
  }

  async #command(message: object): Promise<boolean> {
    this.reasons = [];
    this.saving += 1;
    const command = commandId();
    const whole = { ...message, ...this.#seatField(), command };
    const problem = await new Promise<Problem | null>((done) => {
      // Kept until it is answered: it is sent again after a reconnect.
      this.#waiting.set(command, { message: whole, done });
      this.#send(whole);
    });
    this.saving -= 1;
    if (problem) this.reasons = problem.reasons.length ? problem.reasons : [problem];
    return problem === null;
  }

  // --- connection -------------------------------------------------------------------------------

  #send(message: object): void {
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

  #receive(message: FromServer): void {
    if (message.type === "update") this.#apply(message.update);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "ping") this.#send({ type: "pong" });
    else if (message.type === "welcome") this.#connected();
    else if (message.type === "done") this.#done(message.command, message.number);
    else if (message.type === "error") this.#failed(message.command, message.error);
  }

  #connected(): void {
    this.status = "live";
    this.#tries = 0;
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** A command counts as done when its update is shown: until then the choices on the screen are old. */
  #done(command: string, number: number): void {
    if ((this.update?.number ?? -1) >= number) this.#answered(command, null);
    else this.#acknowledged.set(command, number);
  }

  #failed(command: string | null, problem: Problem): void {
    if (command !== null) this.#answered(command, problem);
    else if (this.status === "live") this.reasons = problem.reasons.length ? problem.reasons : [problem];
    else this.closed = problem;
  }

  #answered(command: string, problem: Problem | null): void {
    this.#waiting.get(command)?.done(problem);
    this.#waiting.delete(command);
  }

  #apply(update: Update): void {
    const lines = update.events.map((event, n) => ({
      text: update.said?.events[n]?.text ?? event.kind,
      heading: update.said?.events[n]?.heading ?? false,
      quiet: update.said?.events[n]?.quiet ?? false,
      rule: event.rule ?? "",
      kind: event.kind,
    }));
    // A snapshot, as after an undo, has all events.
    const all = update.afresh || !this.update || this.#expectSnapshot;
    this.#expectSnapshot = false;
    this.log = all ? lines : [...this.log, ...lines];
    if (!this.update) this.seen = this.log.length;
    this.update = update;
    for (const [command, number] of [...this.#acknowledged]) {
      if (update.number < number) continue;
      this.#acknowledged.delete(command);
      this.#answered(command, null);
    }
    this.offered = [];
    this.pointed = this.hinted = null;
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

  close(): void {
    this.lexicon.close();
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    removeEventListener("online", this.#reconnect);
    removeEventListener("offline", this.#reconnect);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.status = "closed";
  }
}
