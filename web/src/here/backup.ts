import { ApiError } from "../app/refusal";
import { type Everything, GameStore, type RecordRow, type Row, type TableKept } from "./store";
import { whereOf } from "./where";

/** All of this browser as one file: its games, the records that were opened, and what the page keeps for itself. */

const FORMAT = "landsraad-backup";
const VERSION = 1;

/** Under these keys of `localStorage` the page keeps the settings and the companion's game. */
const OF_PAGE = ["landsraad.settings", "landsraad.companion"] as const;

interface Backup extends Everything {
  format: typeof FORMAT;
  version: typeof VERSION;
  page: Partial<Record<(typeof OF_PAGE)[number], string>>;
}

/** What a file has brought: so many tables and records. */
export interface Brought {
  tables: number;
  records: number;
}

/** Everything as a file. */
export async function makeBackup(): Promise<File> {
  const page: Backup["page"] = {};
  for (const key of OF_PAGE) {
    const value = window.localStorage.getItem(key);
    if (value !== null) page[key] = value;
  }
  const backup: Backup = { format: FORMAT, version: VERSION, page, ...(await new GameStore().everything()) };
  const day = new Date().toISOString().slice(0, 10);
  return new File([JSON.stringify(backup)], `landsraad-${day}.json`, { type: "application/json" });
}

/**
 * Takes in what a backup holds. What is here already stays, but for a game that is longer there. Rejects, with nothing taken,
 * where the text is no backup (`backup_foreign`), one of a newer client (`backup_newer`) or damaged (`backup_broken`).
 */
export async function takeBackup(text: string): Promise<Brought> {
  const backup = readBackup(text);
  const brought = await new GameStore().takeIn(backup);
  for (const key of OF_PAGE) {
    const newValue = backup.page[key];
    if (newValue === undefined || window.localStorage.getItem(key) !== null) continue;
    window.localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent("storage", { key, newValue })); // as if another tab had written it
  }
  return brought;
}

function readBackup(text: string): Backup {
  const data = parsed(text);
  if (!isRow(data) || data.format !== FORMAT) throw new ApiError("backup_foreign", 0);
  if (typeof data.version === "number" && data.version > VERSION) throw new ApiError("backup_newer", 0);
  if (!isBackup(data)) throw new ApiError("backup_broken", 0);
  return data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError("backup_foreign", 0);
  }
}

function isBackup(data: Row): data is Row & Backup {
  const { version, page, tables, records } = data;
  if (version !== VERSION || !isRow(page)) return false;
  if (!OF_PAGE.every((key) => page[key] === undefined || typeof page[key] === "string")) return false;
  return isListOf(tables, isTable) && isListOf(records, isRecord);
}

function isTable(value: unknown): value is TableKept {
  if (!isRow(value)) return false;
  const { table, seats, entries, snapshots, notes, chat } = value;
  return (
    isRow(table) &&
    isOfHere(table.id) &&
    Number.isInteger(table.version) &&
    isListOf(seats, isRow) &&
    seats.every(({ seat }, i) => seat === i) &&
    isListOf(entries, isRow) &&
    entries.every(({ n }, i) => n === i) &&
    isListOf(snapshots, isRow) &&
    snapshots.length <= 1 &&
    isListOf(notes, isRow) &&
    isListOf(chat, isRow)
  );
}

function isRecord(value: unknown): value is RecordRow {
  return isRow(value) && isOfHere(value.id) && typeof value.record === "string" && typeof value.at === "number";
}

function isOfHere(id: unknown): boolean {
  return typeof id === "string" && whereOf(id) === "here";
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOf<T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] {
  return Array.isArray(value) && value.every(isOne);
}
