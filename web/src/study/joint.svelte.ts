/** A joint review: everybody who follows sees what the leader looks at. */
import { untrack } from "svelte";
import type { Place } from "../api/types";
import type { Timeline } from "../table/timeline.svelte";
import type { StudyState } from "./study.svelte";

const key = ({ move, viewer, study, variation, step }: Place): string => JSON.stringify([move, viewer, study, variation, variation === null ? 0 : step]);

export class Joint {
  /** Whether we follow the leader. */
  following = $state(true);
  /** The place of the leader that was last shown here. */
  #shown = "";
  #going = 0;

  /** Create it in a component: its effects end with that. */
  constructor(
    readonly timeline: Timeline,
    readonly study: StudyState,
  ) {
    // Follow the leader.
    $effect(() => {
      const place = this.review?.place;
      if (!place || !this.you || this.leads || !this.following) return;
      untrack(() => void this.study.tried(this.show(place)));
    });
    // Our own moves: a leader's are sent, and others stop following.
    $effect(() => {
      const place = this.#here;
      if (!this.you || this.#going) return;
      if (this.leads) untrack(() => this.#tell(place));
      else if (this.following && this.#shown && key(place) !== this.#shown) this.following = false;
    });
  }

  get table() {
    return this.timeline.table;
  }

  get review() {
    return this.table.joint;
  }

  get you(): string | null {
    return this.table.you;
  }

  get leads(): boolean {
    return this.you !== null && this.review?.leader === this.you;
  }

  /** The leader's name; empty if nobody leads. */
  get leader(): string {
    return this.review?.participants.find(({ id }) => id === this.review!.leader)?.name ?? "";
  }

  get #here(): Place {
    const { timeline, study } = this;
    const variation = study.aside ? study.number : null;
    return { move: timeline.at, viewer: timeline.viewer, study: study.card?.id ?? null, variation, step: variation === null ? 0 : study.at };
  }

  join(name: string): void {
    this.following = true;
    this.#shown = "";
    this.table.joinReview(name);
  }

  leave(): void {
    this.table.joinReview(null);
  }

  catchUp(): void {
    this.following = true;
  }

  #tell(place: Place): void {
    if (key(place) === this.#shown) return;
    this.#shown = key(place);
    this.table.showPlace(place);
  }

  /** Go where the leader is, unless the leader moves on before we are there. */
  async show(place: Place): Promise<void> {
    const { timeline, study } = this;
    const left = (): boolean => this.#shown !== key(place);
    this.#shown = key(place);
    this.#going += 1;
    try {
      const { move = null, viewer = null, variation = null } = place;
      if (timeline.viewer !== viewer) await timeline.setViewer(viewer);
      if (left()) return;
      const known = variation !== null && study.card !== null && study.card.id === place.study;
      if (known && study.text.variations![variation]) await study.open(variation, place.step);
      else if (move === null) timeline.toNow();
      else await timeline.go(move);
    } finally {
      this.#going -= 1;
    }
    // If something cannot be shown here, such as an unsaved variation, keep following.
    if (!left()) this.#shown = key(this.#here);
  }
}
