import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import { named, nameOf } from "./errors";

/**
 * What this browser keeps: tables as the server's database does (server/schema.py), and records that somebody opened.
 *
 * The host of the games (landsraad/browser) calls it; what crosses is JSON as text. Each method is one transaction: its promise
 * settles when all of that is on the disk, and rejects with nothing changed. Rejections have names: `Conflict`,
 * `QuotaExceededError`, and those of `open`.
 */

export type Row = Record<string, unknown>;

/** `version` rises with every write to a table or to what belongs to it: who believes another one writes nothing. */
export interface TableRow extends Row {
  id: string;
  version: number;
}

/** All that is kept of a table, in order. */
export interface TableKept {
  table: TableRow;
  seats: Row[];
  entries: Row[];
  snapshots: Row[];
  notes: Row[];
  chat: Row[];
}

export interface RecordRow {
  id: string;
  record: string;
  /** When it was opened: seconds since 1970. */
  at: number;
}

/** All that is kept. */
export interface Everything {
  tables: TableKept[];
  records: RecordRow[];
}

interface Write extends Omit<TableKept, "table"> {
  table: string;
  version: number;
  changes: Row;
}

interface OfTable {
  key: IDBValidKey;
  value: Row;
  indexes: { table: string };
}

interface Shelves extends DBSchema {
  tables: { key: string; value: TableRow };
  seats: OfTable;
  entries: OfTable;
  snapshots: OfTable;
  notes: OfTable;
  chat: OfTable;
  records: { key: string; value: RecordRow };
}

const NAME = "landsraad";
const FORM = 1; // of the database
const OF_TABLES = ["seats", "entries", "snapshots", "notes", "chat"] as const;
const ALL = ["tables", ...OF_TABLES, "records"] as const;

type Database = IDBPDatabase<Shelves>;
type All<Mode extends IDBTransactionMode> = IDBPTransaction<Shelves, typeof ALL, Mode>;
type Reading = "readonly" | "readwrite";

export class GameStore {
  private database: Promise<Database> | null = null;

  /**
   * Opens the database, as the other methods do by themselves. Rejects with an Error named `NoStorage` (this browser keeps
   * nothing), `Blocked` (an older client in another tab holds it) or `Outdated` (a newer client has written it).
   */
  async open(): Promise<void> {
    await this.opened();
  }

  create(text: string): Promise<void> {
    const { table, seats } = JSON.parse(text) as TableKept;
    return this.during("readwrite", async (all) => {
      await all.objectStore("tables").add({ ...table, version: 0 });
      await write(all, table.id, { seats });
    });
  }

  /** All of a table, taken over: who knows an earlier version writes nothing more. Null where there is none. chat: so many lines. */
  async claim(id: string, chat: number): Promise<string | null> {
    const kept = await this.during("readwrite", async (all) => {
      const table = await all.objectStore("tables").get(id);
      if (!table) return null;
      await all.objectStore("tables").put({ ...table, version: table.version + 1 });
      return whole(all, id);
    });
    if (!kept) return null;
    const { version } = kept.table;
    return JSON.stringify({ version, ...game(kept), chat: kept.chat.slice(-chat) });
  }

  /** Keep what one command changes (landsraad.table.storage.Write). Rejects with `Conflict` where the table has another version. */
  write(text: string): Promise<void> {
    const { table: id, version, changes, ...rows } = JSON.parse(text) as Write;
    return this.during("readwrite", async (all) => {
      const table = await all.objectStore("tables").get(id);
      if (table?.version !== version) throw named("Conflict", "somebody else has gone on with the table");
      await all.objectStore("tables").put({ ...table, ...changes, version: version + 1 });
      await write(all, id, rows);
    });
  }

  /** A table and its game, only to look at. Null where there is none. */
  async table(id: string): Promise<string | null> {
    const kept = await this.during("readonly", (all) => whole(all, id));
    return kept && JSON.stringify(game(kept));
  }

  /** The rows of all tables, each with its seats. */
  async tables(): Promise<string> {
    const rows = await this.during("readonly", async (all) => {
      const tables = await all.objectStore("tables").getAll();
      return Promise.all(tables.map(async (table) => ({ table, seats: await rowsOf(all, "seats", table.id) })));
    });
    return JSON.stringify(rows);
  }

  /** Keep a table or a record no longer. */
  remove(id: string): Promise<void> {
    return this.during("readwrite", async (all) => {
      await clear(all, id);
      await all.objectStore("tables").delete(id);
      await all.objectStore("records").delete(id);
    });
  }

  put_record(id: string, record: string): Promise<void> {
    return this.during("readwrite", async (all) => {
      await all.objectStore("records").put({ id, record, at: Date.now() / 1000 });
    });
  }

  async record(id: string): Promise<string | null> {
    const row = await this.during("readonly", (all) => all.objectStore("records").get(id));
    return row?.record ?? null;
  }

  /** The rows of all records. */
  async records(): Promise<string> {
    return JSON.stringify(await this.during("readonly", (all) => all.objectStore("records").getAll()));
  }

  everything(): Promise<Everything> {
    return this.during("readonly", async (all) => {
      const ids = await all.objectStore("tables").getAllKeys();
      const tables = await Promise.all(ids.map((id) => whole(all, id)));
      return { tables: tables.filter((kept) => kept !== null), records: await all.objectStore("records").getAll() };
    });
  }

