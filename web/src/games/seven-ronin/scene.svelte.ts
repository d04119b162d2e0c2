/** Shared by all components: the update that is shown, the plan, and the choices. */
import type { Update, VillageView } from "../../api/types";
import type { BoardProps, Choice } from "../../table/game-module";
import { played } from "./playback.svelte";
import { plannerOf, type Planner } from "./planner.svelte";
import { about, byPlace, byTarget, owesPlan, planIn, readPlan, usesOf, type Plan } from "./village";

export class Scene {
  constructor(readonly props: () => BoardProps<VillageView>) {}

  table = $derived.by(() => this.props().table);
  update: Update = $derived.by(() => played(this.table, this.props().update));
  /** Whether a newer update is not shown yet. */
  behind = $derived.by(() => this.update !== this.props().update);
  live = $derived(this.update === this.table.update);
  view = $derived(this.update.view as VillageView);
  name = $derived(this.table.lexicon.name);
  planner: Planner | null = $derived(
    this.live && this.table.mine && !this.table.late && owesPlan(this.view, this.table.seat) ? plannerOf(this.table, this.view) : null,
  );
  /** Whether the viewer's own plan is sealed and may still be taken back. */
  sealed = $derived(
    this.view.step === "planning" && this.table.seat !== null && this.view.sealed[this.table.seat]!,
  );
  plan: Plan = $derived.by(() => {
    const { seatViews } = this.props();
    return this.planner?.plan ?? planIn(...(seatViews.length ? seatViews : [this.view]));
  });
  choices: Choice[] = $derived.by(() => (this.behind || this.planner ? [] : this.props().choices));
  #aimed = $state.raw<{ update: Update; source: string } | null>(null);
  /** The area or ronin whose ability is used, once it was chosen on the board: the target comes next. */
  source: string | null = $derived(this.#aimed?.update === this.update ? this.#aimed.source : null);
  /** The choices by the areas and ronin that they are about; after the source, by their targets. */
  places = $derived.by(() => {
    const { source } = this;
    return source === null ? byPlace(this.choices, this.view) : byTarget(usesOf(source, this.choices, this.view));
  });
  /** The areas and ronin of the choice that is pointed at, or of a hint. */
  pointed = $derived.by(() => {
    if (this.planner) {
      const { ninja, ronin } = readPlan(this.table.hinted);
      return new Set([...Object.keys(ninja), ...Object.values(ronin)]);
    }
    return new Set(this.choices.filter(({ notation }) => this.table.marks(notation)).flatMap((choice) => about(choice, this.view)));
  });

  /** Take an area or ronin as the source of an ability, if its target is chosen on the board. */
  aim(id: string): boolean {
    const meant = this.places.get(id) ?? [];
    const uses = usesOf(id, this.choices, this.view);
    if (this.source !== null || uses.length < 3 || uses.length < meant.length || byTarget(uses).size < 2) return false;
    this.#aimed = { update: this.update, source: id };
    return true;
  }

  cancel(): void {
    this.#aimed = null;
  }

  point(id: string, on: boolean): void {
    const meant = this.places.get(id);
    if (meant?.length === 1) this.table.pointed = on ? meant[0]!.notation : null;
  }
}
