/** Shows the text of a card on hover, focus or long press; on click, if that does nothing else. */
import type { Attachment } from "svelte/attachments";
import type { Kind } from "./cards";
import type { Scene } from "./scene.svelte";

const HOLD = 450;

export function described(scene: Scene, kind: Kind | "clan", id: string, click = false): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    const show = () => (scene.detail = { kind, id, at: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(timer);
      scene.unread();
    };
    const entered = ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") timer = window.setTimeout(show, 250);
    };
    const pressed = ({ pointerType }: PointerEvent) => {
      held = false;
      if (pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        held = true;
        show();
      }, HOLD);
    };
    // A long press reads the card; it does not play it.
    const clicked = (event: Event) => {
      if (!held) return click ? show() : hide();
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focused = () => element.matches(":focus-visible") && show();
    const menu = (event: Event) => held && event.preventDefault();
    const released = () => {
      clearTimeout(timer);
      if (held) scene.unread();
    };
    const all: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", entered],
      ["pointerleave", hide],
      ["pointerdown", pressed],
      ["pointerup", released],
      ["pointercancel", hide],
      ["click", clicked, true],
      ["focus", focused],
      ["blur", hide],
      ["contextmenu", menu],
    ];
    for (const [name, heard, capture] of all) element.addEventListener(name, heard as EventListener, capture);
    return () => {
      hide();
      for (const [name, heard, capture] of all) element.removeEventListener(name, heard as EventListener, capture);
    };
  };
}
