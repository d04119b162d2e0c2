/** The coach of a live table: asks the server what is new, and stores the shown remarks in this browser. */
import { api } from "../api/http";
import type { Coaching, CoachRemark } from "../api/types";
import { say } from "../lib/i18n.svelte";
import type { LiveTable } from "../table/live-table.svelte";
import { isOn, keepShown, shownIn, turn, warns } from "./coach-state";
import { doneLessons } from "./progress";

const NOTHING: Coaching = { remarks: [], learned: [], lessons: [] };

/** A question before something is done: what it is about, what it risks, whether it may be left out next time. */
export interface Question {
  title: string;
  question: string;
  risks: string[];
  usual: boolean;
  answer: (yes: boolean) => void;
}

export class Guide {
  on = $state(false);
  asked = $state.raw<Question | null>(null);
  /** The choice that waits for confirmation, and the game's question before it. */
  #about: { title: string; question: string | null } | null = null;
  /** What he advised last. */
  advised: string[] = [];
  #coaching = $state.raw<Coaching>(NOTHING);
  #asked = 0;

  constructor(readonly table: LiveTable) {
    this.on = isOn(table.game);
    table.consider = (plan) => this.#consider(plan);
  }

  /** The text of a choice and the game's usual question before it, which the coach asks together with the risks. */
  expect(title: string, question: string | null): void {
    this.#about = { title, question };
  }

  async #consider(plan: string | string[]): Promise<boolean> {
    const about = this.#about;
    this.#about = null;
    if (!this.on) return true;
    const risks = await this.#risks(plan);
    if (!risks.length && !about?.question) return true;
    return new Promise((done) => {
      const answer = (yes: boolean) => {
        this.asked = null;
        done(yes);
      };
      const question = about?.question ?? "web-guide-anyway";
      this.asked = { title: about?.title ?? say("web-guide-sure"), question, risks, usual: about?.question != null, answer };
    });
  }

  /** What is said now; one thing at a time. */
  get remark(): CoachRemark | undefined {
    return this.#coaching.remarks[0];
  }

  get more(): number {
    return Math.max(0, this.#coaching.remarks.length - 1);
  }

  /** After the match: titles of what was shown, and lessons that teach more. */
  get learned(): string[] {
    return this.#coaching.learned;
  }

  get lessons(): Coaching["lessons"] {
    return this.#coaching.lessons;
  }

  turn(on: boolean): void {
    this.on = on;
    turn(this.table.game, on);
    this.#coaching = NOTHING;
  }

  /** The guided match is over: say what was learned. The next match is without the coach, unless he is called. */
  finish(): void {
    turn(this.table.game, false);
    void this.look();
  }

  /** Ask the server for remarks at this moment. */
  async look(): Promise<void> {
    const { id, game, seat, secret } = this.table;
    const asked = ++this.#asked;
    try {
      const coaching = await api.coach(id, secret!, seat, { shown: shownIn(game, id), done: doneLessons(game) });
      if (asked === this.#asked) this.#coaching = coaching;
    } catch {
      // The match continues without the coach; the next move asks again.
    }
  }

  /** The remark was read. */
  next(): void {
    const { remark } = this;
    if (!remark) return;
    keepShown(this.table.game, this.table.id, remark.key);
    this.#coaching = { ...this.#coaching, remarks: this.#coaching.remarks.slice(1) };
  }

  /** The player acts: what is on the screen counts as read. */
  leave(): void {
    this.next();
    this.#asked += 1;
    this.#coaching = { ...this.#coaching, remarks: [] };
  }

  /** The risks of a plan, without those that were shown often enough. */
  async #risks(plan: string | string[]): Promise<string[]> {
    const { id, game, seat, secret } = this.table;
    try {
      const { remarks } = await api.coach(id, secret!, seat, { plan, advised: this.advised });
      return remarks.filter(({ key }) => warns(game, id, key)).map(({ text }) => text);
    } catch {
      return [];
    }
  }
}
