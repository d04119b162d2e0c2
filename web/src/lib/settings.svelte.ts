/** What a player sets once for all games; kept in this browser. */
import { read, write } from "./storage";

/** How long animations take, as a factor; 0 for none. */
export const SPEEDS = { slow: 1.7, normal: 1, fast: 0.5, none: 0 } as const;
/** The size of text, as a factor. */
export const SIZES = { normal: 1, large: 1.15, largest: 1.3 } as const;

const KEY = "settings";
const DEFAULTS = {
  /** Ask before a choice that cannot be undone. */
  confirm: true,
  /** Offer hints against bots. */
  hints: true,
  /** Against bots, make a choice without alternative for the player. */
  forced: true,
  /** The bot for hints and reviews, where a game offers it; empty for the default. */
  adviser: "",
  contrast: false,
  size: "normal" as keyof typeof SIZES,
  speed: "normal" as keyof typeof SPEEDS,
};

export const settings = $state({ ...DEFAULTS, ...read<Partial<typeof DEFAULTS>>(KEY, {}) });

export const pace = (): number => SPEEDS[settings.speed] ?? 1;

$effect.root(() => {
  $effect(() => {
    write(KEY, $state.snapshot(settings));
    const { dataset, style } = document.documentElement;
    dataset.contrast = settings.contrast ? "more" : "normal";
    dataset.motion = pace() ? "some" : "none";
    style.setProperty("--pace", String(pace()));
    style.setProperty("--size", String(SIZES[settings.size] ?? 1));
  });
});
