/** Makes an area, the Green or a ronin a button, for mouse, touch and keyboard. */
import { pressed } from "../../lib/press";

export const placeButton = (label: string, act: () => void, point: (on: boolean) => void) => ({
  role: "button",
  tabindex: 0,
  "aria-label": label,
  onclick: act,
  onkeydown: (event: KeyboardEvent): void => pressed(event, act),
  onmouseenter: (): void => point(true),
  onmouseleave: (): void => point(false),
  onfocus: (): void => point(true),
  onblur: (): void => point(false),
});
