/**
 * Where in the site the client is: at its root, or below a path of its own (`/dune`). The server writes that into the page.
 *
 * Inside the client a path is one of its own (`/new`); whatever leaves it goes through here.
 */

/** What all addresses begin with: empty at the root of the site. */
function root(): string {
  const given = document.querySelector('meta[name="root"]')?.getAttribute("content") ?? "";
  return given.startsWith("/") ? given.replace(/\/+$/, "") : "";
}

/** The address of a path of the client or the server, for the browser. */
export function addressOf(path: string): string {
  return root() + path;
}

/** The whole address, to give to others. */
export function linkTo(path: string): string {
  return new URL(addressOf(path), window.location.href).href;
}

/** The client's own path of an address of the browser; `/` where it is not below the root. */
export function pathOf(address: string): string {
  const path = address.startsWith(`${root()}/`) ? address.slice(root().length) : "/";
  return path.replace(/\/+$/, "") || "/";
}
