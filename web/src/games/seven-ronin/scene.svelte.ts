/** Shared by all components: the update that is shown, the plan, and the choices. */
import type { Update, VillageView } from "../../api/types";
import type { BoardProps, Choice } from "../../table/game-module";
import { played } from "./playback.svelte";
import { plannerOf, type Planner } from "./planner.svelte";
import { about, byPlace, owesPlan, planIn, readPlan, type Plan } from "./village";

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
  /** The choices by the areas and ronin that they are about. */
  places = $derived(byPlace(this.choices, this.view));
  /** The areas and ronin of the choice that is pointed at, or of a hint. */
  pointed = $derived.by(() => {
    if (this.planner) {
      const { ninja, ronin } = readPlan(this.table.hinted);
      return new Set([...Object.keys(ninja), ...Object.values(ronin)]);
    }
    return new Set(this.choices.filter(({ notation }) => this.table.marks(notation)).flatMap((choice) => about(choice, this.view)));
  });

  point(id: string, on: boolean): void {
    const meant = this.places.get(id);
    if (meant?.length === 1) this.table.pointed = on ? meant[0]!.notation : null;
  }
}
