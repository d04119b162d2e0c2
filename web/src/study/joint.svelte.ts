/** A joint review: what the leader looks at is looked at by everybody who follows. */
import { untrack } from "svelte";
import type { Place } from "../api/types";
import type { Timeline } from "../table/timeline.svelte";
import type { StudyState } from "./study.svelte";

const key = ({ move, viewer, study, variation, step }: Place): string => JSON.stringify([move, viewer, study, variation, variation === null ? 0 : step]);

export class Joint {
  /** Whether we go where the leader goes. */
  following = $state(true);
  /** The place of the leader that was last shown here. */
  #shown = "";
  #going = 0;

  /** Made with a component: it follows until that is gone. */
  constructor(
    readonly timeline: Timeline,
    readonly study: StudyState,
  ) {
    // Where the leader goes.
    $effect(() => {
      const place = this.review?.place;
      if (!place || !this.you || this.leads || !this.following) return;
      untrack(() => void this.study.tried(this.show(place)));
    });
    // Where we go: as a leader it is told, and who goes elsewhere follows no longer.
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

  /** The name of who leads; nothing if nobody does. */
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

  /** Go where the leader is, unless the leader goes on before we are there. */
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
    // What cannot be shown here, as a variation that is not saved yet, is no reason to part.
    if (!left()) this.#shown = key(this.#here);
  }
}
