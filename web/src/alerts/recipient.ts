/** This browser as a recipient of alerts, and its data for the server. */
import { api } from "../api/http";
import type { AlertState, AlertRequest } from "../api/types";
import { choose, chosen, NOTHING, ownProfile, wantedSecrets } from "../lib/alerts";
import { i18n } from "../lib/i18n.svelte";

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The push subscription of this browser, created if necessary. */
async function subscription(key: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.getSubscription();
  return found ?? worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** Send all settings to the server; null if there are no alerts and the server has no recipient. */
export async function save(): Promise<AlertState | null> {
  const now = chosen();
  if (!now.push) await unsubscribe();
  if (!now.push && !now.mail && !now.webhook) {
    if (now.key) await api.deleteAlerts(now.key);
    choose({ key: null, known: NOTHING });
    return null;
  }
  const offer = await api.alerts();
  const device = now.push && offer.push ? (await subscription(offer.push)).toJSON() : null;
  const secrets = wantedSecrets(now);
  const profile = ownProfile();
  const request: AlertRequest = {
    secrets,
    profile,
    language: i18n.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC",
    quiet: now.quiet && { start: now.quiet[0], end: now.quiet[1] },
    digest: now.digest,
    alarm: now.alarm,
    push: device && { endpoint: device.endpoint!, p256dh: device.keys!["p256dh"]!, auth: device.keys!["auth"]! },
    mail: (offer.mail && now.mail) || null,
    webhook: (offer.webhooks && now.webhook) || null,
  };
  const key = now.key ?? newKey();
  const state = await api.saveAlerts(key, request);
  choose({ key, known: { secrets, profile, endpoint: device?.endpoint ?? "" } });
  return state;
}

/** Save again if seats are new, or if the browser has another push address than the server knows. */
export async function follow(sameSeats: boolean): Promise<void> {
  if (sameSeats) {
    const worker = await navigator.serviceWorker?.getRegistration();
    const found = await worker?.pushManager?.getSubscription();
    if (found?.endpoint === chosen().known.endpoint) return;
  }
  await save();
}
