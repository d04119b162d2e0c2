/** Keeps the shell, so that the page opens at once and also without a network. Never what the API says, but for what
 * the page of puzzles has put aside. */
const CACHE = "kagemusha-1";
const PUZZLES = "kagemusha-puzzles";
const SHELL = new URL("./", self.registration.scope).href;
const ASSETS = `${SHELL}assets/`;

/** The shell and the assets that it names: the page that brought us here was loaded without us. */
async function stocked() {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL);
  if (!shell.ok) throw new Error(`${shell.status} ${shell.statusText}`);
  const named = (await shell.clone().text()).matchAll(/"\.\/(assets\/[^"]+)"/g);
  // An asset may be named twice, and `addAll` refuses to fetch it twice.
  await cache.addAll([...new Set(Array.from(named, ([, asset]) => SHELL + asset))]);
  await cache.put(SHELL, shell);
}

self.addEventListener("install", (event) => {
  event.waitUntil(stocked().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE && name !== PUZZLES).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

/** Another shell names other assets: those of the former one are not needed any more. */
async function renewed(cache, answer) {
  const before = await cache.match(SHELL);
  if (!before || before.headers.get("ETag") === answer.headers.get("ETag")) return;
  for (const request of await cache.keys()) if (request.url.startsWith(ASSETS)) await cache.delete(request);
}

/** What the network says, and kept for later; what was kept, where there is no network. */
async function fresh(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && key === SHELL) await renewed(cache, answer);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Names of assets tell what is in them: what was kept is as good as new. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** What the network says; what was put aside, where there is no network. */
async function orPutAside(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(PUZZLES)).match(request.url, { ignoreVary: true });
    if (found) return found;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(`${SHELL}api/games`)) return event.respondWith(orPutAside(request));
  if (request.method !== "GET" || !request.url.startsWith(SHELL) || request.url.startsWith(`${SHELL}api/`)) return;
  // Every page is the same page: the address is read in the browser.
  if (request.mode === "navigate") event.respondWith(fresh(request, SHELL));
  else if (request.url.startsWith(ASSETS)) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});

/** A push: at which table it is our turn, or that somebody invites us, and at how many tables others wait. */
async function showAlert({ title, body, table, page, waiting }) {
  if ("setAppBadge" in navigator) await navigator.setAppBadge(waiting).catch(() => {});
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Who looks at it knows.
  if (page && open.some(({ url, visibilityState }) => visibilityState === "visible" && url.startsWith(SHELL + page))) return;
  const icons = { icon: `${SHELL}icon-192.png`, badge: `${SHELL}badge-96.png` };
  await self.registration.showNotification(title, { body, tag: table ? `turn-${table}` : page || "turns", data: { page }, ...icons });
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showAlert(event.data.json()));
});

/** To the table or the lobby: in the window that shows it, or any other of ours, or a new one. */
async function shown(address) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => url.startsWith(address)) ?? open[0];
  if (!there) return self.clients.openWindow(address);
  const front = await there.focus();
  return front.url.startsWith(address) ? front : front.navigate(address);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(shown(SHELL + (event.notification.data?.page ?? "")));
});
