/** What web/src/here/store.ts does, without a database: the border between JavaScript and Python is the same. */
export function makeStore() {
  const tables = new Map();
  const records = new Map();
  const named = (name) => Object.assign(new Error(`${name}: the store rejects this`), { name });
  const store = {
    fails: "",
    async create(text) {
      const { table, seats } = JSON.parse(text);
      const none = { entries: [], snapshot: null, notes: [], chat: [] };
      tables.set(table.id, { table: { ...table, version: 0 }, seats, ...none });
    },
    async claim(id, chat) {
      const kept = tables.get(id);
      if (!kept) return null;
      kept.table.version += 1;
      return JSON.stringify({ ...kept, version: kept.table.version, chat: kept.chat.slice(-chat) });
    },
    async write(text) {
      const write = JSON.parse(text);
      const kept = tables.get(write.table);
      if (kept?.table.version !== write.version) throw named("Conflict");
      Object.assign(kept.table, write.changes, { version: write.version + 1 });
      for (const kind of ["entries", "notes", "chat"]) kept[kind].push(...write[kind]);
      kept.snapshot = write.snapshots.at(-1) ?? kept.snapshot;
      for (const seat of write.seats) kept.seats[seat.seat] = seat;
    },
    async table(id) {
      const { table, seats, entries, snapshot, notes } = tables.get(id) ?? {};
      return table ? JSON.stringify({ table, seats, entries, snapshot, notes }) : null;
    },
    async tables() {
      return JSON.stringify([...tables.values()].map(({ table, seats }) => ({ table, seats })));
    },
    async put_record(id, record) {
      records.set(id, record);
    },
    async record(id) {
      return records.get(id) ?? null;
    },
  };
  // Each method settles later, as a transaction does, and rejects with `fails` where that is set.
  return new Proxy(store, {
    get: (target, name) =>
      typeof target[name] !== "function"
        ? target[name]
        : async (...given) => {
            await new Promise((done) => setTimeout(done, 0));
            if (target.fails) throw named(target.fails);
            return target[name](...given);
          },
  });
}