  /** Takes tables and records in. What is here stays, but for a game that is longer there. Says what has come. */
  takeIn({ tables, records }: Everything): Promise<{ tables: number; records: number }> {
    return this.during("readwrite", async (all) => {
      const come = { tables: 0, records: 0 };
      for (const kept of tables) {
        const { id } = kept.table;
        const here = await whole(all, id);
        if (here && here.entries.length >= kept.entries.length) continue;
        if (here) await clear(all, id);
        const version = Math.max(kept.table.version, here?.table.version ?? 0) + 1; // whoever holds it here has lost it
        await all.objectStore("tables").put({ ...kept.table, version });
        await write(all, id, kept);
        come.tables += 1;
      }
      for (const row of records) {
        if (await all.objectStore("records").get(row.id)) continue;
        await all.objectStore("records").add(row);
        come.records += 1;
      }
      return come;
    });
  }

  /** One transaction over all that is kept: whatever goes wrong in it, nothing of it has happened. */
  private async during<Mode extends Reading, T>(mode: Mode, does: (all: All<Mode>) => Promise<T>): Promise<T> {
    const all = await this.begin(mode);
    const done = all.done;
    try {
      const [result] = await Promise.all([does(all), done]);
      return result;
    } catch (error) {
      stop(all);
      await done.catch(() => undefined);
      throw reason(all.error ?? error);
    }
  }

  private async begin<Mode extends Reading>(mode: Mode): Promise<All<Mode>> {
    const begun = (database: Database) => database.transaction(ALL, mode, { durability: "strict" });
    try {
      return begun(await this.opened());
    } catch (error) {
      if (nameOf(error) !== "InvalidStateError") throw error;
      this.database = null; // the browser has closed it: it does so when it needs room, or after a long sleep
      return begun(await this.opened());
    }
  }

  private opened(): Promise<Database> {
    this.database ??= this.connect().catch((error: unknown) => {
      this.database = null; // the next try may succeed
      throw whyShut(error);
    });
    return this.database;
  }

  private connect(): Promise<Database> {
    return new Promise((done, fail) => {
      openDB<Shelves>(NAME, FORM, {
        upgrade: build,
        blocked: () => fail(named("Blocked", "another tab holds the database in an older form")),
        blocking: (_old, _new, event) => this.leave(event.target as IDBDatabase),
        terminated: () => {
          this.database = null;
        },
      }).then(done, fail);
    });
  }

  /** A newer client wants to change the form of the database: it is waited for when it is needed next. */
  private leave(database: IDBDatabase): void {
    this.database = null;
    database.close();
  }
}

function build(database: Database): void {
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("records", { keyPath: "id" });
  const keys: Record<(typeof OF_TABLES)[number], IDBObjectStoreParameters> = {
    seats: { keyPath: ["table_id", "seat"] },
    entries: { keyPath: ["table_id", "n"] },
    snapshots: { keyPath: "table_id" },
    notes: { autoIncrement: true },
    chat: { autoIncrement: true },
  };
  for (const kind of OF_TABLES) database.createObjectStore(kind, keys[kind]).createIndex("table", "table_id");
}

function rowsOf<Mode extends Reading>(all: All<Mode>, kind: (typeof OF_TABLES)[number], id: string): Promise<Row[]> {
  return all.objectStore(kind).index("table").getAll(id);
}

async function whole<Mode extends Reading>(all: All<Mode>, id: string): Promise<TableKept | null> {
  const table = await all.objectStore("tables").get(id);
  if (!table) return null;
  const [seats, entries, snapshots, notes, chat] = await Promise.all([
    rowsOf(all, "seats", id),
    rowsOf(all, "entries", id),
    rowsOf(all, "snapshots", id),
    rowsOf(all, "notes", id),
    rowsOf(all, "chat", id),
  ]);
  return { table, seats, entries, snapshots, notes, chat };
}

/** What the host needs of a table to show its game. */
function game({ table, seats, entries, snapshots, notes }: TableKept): Row {
  return { table, seats, entries, snapshot: snapshots[0] ?? null, notes };
}

/** Rows of a table. A seat and a snapshot take the places of those before; an entry whose number is taken is a conflict. */
async function write(all: All<"readwrite">, id: string, rows: Partial<Omit<TableKept, "table">>): Promise<void> {
  const own = (row: Row) => ({ ...row, table_id: id });
  await Promise.all([
    ...(rows.seats ?? []).map((row) => all.objectStore("seats").put(own(row))),
    ...(rows.entries ?? []).map((row) => all.objectStore("entries").add(own(row))),
    ...(rows.snapshots ?? []).map((row) => all.objectStore("snapshots").put(own(row))),
    ...(rows.notes ?? []).map((row) => all.objectStore("notes").add(own(row))),
    ...(rows.chat ?? []).map((row) => all.objectStore("chat").add(own(row))),
  ]);
}

/** Takes away what belongs to a table. */
async function clear(all: All<"readwrite">, id: string): Promise<void> {
  for (const kind of OF_TABLES) {
    const shelf = all.objectStore(kind);
    const keys = await shelf.index("table").getAllKeys(id);
    await Promise.all(keys.map((key) => shelf.delete(key)));
  }
}

function stop(all: { abort: () => void }): void {
  try {
    all.abort();
  } catch {
    // it has ended by itself
  }
}

/** What ended a transaction: an entry that is there already has been written by somebody else. */
function reason(error: unknown): Error {
  if (nameOf(error) === "ConstraintError") return named("Conflict", "somebody else has gone on with the table");
  return error instanceof Error ? error : named(nameOf(error), String(error));
}

function whyShut(error: unknown): Error {
  const name = nameOf(error);
  const known = name === "Blocked" || name === "QuotaExceededError";
  return named(known ? name : name === "VersionError" ? "Outdated" : "NoStorage", String(error));
}
