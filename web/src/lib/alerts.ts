/** Turn alerts: this browser's settings, and what the open page can do by itself. */
import { hasLobby } from "./lobby";
import { read, storage, write } from "./storage";

export interface AlertChoice {
  /** Notifications of the open page, while it is in the background. */
  page: boolean;
  /** Web Push to this browser, also while the page is closed. */
  push: boolean;
  mail: string;
  webhook: string;
  /** Minutes of the day between which nothing is sent. */
  quiet: [number, number] | null;
  /** The minutes that one message summarises. */
  digest: number;
  alarm: boolean;
  /** Tables without alerts. */
  off: string[];
  /** The key of this browser as a recipient, once the server knows it. */
  key: string | null;
  /** The secrets, the profile and the push address that the server has. */
  known: { secrets: string[]; profile?: string | null; endpoint: string };
}

const KEY = "alerts";
export const NOTHING: AlertChoice["known"] = { secrets: [], endpoint: "" };
const NONE: AlertChoice = {
  page: false,
  push: false,
  mail: "",
  webhook: "",
  quiet: null,
  digest: 0,
  alarm: true,
  off: [],
  key: null,
  known: NOTHING,
};

export const chosen = (): AlertChoice => ({ ...NONE, ...read<Partial<AlertChoice>>(KEY, {}) });
export const choose = (change: Partial<AlertChoice>): void => write(KEY, { ...chosen(), ...change });

/** The next game at a table without alerts has none, either. */
export function moveAlong(games: string[], next: string): void {
  const { off } = chosen();
  if (!off.includes(next) && games.some((one) => off.includes(one))) choose({ off: [next, ...off].slice(0, 200) });
}

/** The secrets of the seats with alerts, newest first. */
export function wantedSecrets({ off } = chosen()): string[] {
  return [...new Set(storage.seats.filter(({ table }) => !off.includes(table)).map(({ secret }) => secret))];
}

/** The key of our profile in the public lobby, whose invitations are alerts as well. */
export const ownProfile = (): string | null => (hasLobby ? (read<{ key: string } | null>("profile", null)?.key ?? null) : null);

/** Send new seats to the server, if there are alerts beyond the open page. */
export async function keepUp(): Promise<void> {
  const now = chosen();
  if (!now.key) return;
  const secrets = wantedSecrets(now);
  const same = (now.known.profile ?? null) === ownProfile() && secrets.length === now.known.secrets.length && secrets.every((one) => now.known.secrets.includes(one));
  if (same && !now.push) return;
  const { follow } = await import("../alerts");
  await follow(same).catch(() => {}); // the next visit tries again
}

/** How many tables wait, on the icon of the installed app. */
export function showBadge(waiting: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

/** Notify that it is our turn at a table, unless the page is visible. */
export async function tellTurn(table: string, title: string, body: string): Promise<void> {
  const { page, off } = chosen();
  if (!page || off.includes(table) || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const options = { body, tag: `turn-${table}`, icon: "icon-192.png", badge: "badge-96.png", data: { table } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => window.focus();
}
