/** What a player sets once for all games; kept in this browser. */
import { read, write } from "./storage";

const KEY = "settings";
const DEFAULTS = {
  /** Ask before a choice that cannot be undone. */
  confirm: true,
};

export const settings = $state({ ...DEFAULTS, ...read<Partial<typeof DEFAULTS>>(KEY, {}) });

$effect.root(() => {
  $effect(() => write(KEY, $state.snapshot(settings)));
});
