import { IDBDatabase as Database, IDBFactory, IDBObjectStore as Shelf } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GameStore, type TableKept } from "./store";

const ID = "here-abcdefghijkl";
const row = (id = ID) => ({ id, code: "c", phase: "game", changed: 1.5 });
const seat = (number: number, name = "") => ({ seat: number, kind: "human", name });
const entry = (n: number, action = "pass") => ({ n, seat: 0, action, back: 0, spent: 0, at: 1.25 });
const NOTHING = {
  by: "",
  changes: {},
  entries: [],
  snapshots: [],
  seats: [],
  chat: [],
  notes: [],
  offers: [],
  used: [],
};

let store: GameStore;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  store = new GameStore();
});

const begin = (id = ID) => store.create(JSON.stringify({ table: row(id), seats: [seat(0, "A"), seat(1, "B")] }));
const write = (version: number, what: object, id = ID, by = store) =>
  by.write(JSON.stringify({ ...NOTHING, table: id, version, ...what }));
const look = async (id = ID) => JSON.parse((await store.table(id))!) as TableKept & { snapshot: object | null };
const claim = async (chat = 100) => JSON.parse((await store.claim(ID, chat))!) as TableKept & { version: number };

describe("a table in this browser", () => {
  it("is kept with its seats, and gone with all that belongs to it", async () => {
    await begin();
    await begin("here-other");
    await write(0, { entries: [entry(0)], chat: [{ text: "hello" }] });
    expect(await look()).toMatchObject({ table: { ...row(), version: 1 }, seats: [seat(0, "A"), seat(1, "B")] });
    expect(JSON.parse(await store.tables())).toMatchObject([
      { table: row(), seats: [{}, {}] },
      { table: { id: "here-other" } },
    ]);
    await store.remove(ID);
    expect(await store.table(ID)).toBeNull();
    expect(await store.claim(ID, 1)).toBeNull();
    expect(await look("here-other")).toMatchObject({ seats: [seat(0, "A"), seat(1, "B")] });
    await begin();
    expect(await claim()).toMatchObject({ entries: [], chat: [] });
  });

  it("keeps what a command changes, each kind of row in its way", async () => {
    await begin();
    await write(0, { entries: [entry(0), entry(1)], snapshots: [{ n: 1, state: "a" }], chat: [{ text: "1" }] });
    await write(1, {
      changes: { phase: "over", result: "[]" },
      entries: [entry(2)],
      snapshots: [
        { n: 2, state: "b" },
        { n: 3, state: "c" },
      ],
      seats: [seat(1, "C")],
      chat: [{ text: "2" }, { text: "3" }],
      notes: [{ n: 3, event: "left" }],
    });
    const { version, table, ...rest } = await claim(2);
    expect([version, table.version]).toEqual([3, 3]);
    expect(table).toMatchObject({ phase: "over", result: "[]", code: "c" });
    expect(rest).toMatchObject({
      seats: [seat(0, "A"), seat(1, "C")],
      entries: [entry(0), entry(1), entry(2)],
      snapshot: { n: 3, state: "c" },
      notes: [{ n: 3, event: "left" }],
      chat: [{ text: "2" }, { text: "3" }],
    });
  });

  it("is written by nobody who believes another version", async () => {
    await begin();
    const { version } = await claim();
    await expect(write(version - 1, { changes: { phase: "over" } })).rejects.toMatchObject({ name: "Conflict" });
    await expect(write(0, {}, "here-nowhere")).rejects.toMatchObject({ name: "Conflict" });
    await write(version, { entries: [entry(0)] });
    await expect(write(version, { entries: [entry(1)] })).rejects.toMatchObject({ name: "Conflict" });
    expect(await look()).toMatchObject({ table: { phase: "game", version: version + 1 }, entries: [entry(0)] });
  });

  it("goes to whoever claimed it last, in whichever tab", async () => {
    await begin();
    const other = new GameStore();
    await store.claim(ID, 1);
    await other.claim(ID, 1);
    await expect(write(1, { entries: [entry(0)] })).rejects.toMatchObject({ name: "Conflict" });
    await write(2, { entries: [entry(0)] }, ID, other);
  });

  it("is never half written", async () => {
    await begin();
    await write(0, { entries: [entry(0)] });
    const second = {
      changes: { phase: "over" },
      chat: [{ text: "x" }],
      snapshots: [{ n: 1 }],
      entries: [entry(1), entry(0)],
    };
    await expect(write(1, second)).rejects.toMatchObject({ name: "Conflict" });
    expect(await look()).toMatchObject({ table: { phase: "game", version: 1 }, entries: [entry(0)], snapshot: null });
    expect((await claim()).chat).toEqual([]);
    await expect(begin()).rejects.toMatchObject({ name: "Conflict" });
  });

  it("asks the browser to put each write on the disk before it says so", async () => {
    await store.open();
    const transaction = vi.spyOn(Database.prototype, "transaction");
    await begin();
    await write(0, { entries: [entry(0)] });
    expect(transaction.mock.calls.map(([, mode, options]) => [mode, options])).toEqual(
      Array(2).fill(["readwrite", { durability: "strict" }]),
    );
  });
});

describe("records", () => {
  it("are kept as they came", async () => {
    expect(await store.record("here-r")).toBeNull();
    await store.put_record("here-r", '{ "rules": 2 }');
    expect(await store.record("here-r")).toBe('{ "rules": 2 }');
    expect(JSON.parse(await store.records())).toMatchObject([{ id: "here-r", record: '{ "rules": 2 }' }]);
    await store.remove("here-r");
    expect(JSON.parse(await store.records())).toEqual([]);
  });
});

describe("a browser that does not keep things", () => {
  it("says that there is no room, and has changed nothing", async () => {
    await begin();
    vi.spyOn(Shelf.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await expect(write(0, { entries: [entry(0)] })).rejects.toMatchObject({ name: "QuotaExceededError" });
    expect(await look()).toMatchObject({ table: { version: 0 }, entries: [] });
  });

  it.each([
    ["has no IndexedDB", undefined],
    [
      "forbids it",
      {
        open: () => {
          throw new DOMException("no", "SecurityError");
        },
      },
    ],
  ])("%s", async (_, factory) => {
    vi.stubGlobal("indexedDB", factory);
    await expect(new GameStore().open()).rejects.toMatchObject({ name: "NoStorage" });
  });

  it("has been written by a newer client", async () => {
    const request = indexedDB.open("landsraad", 1000);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    await expect(store.open()).rejects.toMatchObject({ name: "Outdated" });
  });

  it("is asked again after a refusal", async () => {
    vi.spyOn(indexedDB, "open").mockImplementationOnce(() => {
      throw new Error("not now");
    });
    await expect(store.open()).rejects.toMatchObject({ name: "NoStorage" });
    await store.open();
  });
});

describe("a database that the browser closes", () => {
  it("is opened again", async () => {
    await store.open();
    const transaction = vi.spyOn(Database.prototype, "transaction");
    await begin();
    (transaction.mock.contexts[0] as IDBDatabase).close();
    await write(0, { entries: [entry(0)] });
    expect((await look()).entries).toMatchObject([entry(0)]);
  });

  it("is given up for a newer client, and asked for again when it is needed", async () => {
    await begin();
    await new Promise((done, fail) => {
      const request = indexedDB.open("landsraad", 2);
      request.onblocked = fail;
      request.onsuccess = done;
    });
    await expect(store.tables()).rejects.toMatchObject({ name: "Outdated" });
  });
});
