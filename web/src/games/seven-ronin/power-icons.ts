/** What the ability of an area does, as a small drawing, 24 units wide round 0, 0; the legend has its text. */
export interface Power {
  drawing: string;
  /** Part of the drawing that is filled. */
  full?: string;
}

const DROP = "M-6-9C-2-4-1-1-1 2A5 5 0 0 1-11 2C-11-1-10-4-6-9Z";

/** By the kind of the area. */
export const POWERS: Record<string, Power> = {
  // A wound on each side.
  watchtower: { full: `${DROP}M6-9C10-4 11-1 11 2A5 5 0 0 1 1 2C1-1 2-4 6-9Z`, drawing: "M-9 11H9" },
  // One wound.
  well: { full: "M0-11C5-5 7-1 7 3A7 7 0 0 1-7 3C-7-1-5-5 0-11Z", drawing: "" },
  // More ninja for the Reserves.
  granary: { drawing: "M-10 4V10H10V4M0 6V-10M-5-5 0-10 5-5" },
  // Back to the Reserves.
  "burial-grounds": { drawing: "M-10 4V10H10V4M0-10V5M-5 0 0 5 5 0" },
  // From the Reserves to an area.
  passage: { drawing: "M-10-6V6M-6 0H10M4-6 10 0 4 6" },
  // Must stay.
  "animal-pen": { drawing: "M-8 0H8V10H-8ZM-5 0V-5A5 5 0 0 1 5-5V0" },
  // No ability.
  shrine: { drawing: "M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0M-6-6 6 6" },
  // Copies.
  inn: { drawing: "M-9-9H4V4H-9ZM-4 4V9H9V-4H4" },
  // Two count as three.
  field: { drawing: "M-11-3H-3M-11 3H-3M2-7H10L5-2Q10-2 10 3Q10 7 6 7T2 5" },
};
