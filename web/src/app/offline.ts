import { addressOf } from "./site";

/** What is kept for when there is no network: the service worker (tools/sw.js) does it, where the browser has one. */

/** Keep the client itself, and what is read. */
export function keepClient(): void {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    void navigator.serviceWorker.register(addressOf("/sw.js")).catch(() => undefined); // without it the client needs the network
  });
}

/** Keep what the engine in this browser needs, now that it has been started. */
export function keepEngine(): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage("keep-engine"));
}
