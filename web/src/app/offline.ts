import { libraryCalls } from "./library";
import { settingsStore } from "./settings";
import { addressOf, linkTo } from "./site";

/** What is kept for when there is no network: the service worker (tools/sw.js) does it, where the browser has one. */

/** Keep the client itself, and what is read. */
export function keepClient(): void {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    void navigator.serviceWorker.register(addressOf("/sw.js")).catch(() => undefined); // without it the client needs the network
    keepLibraries();
    settingsStore.subscribe(keepLibraries);
  });
  new PerformanceObserver((seen) => keepRead(seen.getEntries() as PerformanceResourceTiming[])).observe({
    type: "resource",
    buffered: true,
  });
}

/** What the first screen says can be looked up without a network, in the language of the moment, before anybody has done so. */
function keepLibraries(): void {
  tell({ wanted: libraryCalls(settingsStore.get().language).map(linkTo) });
}

/** At the first visit, what is read goes past the service worker, which comes last. */
function keepRead(seen: PerformanceResourceTiming[]): void {
  const past = seen.filter(({ workerStart }) => workerStart === 0).map(({ name }) => name);
  if (past.length > 0) tell({ read: past });
}

/** Keep what the engine in this browser needs, now that it has been started. */
export function keepEngine(): void {
  if ("serviceWorker" in navigator) tell({});
}

/** Tell the service worker something, as soon as there is one. */
function tell(what: object): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what));
}
