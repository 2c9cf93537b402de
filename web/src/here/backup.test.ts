import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { makeBackup, takeBackup } from "./backup";
import { GameStore } from "./store";

const SETTINGS = "landsraad.settings";

beforeEach(() => newBrowser());

function newBrowser(): void {
  vi.stubGlobal("indexedDB", new IDBFactory());
  window.localStorage.clear();
}

async function play(id: string, entries: number, name = "A"): Promise<void> {
  const store = new GameStore();
  const rows = Array.from({ length: entries }, (_, n) => ({ n, action: `${name}${n}` }));
  await store.create(JSON.stringify({ table: { id }, seats: [{ seat: 0, name }] }));
  await store.write(
    JSON.stringify({
      table: id,
      version: 0,
      changes: {},
      entries: rows,
      snapshots: [{ n: 1 }],
      chat: [{ text: name }],
    }),
  );
}

const text = async () => (await makeBackup()).text();
const all = () => new GameStore().everything();

describe("a backup", () => {
  it("brings everything to another browser", async () => {
    await play("here-a", 3);
    await play("here-b", 1);
    await new GameStore().put_record("here-r", "{}");
    window.localStorage.setItem(SETTINGS, '{"theme": "light"}');
    const before = await all();
    const backup = await text();
    newBrowser();
    const told = vi.fn();
    window.addEventListener("storage", told, { once: true });
    expect(await takeBackup(backup)).toEqual({ tables: 2, records: 1 });
    const after = await all();
    expect(after.records).toEqual(before.records);
    expect(after.tables.map(({ table, ...rest }) => [table.id, rest])).toEqual(
      before.tables.map(({ table, ...rest }) => [table.id, rest]),
    );
    expect(window.localStorage.getItem(SETTINGS)).toBe('{"theme": "light"}');
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ key: SETTINGS, newValue: '{"theme": "light"}' }));
  });

  it("leaves what is here, but for a game that is longer there", async () => {
    await play("here-long", 5, "there");
    await play("here-short", 1, "there");
    await new GameStore().put_record("here-r", "there");
    window.localStorage.setItem(SETTINGS, "there");
    const backup = await text();
    newBrowser();
    await play("here-long", 2, "here");
    await play("here-short", 2, "here");
    await new GameStore().put_record("here-r", "here");
    window.localStorage.setItem(SETTINGS, "here");
    expect(await takeBackup(backup)).toEqual({ tables: 1, records: 0 });
    const [long, short] = (await all()).tables;
    expect([long?.entries.length, long?.chat.length, long?.seats[0]?.name]).toEqual([5, 1, "there"]);
    expect([short?.entries.length, short?.seats[0]?.name]).toEqual([2, "here"]);
    expect(await new GameStore().record("here-r")).toBe("here");
    expect(window.localStorage.getItem(SETTINGS)).toBe("here");
  });

  it("takes a game away from whoever plays it here", async () => {
    await play("here-a", 5);
    const backup = await text();
    newBrowser();
    await play("here-a", 1);
    const claimed = JSON.parse((await new GameStore().claim("here-a", 1))!) as { version: number };
    await takeBackup(backup);
    const move = { table: "here-a", version: claimed.version, changes: {}, entries: [{ n: 1 }] };
    await expect(new GameStore().write(JSON.stringify(move))).rejects.toMatchObject({ name: "Conflict" });
  });

  it("changes nothing when it is taken twice", async () => {
    await play("here-a", 2);
    const before = await all();
    expect(await takeBackup(await text())).toEqual({ tables: 0, records: 0 });
    expect(await all()).toEqual(before);
  });
});

describe("a file that is no backup", () => {
  const spoilt = async (
    how: (backup: { tables: { table: object; entries: object[] }[] } & Record<string, unknown>) => void,
  ) => {
    await play("here-a", 2);
    const backup = JSON.parse(await text()) as Parameters<typeof how>[0];
    how(backup);
    return JSON.stringify(backup);
  };

  it.each<[string, string, Parameters<typeof spoilt>[0]]>([
    [
      "something else",
      "backup_foreign",
      (backup) => {
        backup.format = "recipes";
      },
    ],
    [
      "of a newer client",
      "backup_newer",
      (backup) => {
        backup.version = 2;
      },
    ],
    [
      "without tables",
      "backup_broken",
      (backup) => {
        delete (backup as Record<string, unknown>).tables;
      },
    ],
    [
      "with a gap in a journal",
      "backup_broken",
      (backup) => {
        backup.tables[0]!.entries.shift();
      },
    ],
    [
      "with a table of a server",
      "backup_broken",
      (backup) => {
        backup.tables[0]!.table = { id: "abc", version: 1 };
      },
    ],
    [
      "with settings that are none",
      "backup_broken",
      (backup) => {
        backup.page = { [SETTINGS]: 3 };
      },
    ],
  ])("%s is refused, and nothing has changed", async (_, code, how) => {
    const file = await spoilt(how);
    newBrowser();
    await play("here-b", 1);
    const before = await all();
    await expect(takeBackup(file)).rejects.toMatchObject({ code });
    expect(await all()).toEqual(before);
  });

  it.each(["", "{", "[]", "null"])("%j is refused", async (file) => {
    await expect(takeBackup(file)).rejects.toMatchObject({ code: "backup_foreign" });
  });
});
