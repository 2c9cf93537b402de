import type { GameStore } from "../../here/store";
import type { TableRow } from "../../messages";

/** A record that was opened in this browser. */
export interface RecordRow {
  id: string;
  /** By seat; "" or missing where nobody has said one. */
  names: string[];
  boxes: string[];
  /** When it was opened: seconds since 1970. */
  created: number;
}

export interface GamesHere {
  tables: TableRow[];
  records: RecordRow[];
}

interface TableKept {
  table: { id: string; phase: TableRow["phase"]; setup: string; options: string; changed: number };
  seats: { seat: number; kind: string; name: string }[];
}

/** The games that this browser keeps, without the engine: the first screen need not load it. A puzzle is no game yet. */
export async function gamesHere(store: GameStore): Promise<GamesHere> {
  const [tables, records] = await Promise.all([store.tables(), store.records()]);
  return {
    tables: (JSON.parse(tables) as TableKept[]).filter(isGame).map(tableRow),
    records: (JSON.parse(records) as { id: string; record: string; at: number }[]).map(recordRow),
  };
}

function isGame({ table }: TableKept): boolean {
  return !(JSON.parse(table.options) as { puzzle?: string }).puzzle;
}

/** All people of a table sit at this screen, so that each game in progress waits for one of them. */
function tableRow({ table, seats }: TableKept): TableRow {
  const mine = seats.filter(({ kind }) => kind === "human").map(({ seat }) => seat);
  return {
    id: table.id,
    phase: table.phase,
    setup: JSON.parse(table.setup) as TableRow["setup"],
    names: seats.map(({ name }) => name),
    open: seats.filter(({ kind }) => kind === "open").length,
    mine,
    waiting: table.phase === "playing" && mine.length > 0,
    created: table.changed,
  };
}

function recordRow({ id, record, at }: { id: string; record: string; at: number }): RecordRow {
  const { names, setup } = JSON.parse(record) as { names?: string[]; setup: { boxes?: string[] } };
  return { id, names: names ?? [], boxes: setup.boxes ?? [], created: at };
}
