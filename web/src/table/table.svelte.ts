/** One table as one seat, or a spectator, follows it: a stream that comes back by itself. */
import { api, Away, Refused } from "../api/http";
import type { ChatLine, FromServer, Problem, Reason, Update } from "../api/types";
import { words } from "../lib/words.svelte";
import type { Choice } from "./board";
import { Lexicon } from "./lexicon.svelte";

export interface LogLine {
  text: string;
  rule: string;
  heading: boolean;
  quiet: boolean;
  kind: string;
}

export type Status = "connecting" | "live" | "away" | "closed";

const RETRY = [250, 500, 1000, 2000, 4000];
/** Milliseconds without a word after which a line is given up: the server speaks more often than twice a minute. */
const SILENCE = 50_000;

/** Ids of commands: nobody else's, so that one that is sent twice is done once. */
export const fresh = (): string => crypto.getRandomValues(new Uint32Array(3)).join("-");

interface Waiting {
  message: object;
  done: (problem: Problem | null) => void;
}

export class TableState {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  status = $state<Status>("connecting");
  /** Why the table cannot be followed at all: a wrong secret, no such table. */
  closed = $state.raw<Problem | null>(null);
  /** Commands that are not acknowledged yet. */
  saving = $state(0);
  /** Why the last thing was refused; shown until something else happens. */
  reasons = $state.raw<Reason[]>([]);
  /** The choice that is pointed at, in the list or on the board, by notation. */
  pointed = $state<string | null>(null);
  /** The choice that a hint names; lit until something changes. */
  hinted = $state<string | null>(null);
  /** Choices that one click could mean: the frame asks which. */
  offered = $state.raw<Choice[]>([]);
  /** How many lines of the log had been told when the seat last acted: what is after it is news. */
  seen = $state(0);
  /** How often this page, and not another one of the same seat, took something back. */
  undone = 0;
  readonly lexicon: Lexicon;
  /** Asks whether a choice is meant that cannot be taken back; set by the frame. */
  sure: (choice: Choice) => Promise<boolean> = () => Promise.resolve(true);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** Commands that are done, and the number of the update that will show it. */
  #unseen = new Map<string, number>();
  #tries = 0;
  #timer = 0;
  #language = "";
  #heard = 0;
  #watch = 0;
  /** Whether the next update is a snapshot, in place of all that was told before. */
  #anew = false;

