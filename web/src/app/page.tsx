import { createContext, type ReactNode, use, useState } from "react";

/**
 * What is kept for as long as the page is open: one object of a class for each of its parts (the tables that it is connected
 * to, the libraries that it has fetched, ...), made when it is first asked for. No module keeps anything of its own.
 */
export class Page {
  private readonly parts = new Map<new () => object, object>();

  part<T extends object>(Part: new () => T): T {
    const part = this.parts.get(Part) ?? new Part();
    this.parts.set(Part, part);
    return part as T;
  }
}

const Context = createContext<Page | null>(null);

/** Gives the page to everything inside. `page`: this one instead of a new one (tests). */
export function PageProvider({ page, children }: { page?: Page; children: ReactNode }) {
  const [own] = useState(() => page ?? new Page());
  return <Context value={page ?? own}>{children}</Context>;
}

/** A part of the page. */
export function usePart<T extends object>(Part: new () => T): T {
  const page = use(Context);
  if (!page) throw new Error("usePart outside of PageProvider");
  return page.part(Part);
}
