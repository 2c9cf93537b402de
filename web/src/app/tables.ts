import { useEffect, useMemo } from "react";
import { engine } from "../here/engine";
import { type Where, whereOf } from "../here/where";
import { Connection, type Socket, type TableState } from "./connection";
import { usePart } from "./page";
import { linkTo } from "./site";
import { useStore } from "./store";

const LINGER = 250; // milliseconds that a connection outlives its last user, who may only be drawing anew

interface Entry {
  key: string;
  table: string;
  connection: Connection;
  users: number;
}

/** The other end of a connection: the server, or the engine of this browser. */
function dial(table: string, seat: number | null): Socket {
  if (whereOf(table) === "here") return engine.dial(table, seat);
  return new WebSocket(address(table, seat)) as unknown as Socket;
}

function address(table: string, seat: number | null): string {
  const url = new URL(linkTo(`/api/tables/${encodeURIComponent(table)}/live`));
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  if (seat !== null) url.searchParams.set("seat", String(seat));
  return url.href;
}

/** The connections to tables that are open in the page, one for each table and seat. */
export class Tables {
  private readonly entries = new Map<string, Entry>();

  constructor() {
    window.addEventListener("offline", () => {
      for (const connection of this.of("online")) connection.offline();
    });
    window.addEventListener("online", () => this.revive());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.revive();
    });
    engine.store.subscribe(() => {
      if (engine.store.get().status === "ready") this.restore();
    });
  }

  entryOf(table: string, seat: number | null): Entry {
    const key = `${table} ${seat ?? "-"}`;
    const known = this.entries.get(key);
    if (known) return known;
    const connection = new Connection(() => dial(table, seat));
    const entry = { key, table, connection, users: 0 };
    this.entries.set(key, entry);
    return entry;
  }

  use(entry: Entry): void {
    this.entries.set(entry.key, entry);
    entry.users += 1;
    entry.connection.open();
  }

  /**
   * Where another seat of the table is looked at instead, it ends at once: what this one saw is neither kept meanwhile nor
   * taken for news when its turn comes again.
   */
  release(entry: Entry): void {
    entry.users -= 1;
    queueMicrotask(() => {
      if ([...this.entries.values()].some(({ table, users }) => table === entry.table && users > 0)) this.leave(entry);
    });
    window.setTimeout(() => this.leave(entry), LINGER);
  }

  private leave(entry: Entry): void {
    if (entry.users > 0) return;
    entry.connection.close();
    if (this.entries.get(entry.key) === entry) this.entries.delete(entry.key);
  }

  private of(where: Where): Connection[] {
    return [...this.entries.values()]
      .filter(({ table }) => whereOf(table) === where)
      .map(({ connection }) => connection);
  }

  private revive(): void {
    for (const { connection } of this.entries.values()) {
      if (connection.store.get().status === "lost") connection.reconnect();
    }
  }

  /** The engine has been started: whoever waits for it need not wait for the next attempt. */
  private restore(): void {
    for (const connection of this.of("here")) {
      if (connection.store.get().status !== "closed") connection.reconnect();
    }
  }
}

/** What a screen may do at a table. Every promise settles when the server has answered, a refusal as a `CommandError`. */
export interface Table {
  id: string;
  seat: number | null;
  connection: Connection;
  /** Answer the present decision: several actions are taken whole or refused whole. */
  act: (...actions: string[]) => Promise<void>;
  undo: (to?: "choice" | "point") => Promise<void>;
  consent: (allow: boolean) => Promise<void>;
  say: (text: string) => Promise<void>;
  ready: (ready: boolean) => Promise<void>;
  reconnect: () => void;
}

/** The table as this seat (null: a spectator) sees it; connected for as long as a component uses it. */
export function useTable(id: string, seat: number | null): Table {
  const tables = usePart(Tables);
  const entry = useMemo(() => tables.entryOf(id, seat), [tables, id, seat]);
  useEffect(() => {
    tables.use(entry);
    return () => tables.release(entry);
  }, [tables, entry]);
  return useMemo(() => handle(id, seat, entry.connection), [id, seat, entry]);
}

function handle(id: string, seat: number | null, connection: Connection): Table {
  const decision = () => connection.store.get().game?.n ?? 0;
  return {
    id,
    seat,
    connection,
    act: (...actions) => connection.command({ type: "act", decision: decision(), actions }),
    undo: (to = "choice") => connection.command({ type: "undo", decision: decision(), to }),
    consent: (allow) => connection.command({ type: "consent", decision: decision(), allow }),
    say: (text) => connection.command({ type: "chat", text }),
    ready: (ready) => connection.command({ type: "ready", ready }),
    reconnect: () => connection.reconnect(),
  };
}

/** The state of a table's connection; with `pick`, a part of it. */
export function useTableState(table: Table): TableState;
export function useTableState<P>(table: Table, pick: (state: TableState) => P): P;
export function useTableState<P>(table: Table, pick?: (state: TableState) => P): P | TableState {
  return useStore<TableState, P | TableState>(table.connection.store, pick);
}
