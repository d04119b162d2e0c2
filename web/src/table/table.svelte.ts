/** A match as one seat or a spectator sees it, with its choices: everything that a board needs. */
import { ApiError, Unreachable } from "../api/http";
import type { Problem, Reason, Tip, Update } from "../api/types";
import { catalogue } from "../lib/catalogue.svelte";
import { i18n, say } from "../lib/i18n.svelte";
import type { Choice } from "./game-module";
import { Lexicon } from "./lexicon.svelte";

export interface LogLine {
  text: string;
  rule: string;
  heading: boolean;
  quiet: boolean;
  kind: string;
  args: Record<string, unknown>;
}

export const reasonsOf = (problem: Problem): Reason[] => (problem.reasons.length ? problem.reasons : [problem]);

export abstract class Table {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** How many commands are not acknowledged yet. */
  saving = $state(0);
  /** Whether a plan waits for confirmation before it is sent; nothing else can be chosen then. */
  considering = $state(false);
  /** How many commands were sent from this page. */
  sent = $state(0);
  /** Why the last command was refused; shown until the next one. */
  reasons = $state.raw<Reason[]>([]);
  /** The choice under the pointer or focus, in the list or on the board, by notation. */
  pointed = $state<string | null>(null);
  /** What the tooltip explains now, by `data-tip`; a board may show more about it. */
  explained = $state<string | null>(null);
  /** The plan that a hint recommends, in notation; highlighted until the next update. */
  hinted = $state.raw<string[]>([]);
  /** Several choices that one click could mean: the page asks which. */
  offered = $state.raw<Choice[]>([]);
  /** The length of the log when the seat last acted: later lines are new. */
  seen = $state(0);
  /** By seat: how many earlier games at this table its player has won; empty at the first. */
  wins: number[] = [];
  /** How often this page undid something; other pages of the same seat do not count. */
  undone = 0;
  readonly lexicon: Lexicon;
  #tips: { update: Update | null; language: string; answer: Promise<ReadonlyMap<string, Tip>> } | null = null;
  /** Asks for confirmation of a choice that cannot be undone; set by the page. */
  confirm: (choice: Choice) => Promise<boolean> = () => Promise.resolve(true);
  /** Checks every plan before it is sent; false stops it. Set by the page. */
  consider: (plan: string | string[]) => Promise<boolean> = () => Promise.resolve(true);

  constructor(
    readonly id: string,
    readonly game: string,
    readonly seat: number | null,
  ) {
    this.lexicon = new Lexicon(game, (other) => (this.update?.holders[other] ? this.playerName(other) : ""));
  }

  choices: Choice[] = $derived.by(() => {
    const update = this.update;
    if (!update || this.replaced) return [];
    return update.legal.map((action, n) => ({
      notation: action.notation,
      verb: action.verb,
      parts: action.parts as Choice["parts"],
      text: update.text?.choices[n]?.text ?? action.notation,
      group: update.text?.choices[n]?.group ?? "",
      section: update.text?.choices[n]?.section ?? "",
      details: update.text?.choices[n]?.details ?? [],
    }));
  });

  /** Whether the board highlights a choice: it is pointed at, or a hint recommends it. */
  marks(notation: string): boolean {
    return notation === this.pointed || notation === this.hinted[0];
  }

  /** The name of the player at a seat; *you* if it is this one and has no name. */
  playerName(seat: number): string {
    const holders = this.update?.holders ?? [];
    const you = seat === this.seat && !holders[seat]?.name;
    return you ? say("web-you-name") : catalogue.called(this.game, seat, holders);
  }

  get mine(): boolean {
    return this.seat !== null && !this.replaced && (this.update?.pending.includes(this.seat) ?? false);
  }

  /** Whether a bot plays this seat until its player takes it back. */
  get replaced(): boolean {
    return this.seat !== null && (this.update?.agreements.replaced.includes(this.seat) ?? false);
  }

  /** Whether this seat's time is up, so that a bot moves for it. */
  get late(): boolean {
    if (this.seat === null || !this.update || this.over) return false;
    return this.update.standing_in.includes(this.seat) || this.update.clocks[this.seat]?.left === 0;
  }

