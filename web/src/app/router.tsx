import { type AnchorHTMLAttributes, type MouseEvent, useMemo, useSyncExternalStore } from "react";
import { linkToScreen, type Place, placeOf, screenAt } from "./site";

/** A small router over the History API: the address is the state, everything else follows from it. */

const CHANGED = "landsraad-place"; // the address was changed here; `popstate`: by the browser

function subscribe(listener: () => void): () => void {
  for (const event of [CHANGED, "popstate"]) window.addEventListener(event, listener);
  return () => {
    for (const event of [CHANGED, "popstate"]) window.removeEventListener(event, listener);
  };
}

/** Go to another path of the client. `replace`: the present one is left out of the history. */
export function navigate(to: string, { replace = false }: { replace?: boolean } = {}): void {
  const target = linkToScreen(to);
  if (target === window.location.href) return;
  const samePath = placeOf(target).path === placeOf(window.location.href).path;
  window.history[replace ? "replaceState" : "pushState"](null, "", target);
  window.dispatchEvent(new Event(CHANGED));
  if (!replace && !samePath) window.scrollTo(0, 0);
}

/** Where the client is now. */
export function presentPlace(): Place {
  return placeOf(window.location.href);
}

/** Where the client is; follows the address. */
export function usePlace(): Place {
  const address = useSyncExternalStore(subscribe, () => window.location.href);
  return useMemo(() => placeOf(address), [address]);
}

/** The present screen as a path with its query, to come back to. */
export function useAddress(): string {
  const { path, query } = usePlace();
  return query.size === 0 ? path : `${path}?${query.toString()}`;
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
  return <a href={screenAt(href)} onClick={go} {...rest} />;
}
