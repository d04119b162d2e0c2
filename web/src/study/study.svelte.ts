/** A study while it is read or written, and the variation that is shown. */
import { api } from "../api/http";
import type { StudyAction, StudyCard, StudyText, StudyVariation, VariationMoment } from "../api/types";
import { i18n } from "../lib/i18n.svelte";
import { storage } from "../lib/storage";
import type { Timeline } from "../table/timeline.svelte";
import { commentAt, EMPTY_STUDY, withComment, withVariation } from "./comments";

/** A choice of a seat in a variation. */
interface Option {
  seat: number;
  action: string;
  text: string;
}

export class StudyState {
  card = $state.raw<StudyCard | null>(null);
  /** The current, perhaps unsaved content; the card has the saved one. */
  text = $state.raw<StudyText>(EMPTY_STUDY);
  changed = $state(false);
  /** The variation that is shown; null in the match. */
  variation = $state.raw<StudyVariation | null>(null);
  /** Its number in the study; null while it is not part of it. */
  number = $state<number | null>(null);
  /** How many of its actions are made in what is shown. */
  at = $state(0);
  options = $state.raw<Option[]>([]);
  problem = $state("");
  #moments = new Map<string, Promise<VariationMoment>>();

  constructor(
    readonly timeline: Timeline,
    card: StudyCard | null,
  ) {
    this.#read(card);
    const draft = this.writes ? storage.draftOf(this.#place) : null;
    if (draft?.version === this.#version) [this.text, this.changed] = [draft.text, true];
  }

  /** The storage key of unsaved content, which survives leaving the page and the next match at the table. */
  get #place(): string {
    return this.card?.id ?? this.timeline.table.id;
  }

  get #version(): number {
    return this.card?.version ?? 0;
  }

  #read(card: StudyCard | null): void {
    this.card = card;
    this.text = card?.content ?? EMPTY_STUDY;
    this.changed = false;
  }

  get secret(): string | null {
    return this.card && storage.secretOfStudy(this.card.id);
  }

  /** Whether this browser may write: in a study of its own, or in one that is not saved yet. */
  get writes(): boolean {
    return this.card === null || this.secret !== null;
  }

  /** Whether a variation is on the board. */
  get aside(): boolean {
    return this.variation !== null && this.timeline.aside !== null;
  }

  /** The number of moves after which the match, or the variation, is shown. */
  get moment(): number {
    return this.aside ? this.at : (this.timeline.at ?? Math.max(0, this.timeline.length - 1));
  }

  /** The comment on what is shown. */
  get comment(): string {
    return commentAt(this.aside ? this.variation!.comments! : this.text.comments!, this.moment);
  }

  write(text: string): void {
    if (!this.aside) this.change({ comments: withComment(this.text.comments!, this.moment, text) });
    else this.#keep({ ...this.variation!, comments: withComment(this.variation!.comments!, this.at, text) });
  }

  change(part: Partial<StudyText>): void {
    this.text = { ...this.text, ...part };
    this.changed = JSON.stringify(this.text) !== JSON.stringify(this.card?.content ?? EMPTY_STUDY);
    storage.saveDraft(this.#place, this.changed ? { version: this.#version, text: this.text } : null);
  }

  // --- variations -----------------------------------------------------------------------------

  /** Start a variation at the moment that is shown. */
  begin(): Promise<void> {
    const move = this.timeline.at ?? Math.max(0, this.timeline.length - 1);
    return this.#show({ move, actions: [], comments: [] }, null, 0);
  }

  open(number: number, at = 0): Promise<void> {
    return this.#show(this.text.variations![number]!, number, at);
  }

  go(at: number): Promise<void> {
    return this.#show(this.variation!, this.number, at);
  }

  /** Make an action; what came after this moment is replaced. */
  async choose({ seat, action }: Option): Promise<void> {
    const { move, actions, comments } = this.variation!;
    const before = actions.slice(0, this.at);
    const after = { move, actions: [...before, { seat, action }], comments: comments!.filter((one) => one.move <= this.at) };
    // Leaving the study's variation starts a new one, and keeps the old one.
    const same = this.number !== null && this.at === actions.length;
    const known = this.number !== null && JSON.stringify(actions[this.at]) === JSON.stringify({ seat, action });
    if (known) return this.go(this.at + 1);
    await this.#show(after, same ? this.number : null, after.actions.length);
    if (this.writes) this.#keep(after);
  }

  leave(): Promise<void> {
    const move = this.variation?.move ?? 0;
    this.variation = null;
    return this.timeline.go(move);
  }

  /** Remove the current variation from the study. */
  async drop(): Promise<void> {
    const number = this.number;
    await this.leave();
    if (number !== null) this.change({ variations: this.text.variations!.filter((_, n) => n !== number) });
  }

  #keep(variation: StudyVariation): void {
    this.variation = variation;
    if (!variation.actions.length) return;
    this.change({ variations: withVariation(this.text.variations!, this.number, variation) });
    this.number ??= this.text.variations!.length - 1;
  }

  async #show(variation: StudyVariation, number: number | null, at: number): Promise<void> {
    const moment = await this.#moment(variation.move, variation.actions.slice(0, at));
    [this.variation, this.number, this.at] = [variation, number, at];
    this.options = moment.seats.flatMap(({ seat, legal, text: texts }) =>
      legal.map(({ notation }, n) => ({ seat: seat!, action: notation, text: texts?.choices[n]?.text ?? notation })),
    );
    await this.timeline.goAside(variation.move, moment);
  }

  #moment(move: number, actions: StudyAction[]): Promise<VariationMoment> {
    const key = JSON.stringify([i18n.language, move, actions]);
    const moment = this.#moments.get(key) ?? api.variation(this.timeline.table.id, move, actions);
    this.#moments.set(key, moment);
    moment.catch(() => this.#moments.delete(key));
    return moment;
  }

  // --- saving ---------------------------------------------------------------------------------

  /** Save it; returns the path of a new study. */
  async save(): Promise<string> {
    const place = this.#place;
    if (this.card) {
      this.#read(await api.changeStudy(this.card.id, this.secret!, this.card.version, this.text));
      storage.saveDraft(place, null);
      return `studies/${this.card!.id}`;
    }
    const { id, secret } = await api.beginStudy(this.timeline.table.id, this.text);
    storage.saveStudy(id, secret);
    storage.saveDraft(place, null);
    this.changed = false;
    return `studies/${id}`;
  }

  async remove(): Promise<void> {
    await api.deleteStudy(this.card!.id, this.secret!);
    storage.saveStudy(this.card!.id, null);
    storage.saveDraft(this.card!.id, null);
  }

  /** Do something, and show an error if it fails. */
  tried = (what: Promise<unknown>): Promise<void> =>
    what.then(
      () => void (this.problem = ""),
      (error: Error) => void (this.problem = error.message),
    );
}
