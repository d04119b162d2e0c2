import type { WatAahView } from "../../api/types";

/** Where a power or a Court card has found whom it strikes. */
const STRUCK = ["guarding", "suffering", "swapping", "sparing", "taking", "giving", "paying"];

/** Whom the power at work was aimed at; none if there is nobody, or that is still to be chosen. */
export const aimedAt = (view: WatAahView): string | null => (STRUCK.includes(view.step) ? view.target : null);