  get over(): boolean {
    return this.update?.ending != null;
  }

  /** A text if nobody has taken this seat yet; otherwise empty. */
  missing(seat: number): string {
    return this.update?.holders[seat]?.kind === "open" ? say("web-holder-open") : "";
  }

  /** How many games at this table the player of a seat has won, this one included. */
  score(seat: number): number {
    return (this.wins[seat] ?? 0) + (this.update?.result?.winners.includes(seat) ? 1 : 0);
  }

  /** Send a plan in notation; returns the refusal or null. */
  protected abstract send(plan: string | string[]): Promise<Problem | null>;

  /** Ask which rules a plan would break now. */
  protected abstract ask(plan: string | string[]): Promise<Reason[]>;

  /** Ask for the tips: the current effect of everything on the board. */
  protected abstract askTips(): Promise<Tip[]>;

  /** The tips by `kind:id`; requested once for each update. */
  tips(): Promise<ReadonlyMap<string, Tip>> {
    if (this.#tips?.update !== this.update || this.#tips.language !== i18n.language) {
      const answer = this.askTips().then((tips) => new Map(tips.map((tip) => [`${tip.kind}:${tip.id}`, tip])));
      this.#tips = { update: this.update, language: i18n.language, answer };
    }
    return this.#tips.answer;
  }

  /** Undo the last action; with a whole plan, also every step before it that others did not see. */
  abstract undo(options?: { wholePlan?: boolean }): Promise<boolean>;

  /** Undo as much as possible. */
  async undoAll(): Promise<void> {
    while (this.update?.can_undo && (await this.undo()));
  }

  /** Carry out a choice, or a plan in notation. False if it was refused: `reasons` says why. */
  async act(plan: Choice | string | string[]): Promise<boolean> {
    if (typeof plan === "object" && !Array.isArray(plan)) {
      if (!(await this.confirm(plan))) return false;
      return this.act(plan.notation);
    }
    if (this.considering) return false;
    this.offered = [];
    this.considering = true;
    const wanted = await this.consider(plan).finally(() => (this.considering = false));
    if (!wanted) return false;
    const before = this.log.length;
    const done = await this.command(() => this.send(plan));
    if (done) this.seen = before;
    return done;
  }

  /** Wait for a command; false if it was refused. */
  protected async command(send: () => Promise<Problem | null>): Promise<boolean> {
    this.reasons = [];
    this.saving += 1;
    this.sent += 1;
    const problem = await send();
    this.saving -= 1;
    if (problem) this.reasons = reasonsOf(problem);
    return problem === null;
  }

  /** Handle a click: carry out the only choice, ask which of several, explain why there is none. */
  async offer(choices: Choice[], otherwise?: string | string[]): Promise<void> {
    if (choices.length === 1) await this.act(choices[0]!);
    else if (choices.length) this.offered = choices;
    else if (otherwise !== undefined) await this.why(otherwise);
  }

  /** Ask the server why a plan is not possible now; the reasons, with rule ids. */
  async why(plan: string | string[], { quiet = false } = {}): Promise<Reason[]> {
    let reasons: Reason[];
    try {
      reasons = await this.ask(plan);
    } catch (error) {
      if (error instanceof Unreachable) return [];
      if (!(error instanceof ApiError)) throw error;
      reasons = error.problem.reasons;
    }
    if (!quiet) this.reasons = reasons;
    return reasons;
  }

  /** Show an update; one with all events replaces the log. */
  protected show(update: Update, all = update.reset): void {
    const lines = update.events.map((event, n) => ({
      text: update.text?.events[n]?.text ?? event.kind,
      heading: update.text?.events[n]?.heading ?? false,
      quiet: update.text?.events[n]?.quiet ?? false,
      rule: event.rule ?? "",
      kind: event.kind,
      args: event.args,
    }));
    const first = !this.update;
    this.log = all || first ? lines : [...this.log, ...lines];
    if (first) this.seen = this.log.length;
    this.update = update;
    this.offered = [];
    this.pointed = null;
    this.hinted = [];
  }

  close(): void {
    this.lexicon.close();
  }
}
