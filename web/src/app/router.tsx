import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from "react";
import { addressOf, linkTo, pathOf } from "./site";

/** A small router over the History API: the address is the state, everything else follows from it. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const listeners = new Set<() => void>();
let place = read();

function read(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathOf(pathname), query: new URLSearchParams(search), hash };
}

function changed(): void {
  place = read();
  for (const listener of listeners) listener();
}

window.addEventListener("popstate", changed);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Go to another path of the client. `replace`: the present one is left out of the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const target = new URL(linkTo(to));
  if (target.href === window.location.href) return;
  const samePath = target.pathname === window.location.pathname;
  window.history[replace ? "replaceState" : "pushState"](null, "", target);
  changed();
  if (!replace && !samePath) window.scrollTo(0, 0);
}

/** Where the client is; follows the address. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, () => place);
}

/** The parameters of a path that fits the pattern (`/t/:table`), or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? "";
    if (part.startsWith(":") && value !== "") parameters[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return parameters;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An anchor to another screen of the client. */
export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || modified || rest.target) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={addressOf(href)} onClick={go} {...rest} />;
}