  constructor(
    readonly id: string,
    readonly game: string,
    readonly secret: string | null,
    readonly seat: number | null,
    first: Update | null = null,
  ) {
    this.lexicon = new Lexicon(game);
    if (first) this.#take(first);
    this.#connect();
    addEventListener("online", this.#again);
    addEventListener("offline", this.#again);
    this.#watch = window.setInterval(() => Date.now() - this.#heard > SILENCE && this.#again(), SILENCE / 10);
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

  /** Whether a bot moves for this seat, whose time is up. */
  get late(): boolean {
    if (this.seat === null || !this.update || this.over) return false;
    return this.update.standing_in.includes(this.seat) || this.update.clocks[this.seat]?.left === 0;
  }

  get over(): boolean {
    return this.update?.ending != null;
  }

  // --- doing ---------------------------------------------------------------------------------

  /** Do a choice, or a plan in notation; true if it was done, else `reasons` says why not. */
  async act(plan: Choice | string | string[]): Promise<boolean> {
    if (typeof plan === "object" && !Array.isArray(plan)) {
      if (!(await this.sure(plan))) return false;
      return this.act(plan.notation);
    }
    this.offered = [];
    const before = this.log.length;
    const done = await this.#command({ type: "act", plan, based_on: this.update?.number ?? null });
    if (done) this.seen = before;
    return done;
  }

  /** Take back the last action, and with a whole plan every step before it that the others did not see. */
  undo({ wholePlan = false } = {}): Promise<boolean> {
    this.undone += 1;
    return this.#command({ type: "undo", based_on: this.update?.number ?? null, whole_plan: wholePlan });
  }

  /** Take back as much as may be taken back. */
  async undoAll(): Promise<void> {
    while (this.update?.can_undo && (await this.undo()));
  }

  /** What a click on something could mean: done if it is one thing, asked if several, explained if none. */
  async offer(choices: Choice[], otherwise?: string | string[]): Promise<void> {
    if (choices.length === 1) await this.act(choices[0]!);
    else if (choices.length) this.offered = choices;
    else if (otherwise !== undefined) await this.why(otherwise);
  }

  /** Say why something is not possible now, with the rules; the reasons. */
  async why(plan: string | string[], { quiet = false } = {}): Promise<Reason[]> {
    if (!this.secret) return [];
    try {
      const { reasons } = await api.why(this.id, this.secret, plan, this.seat);
      if (!quiet) this.reasons = reasons;
      return reasons;
    } catch (error) {
      if (error instanceof Refused && !quiet) this.reasons = error.problem.reasons;
      if (error instanceof Refused) return error.problem.reasons;
      if (error instanceof Away) return [];
      throw error;
    }
  }

  say(line: string): void {
    this.#send({ type: "chat", words: line, ...this.#on() });
  }

  #on(): object {
    return this.seat === null ? {} : { seat: this.seat };
  }

  async #command(message: object): Promise<boolean> {
    this.reasons = [];
    this.saving += 1;
    const command = fresh();
    const whole = { ...message, ...this.#on(), command };
    const problem = await new Promise<Problem | null>((done) => {
      // Kept until it is answered: what was not acknowledged is sent again after a break.
      this.#waiting.set(command, { message: whole, done });
      this.#send(whole);
    });
    this.saving -= 1;
    if (problem) this.reasons = problem.reasons.length ? problem.reasons : [problem];
    return problem === null;
  }

  // --- following -------------------------------------------------------------------------------

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN && this.status === "live") {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** A network that comes and goes, a computer that slept: a line may be dead without knowing it. */
  #again = (): void => {
    if (this.status === "closed" || this.closed) return;
    const before = this.#socket;
    clearTimeout(this.#timer);
    this.status = "away";
    this.#tries = 0;
    this.#connect();
    before?.close();
  };

  #connect(): void {
    this.#heard = Date.now();
    const url = new URL(`api/tables/${encodeURIComponent(this.id)}/stream`, document.baseURI);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(url));
    this.#language = words.language;
    socket.onopen = () => {
      const hello = {
        language: this.#language,
        cells: false,
        chat: this.chat.at(-1)?.number ?? 0,
        ...(this.secret ? { secret: this.secret, ...this.#on() } : {}),
        ...(this.update && !this.#anew ? { since: this.update.number } : {}),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(data)));
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  #lost(code: number): void {
    if (this.closed || (code >= 4400 && code < 4500)) {
      this.status = "closed";
      return;
    }
    this.status = "away";
    const wait = RETRY[Math.min(this.#tries, RETRY.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #hear(message: FromServer): void {
    if (message.type === "update") this.#take(message.update);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "ping") this.#send({ type: "pong" });
    else if (message.type === "welcome") this.#welcomed();
    else if (message.type === "done") this.#done(message.command, message.number);
    else if (message.type === "error") this.#failed(message.command, message.error);
  }

  #welcomed(): void {
    this.status = "live";
    this.#tries = 0;
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** Done for us once it is shown too: until then the choices on the screen are old. */
  #done(command: string, number: number): void {
    if ((this.update?.number ?? -1) >= number) this.#answered(command, null);
    else this.#unseen.set(command, number);
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

  #take(update: Update): void {
    const lines = update.events.map((event, n) => ({
      text: update.said?.events[n]?.text ?? event.kind,
      heading: update.said?.events[n]?.heading ?? false,
      quiet: update.said?.events[n]?.quiet ?? false,
      rule: event.rule ?? "",
      kind: event.kind,
    }));
    // A snapshot, like an undo, tells all that stands.
    const all = update.afresh || !this.update || this.#anew;
    this.#anew = false;
    this.log = all ? lines : [...this.log, ...lines];
    if (!this.update) this.seen = this.log.length;
    this.update = update;
    for (const [command, number] of [...this.#unseen]) {
      if (update.number < number) continue;
      this.#unseen.delete(command);
      this.#answered(command, null);
    }
    this.offered = [];
    this.pointed = this.hinted = null;
  }

  /** Follow in another language; what is shown stays until it is there in new words. */
  speakAgain(): void {
    if (this.#language === words.language || this.status === "closed") return;
    this.#anew = true;
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
    clearInterval(this.#watch);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#again);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.status = "closed";
  }
}
