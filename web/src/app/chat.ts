import { useEffect } from "react";
import type { ChatLine } from "../messages";
import { usePart } from "./page";
import { Store, useStore } from "./store";
import type { Table } from "./tables";

/** What is being written in the chat of a table, and what has been read of it. Both belong to one table and one seat. */

export const LONGEST = 500;

interface Kept {
  draft: string;
  /** When the last line that was read was said, by the server's clock; null before anything was. */
  read: number | null;
}

class Chats {
  private readonly stores = new Map<string, Store<Kept>>();

  at({ id, seat }: Table): Store<Kept> {
    const key = `${id} ${seat ?? "-"}`;
    const known = this.stores.get(key) ?? new Store<Kept>({ draft: "", read: null });
    this.stores.set(key, known);
    return known;
  }
}

/**
 * The line that is being written. `say` sends it: it leaves the field at once, so that it is sent once and what is typed
 * meanwhile stays; a line that is refused or lost comes back, in front of that.
 */
export function useDraft(table: Table, failed: (error: unknown) => void) {
  const kept = usePart(Chats).at(table);
  const draft = useStore(kept, (value) => value.draft);
  const write = (next: string) => kept.patch({ draft: next });
  const say = () => {
    const said = draft.trim();
    if (!said) return;
    write("");
    table.say(said).catch((error: unknown) => {
      const now = kept.get().draft;
      write(now ? `${said} ${now}` : said);
      failed(error);
    });
  };
  return { draft, write, say };
}

/** How many lines of others have not been read. `open`: the chat is in view, at its end. */
export function useUnread(table: Table, chat: ChatLine[], open: boolean): number {
  const kept = usePart(Chats).at(table);
  const read = useStore(kept, (value) => value.read);
  const last = chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (open || kept.get().read === null) kept.patch({ read: last });
  }, [kept, open, last]);
  return open || read === null ? 0 : chat.filter((line) => line.at > read && line.seat !== table.seat).length;
}
