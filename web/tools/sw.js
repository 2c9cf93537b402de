// Keeps what is needed to go on without a network: the client as soon as it has been visited; what the engine in this browser
// needs once that has been started (a message says so); libraries of card texts as they are read. Tables of a server are never
// kept. What cannot be kept, for want of room or of a network, is asked for again the next time; the page works all the same.
const VERSION = "@version@";
const ROOT = new URL(self.registration.scope).pathname; // of the client: another one in the same site keeps its own
const SHELL = "@shell@".map((file) => ROOT + file);
const ENGINE = "@engine@".map((file) => ROOT + file);
const ZIP = `${ROOT}here/zip.json`; // names the file with the game's part of the engine, which changes more often than the client
const SHELL_CACHE = `${ROOT}shell-${VERSION}`;
const ENGINE_CACHE = `${ROOT}engine`;
const ANSWER_CACHE = `${ROOT}answers`;
const OURS = new RegExp(`^(${ROOT})?(shell-\\w+|engine|answers|library)$`); // also the names of older ones
const PATIENCE = 4000; // milliseconds until what was kept is shown instead

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const { read, wanted } = event.data; // addresses; without them it is the engine that has been started
  event.waitUntil((read ? keepAnswers(read) : wanted ? keepMissing(wanted) : keepEngine()).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !pathname.startsWith(ROOT)) return;
  if (isAnswer(pathname)) {
    event.respondWith(newestAnswer(event));
  } else if (pathname === ZIP) {
    event.respondWith(newestOrKept(request, ZIP));
  } else if (pathname !== ROOT && (SHELL.includes(pathname) || ENGINE.includes(pathname) || isGame(pathname))) {
    event.respondWith(keptOrNewest(request));
  } else if (request.mode === "navigate" && !pathname.startsWith(`${ROOT}api/`)) {
    event.respondWith(newestOrKept(request, ROOT));
  }
});

self.addEventListener("push", (event) => event.waitUntil(showCall(event.data.json())));
self.addEventListener("notificationclick", (event) => event.waitUntil(openCalled(event.notification)));

/** A call of the server: somebody is waited for (landsraad/server/away). */
function showCall({ title, body, link, tag }) {
  return self.registration.showNotification(title, { body, tag, icon: `${ROOT}icon-192.png`, data: link });
}

/** Opens what a call is about, in the window that shows it already where there is one; never another site. */
async function openCalled(notification) {
  notification.close();
  const { pathname } = new URL(notification.data);
  const place = pathname.startsWith(ROOT) ? pathname : ROOT;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === place);
  return shown ? shown.focus() : self.clients.openWindow(self.location.origin + place);
}

async function install() {
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll(
    SHELL.map((file) => new Request(file, { cache: isNamedByContent(file) ? "default" : "no-cache" })),
  );
  if (await caches.has(ENGINE_CACHE)) await keepEngine(); // whoever plays here can go on with this build, too
  await self.skipWaiting();
}

async function activate() {
  const current = [SHELL_CACHE, ENGINE_CACHE, ANSWER_CACHE];
  const old = (await caches.keys()).filter((name) => OURS.test(name) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Keep all that the engine needs, and nothing of an older one. Rejects where it cannot be had; then all stays as it was. */
async function keepEngine() {
  const named = await fetch(ZIP, { cache: "no-cache" });
  if (!named.ok) throw new Error(`${ZIP}: ${named.status}`);
  const { zip } = await named.clone().json();
  const needed = [...ENGINE, `${ROOT}here/${zip}`];
  const cache = await caches.open(ENGINE_CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  await cache.addAll(needed.filter((file) => !kept.includes(file))); // all of them or none, and only whole ones
  await cache.put(ZIP, named);
  const old = kept.filter((file) => file !== ZIP && !needed.includes(file));
  await Promise.all(old.map((file) => cache.delete(file, { ignoreVary: true })));
}

/** Keep what was read while there was no service worker yet. */
async function keepAnswers(read) {
  const cache = await caches.open(ANSWER_CACHE);
  const answers = read.filter((address) => isAnswer(new URL(address).pathname));
  await Promise.allSettled(answers.map((address) => cache.add(address)));
}

/** Keep what may be read later, unless it is here. */
async function keepMissing(wanted) {
  const here = await Promise.all(wanted.map(kept));
  await keepAnswers(wanted.filter((_, i) => !here[i]));
}

/** What never changes. */
async function keptOrNewest(request) {
  return (await kept(request)) ?? fetch(request);
}

/** What may change: from the network, but where something is kept it is shown when that does not answer in time. */
async function newestOrKept(request, place) {
  const before = await kept(place);
  if (!before) return fetch(request);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: patience.signal });
  } catch {
    return before;
  } finally {
    clearTimeout(timer);
  }
}

/** The same for an answer that is kept as it comes. */
async function newestAnswer(event) {
  const { request } = event;
  const answer = await newestOrKept(request, request);
  if (answer.ok) {
    const copy = answer.clone();
    const keep = async () => (await caches.open(ANSWER_CACHE)).put(request, copy);
    event.waitUntil(keep().catch(() => undefined));
  }
  return answer;
}

function kept(place) {
  return caches.match(place, { ignoreSearch: true, ignoreVary: true }).catch(() => undefined);
}

function isAnswer(file) {
  return file.startsWith(`${ROOT}api/library/`) || file === `${ROOT}api/about.json`;
}

function isNamedByContent(file) {
  return file.startsWith(`${ROOT}assets/`);
}

function isGame(file) {
  return file.startsWith(`${ROOT}here/`);
}
