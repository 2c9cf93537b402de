/**
 * Where in the site the client is: at its root, or below a path of its own (`/dune`). A server writes that into the page.
 * A site of plain files can't: there the page itself lies at the root, and what is shown stands in its query.
 *
 * Inside the client a path is one of its own (`/new`); whatever leaves it goes through here.
 */

/** A screen of the client, as an address names it. */
export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const SCREEN = "screen"; // in the query, where only files lie

/** Is there a server behind the page? A site of plain files has none: then all that is played is played in this browser. */
export function hasServer(): boolean {
  return document.querySelector('meta[name="server"]')?.getAttribute("content") !== "no";
}

/** What all addresses begin with: empty at the root of the site. */
function root(): string {
  if (!hasServer()) return window.location.pathname.replace(/\/[^/]*$/, "");
  const given = document.querySelector('meta[name="root"]')?.getAttribute("content") ?? "";
  return given.startsWith("/") ? given.replace(/\/+$/, "") : "";
}

/** The address of a file of the client or of a call of the server, for the browser. */
export function addressOf(path: string): string {
  return root() + path;
}

/** The same, whole. */
export function linkTo(path: string): string {
  return new URL(addressOf(path), window.location.href).href;
}

/**
 * The address of a screen (`/t/abc?seat=1`): its path below the root. No file lies there, so without a server it would be lost
 * when the page is loaded again: then it is a query of the one page that there is (`/?screen=/t/abc&seat=1`), for which every
 * file server gives that page. What is behind `#` stays what it is, a place on the screen.
 */
export function screenAt(path: string): string {
  return addressOf(hasServer() || path === "/" ? path : `/?${SCREEN}=${path.replace("?", "&")}`);
}

/** The same, whole, to give to others. */
export function linkToScreen(path: string): string {
  return new URL(screenAt(path), window.location.href).href;
}

/** The screen of an address of the browser; the first one where it is not below the root. */
export function placeOf(address: string): Place {
  const { pathname, searchParams: query, hash } = new URL(address);
  const below = pathname.startsWith(`${root()}/`) ? pathname.slice(root().length) : "/";
  const path = hasServer() ? below : (query.get(SCREEN) ?? "/");
  query.delete(SCREEN);
  return { path: path.replace(/\/+$/, "") || "/", query, hash };
}
