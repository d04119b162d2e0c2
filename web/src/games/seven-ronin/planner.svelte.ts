/** The plan that the player is making, shared by board, tray and list. */
import { untrack } from "svelte";
import type { Reason, VillageView } from "../../api/types";
import { say } from "../../lib/i18n.svelte";
import { Draft } from "../../table/draft.svelte";
import type { Table } from "../../table/table.svelte";
import { ATTACKER, EMPTY_PLAN, GONE, planIn, readPlan, together, written, type Plan } from "./village";

const PAUSE = 250;
const purposeOf = (view: VillageView) => `round-${view.round}`;

export class Planner {
  readonly draft: Draft<Plan>;
  /** The ronin who is to be placed next. */
  picked = $state<string | null>(null);
  /** Every rule that the plan would break if it were sealed now; null until the server has answered. */
  objections = $state.raw<Reason[] | null>(null);
  /** The plan that the objections are about. */
  #checked = $state.raw("");
  /** A plan whose seal was undone, until it is in the draft again. */
  #reopening = $state.raw<Plan | null>(null);
  readonly purpose: string;
  readonly #first: VillageView;

  constructor(
    readonly table: Table,
    view: VillageView,
  ) {
    this.#first = view;
    this.purpose = purposeOf(view);
    this.draft = new Draft(table.id, table.seat!, this.purpose, EMPTY_PLAN);
    this.picked = this.#next(null);
  }

  get view(): VillageView {
    return (this.table.update?.view as VillageView | undefined) ?? this.#first;
  }

  get attacks(): boolean {
    return this.table.seat === ATTACKER;
  }

  /** The part that was already sent to the table; only undo changes it. */
  get fixed(): Plan {
    return planIn(this.view);
  }

  /** Whether anything of the plan was sent to the table. */
  get isSent(): boolean {
    return written(this.fixed, this.view).length > 0;
  }

  /** All that is planned. */
  get plan(): Plan {
    return this.#reopening ?? together(this.fixed, this.draft.value);
  }

  get number(): number {
    return Object.values(this.plan.ninja).reduce((sum, number) => sum + number, 0);
  }

  /** Ronin who still have to be given a space, in the order of their tiles. */
  get left(): string[] {
    const { ronin } = this.plan;
    return this.view.ronin.filter((one) => one.station !== GONE && !one.held && !ronin[one.id]).map((one) => one.id);
  }

  /** Add a ninja to a space. */
  add(space: string): void {
    this.#ninja(space, (this.draft.value.ninja[space] ?? 0) + 1);
  }

  /** Remove a ninja of the draft from a space. */
  remove(space: string): void {
    const number = this.draft.value.ninja[space] ?? 0;
    if (number) this.#ninja(space, number - 1);
  }

  /** Move a ninja of the draft to another space, or off the board. */
  move(space: string, to: string | null): void {
    if (!this.canRemove(space) || space === to) return;
    const ninja = { ...this.draft.value.ninja };
    ninja[space]! -= 1;
    if (!ninja[space]) delete ninja[space];
    if (to) ninja[to] = (ninja[to] ?? 0) + 1;
    this.draft.set({ ...this.draft.value, ninja });
  }

  canRemove(space: string): boolean {
    return (this.draft.value.ninja[space] ?? 0) > 0;
  }

  #ninja(space: string, number: number): void {
    const ninja = { ...this.draft.value.ninja, [space]: number };
    if (!number) delete ninja[space];
    this.draft.set({ ...this.draft.value, ninja });
  }

  /** Whether this ronin may be moved: not held, not yet sent to the table. */
  canMove(id: string): boolean {
    const ronin = this.view.ronin.find((one) => one.id === id);
    return !!ronin && !ronin.held && ronin.station !== GONE && !this.fixed.ronin[id];
  }

  /** Put a ronin on a space, or off the board, and select the next one. */
  place(id: string, space: string | null): void {
    if (!this.canMove(id)) return;
    const ronin = { ...this.draft.value.ronin };
    if (space) ronin[id] = space;
    else delete ronin[id];
    this.draft.set({ ...this.draft.value, ronin });
    this.picked = space ? this.#next(id) : id;
  }

  #next(after: string | null): string | null {
    const order = this.view.ronin.map((one) => one.id);
    const from = after ? order.indexOf(after) : -1;
    return this.left.find((id) => order.indexOf(id) > from) ?? this.left[0] ?? null;
  }

  /** Replace the draft by a plan in notation. */
  show(notation: string[]): void {
    this.draft.set(readPlan(notation));
    this.picked = this.#next(null);
  }

  /** What a click on a space does. */
  act(space: string): void {
    if (this.attacks) this.add(space);
    else if (this.picked) this.place(this.picked, space);
  }

  /** An effect: after a change of the plan, here or in another tab, the server checks it. */
  watch(): () => void {
    void this.notation;
    const timer = untrack(() => {
      if (!this.picked || this.plan.ronin[this.picked]) this.picked = this.#next(this.picked);
      return setTimeout(() => this.#check(), this.objections ? PAUSE : 0);
    });
    return () => clearTimeout(timer);
  }

  get notation(): string {
    return [...written(this.draft.value, this.view), "seal"].join("; ");
  }

  /** Whether the objections are still about an earlier plan. */
  get checking(): boolean {
    return this.#checked !== this.notation;
  }

  async #check(): Promise<void> {
    const asked = this.notation;
    const reasons = await this.table.why(asked, { quiet: true });
    if (asked !== this.notation) return;
    this.objections = reasons;
    this.#checked = asked;
  }

  /** Seal the plan after a confirmation. */
  async seal(): Promise<void> {
    const text = say("web-seven-ronin-seal");
    const parts: [string, string | number][] = [];
    const done = await this.table.act({ notation: this.notation, verb: "seal", parts, text, group: "", section: "", details: [] });
    if (done) this.draft.forget();
  }

  /** After undoing the seal, or taking back the move: undo every step of the plan, so that all of it can be changed. */
  async reopen(): Promise<void> {
    const whole = (this.#reopening = this.fixed);
    if (this.table.update?.can_undo && this.isSent) await this.table.undo({ wholePlan: true });
    // Not earlier: another tab would add it to what the table still has.
    if (!this.isSent) this.draft.set(whole);
    this.#reopening = null;
  }

  close(): void {
    this.draft.close();
  }
}

const planners = new WeakMap<Table, Planner>();

/** The planner of this table for this round. */
export function plannerOf(table: Table, view: VillageView): Planner {
  const old = planners.get(table);
  if (old?.purpose === purposeOf(view)) return old;
  old?.close();
  const planner = new Planner(table, view);
  planners.set(table, planner);
  return planner;
}

/** The page is closed: the draft stays stored. */
export function leave(table: Table): void {
  planners.get(table)?.close();
  planners.delete(table);
}
