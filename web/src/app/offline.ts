import { addressOf } from "./site";

/** What is kept for when there is no network: the service worker (tools/sw.js) does it, where the browser has one. */

/** Keep the client itself, and what is read. */
export function keepClient(): void {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    void navigator.serviceWorker.register(addressOf("/sw.js")).catch(() => undefined); // without it the client needs the network
  });
  if (!navigator.serviceWorker.controller) keepRead();
}

/** At the first visit, what is read has gone past the service worker, which comes last. */
function keepRead(): void {
  tell(() => ({ read: performance.getEntriesByType("resource").map(({ name }) => name) }));
}

/** Keep what the engine in this browser needs, now that it has been started. */
export function keepEngine(): void {
  if ("serviceWorker" in navigator) tell(() => ({}));
}

/** Tell the service worker something, as soon as there is one. */
function tell(what: () => object): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what()));
}
