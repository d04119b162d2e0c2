import type { WatAahView } from "../../api/types";

/** The steps in which a power or a Court card has its target. */
const STRUCK = ["guarding", "suffering", "swapping", "sparing", "taking", "giving", "paying"];

/** The target of the current power; null if there is none, or it is not chosen yet. */
export const aimedAt = (view: WatAahView): string | null => (STRUCK.includes(view.step) ? view.target : null);
