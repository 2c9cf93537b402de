// Keeps the client itself and the libraries of card texts, so that both open without a network. Tables are never kept.
const VERSION = "@version@";
const ROOT = new URL(self.registration.scope).pathname; // of the client: another one in the same site keeps its own
const SHELL = "@shell@".map((file) => ROOT + file);
const SHELL_CACHE = `${ROOT}shell-${VERSION}`;
const LIBRARY_CACHE = `${ROOT}library`;
const OURS = new RegExp(`^(${ROOT})?(shell-\\w+|library)$`); // the names had no root before
const PATIENCE = 4000; // milliseconds until the kept page is shown instead

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL_CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => names.filter((name) => OURS.test(name) && name !== SHELL_CACHE && name !== LIBRARY_CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(`${ROOT}api/library/`) || url.pathname === `${ROOT}api/about.json`) {
    event.respondWith(newestOrKept(request));
  } else if (request.mode === "navigate" && !url.pathname.startsWith(`${ROOT}api/`)) {
    event.respondWith(page(request));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(
      caches.match(request, { ignoreSearch: true, ignoreVary: true }).then((kept) => kept ?? fetch(request)),
    );
  }
});

async function newestOrKept(request) {
  const cache = await caches.open(LIBRARY_CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw error;
  }
}

async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const kept = await caches.match(ROOT, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
