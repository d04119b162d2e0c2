/** The address of a replay in a frame, and the HTML that shows it. */

export interface EmbedView {
  /** The seat whose view is shown; null for a spectator's. */
  viewer: number | null;
  /** The number of moves made; null for the opening. */
  move: number | null;
}

const PLACES = ["viewer", "move"] as const;

export function embedPath(table: string, place: EmbedView): string {
  const query = new URLSearchParams();
  for (const name of PLACES) if (place[name] !== null) query.set(name, String(place[name]));
  const text = query.toString();
  return `embed/${encodeURIComponent(table)}${text ? `?${text}` : ""}`;
}

/** The start of the replay in an address; invalid numbers are ignored. */
export function placeIn(search: string): EmbedView {
  const query = new URLSearchParams(search);
  const [viewer, move] = PLACES.map((name) => (/^\d{1,6}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : null));
  return { viewer: viewer!, move: move! };
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const embedCode = (address: string, title: string): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="640" height="760" style="border:0;max-width:100%" loading="lazy"></iframe>`;
