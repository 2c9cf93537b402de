import { afterEach, describe, expect, it, vi } from "vitest";
import { engine } from "../here/engine";
import type { NewTable } from "../messages";
import { api } from "./api";
import { ApiError } from "./refusal";

afterEach(() => vi.unstubAllGlobals());

describe("D-18: calls that change something", () => {
  it("wait for one another and for what brings the cookie; looking does not wait", async () => {
    const asked: string[] = [];
    const answers: (() => void)[] = [];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return new Promise((answer) =>
        answers.push(() => answer({ ok: true, status: 200, json: () => Promise.resolve({}) })),
      );
    });
    const tick = () => new Promise((done) => setTimeout(done));
    const calls = [
      api.about(),
      api.takeSeat("t", 1, { name: "A", code: "" }),
      api.takeSeat("t", 2, { name: "B", code: "" }),
    ];
    void api.tables("online");
    await tick();
    expect(asked.sort()).toEqual(["/api/about.json", "/api/tables"]);
    for (const number of [1, 2]) {
      for (const answer of answers.splice(0)) answer();
      await tick();
      expect(asked.at(-1)).toBe(`/api/tables/t/seats/${number}`);
    }
    for (const answer of answers.splice(0)) answer();
    await Promise.all(calls);
  });

  it("go on after one that failed", async () => {
    vi.stubGlobal(
      "fetch",
      vi
        .fn()
        .mockRejectedValueOnce(new Error("gone"))
        .mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve({ id: "x" }) }),
    );
    await expect(api.start("t")).rejects.toMatchObject({ code: "offline" });
    await expect(api.start("t")).resolves.toEqual({ id: "x" });
  });
});

describe("a call goes to where it belongs", () => {
  const online = (status: number, body: unknown) =>
    vi.fn(() => Promise.resolve({ ok: status < 400, status, json: () => Promise.resolve(body) }));
  const away = () => vi.fn(() => Promise.reject(new TypeError("no network")));

  it("about a table or a game: where that is", async () => {
    const fetched = online(200, "online");
    vi.stubGlobal("fetch", fetched);
    const called = vi.spyOn(engine, "call").mockResolvedValue("here");
    expect([await api.lobby("abc"), await api.lobby("here-abc")]).toEqual(["online", "here"]);
    expect([await api.report("abc"), await api.report("here-abc")]).toEqual(["online", "here"]);
    expect(await api.replay("here-abc", 3, "all")).toBe("here");
    expect(called.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
      "GET /api/tables/here-abc",
      "GET /api/games/here-abc/report",
      "GET /api/games/here-abc/replay?as=all&at=3",
    ]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("about none: where it is sent", async () => {
    const fetched = online(201, { id: "abc" });
    vi.stubGlobal("fetch", fetched);
    const called = vi.spyOn(engine, "call").mockResolvedValue({ id: "here-abc" });
    const wanted = { name: "A" } as NewTable;
    expect([await api.newTable(wanted, "here"), await api.newTable(wanted, "online")]).toEqual([
      { id: "here-abc" },
      { id: "abc" },
    ]);
    expect(await api.upload(new Blob(["a record"]), "here")).toEqual({ id: "here-abc" });
    expect(called).toHaveBeenLastCalledWith("POST", "/api/games", "a record");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("brings a record as a file, wherever the game is", async () => {
    vi.stubGlobal("fetch", online(200, { rules: 2 }));
    vi.spyOn(engine, "call").mockResolvedValue({ rules: 2 });
    for (const id of ["abc", "here-abc"]) {
      const file = await api.record(id);
      expect([file.name, await file.text()]).toEqual([`landsraad-${id}.json`, '{\n "rules": 2\n}\n']);
    }
  });

  it("that both can answer: to the engine where there is no network", async () => {
    vi.stubGlobal("fetch", away());
    vi.spyOn(engine, "call").mockResolvedValueOnce("here");
    expect(await api.about()).toBe("here");
    vi.spyOn(engine, "call").mockRejectedValueOnce(new ApiError("engine", 0, { why: "offline" }));
    await expect(api.get("/api/library/en/base.json")).rejects.toMatchObject({ code: "offline" });
  });

  it("of the companion: to the server only where the engine cannot be had", async () => {
    vi.stubGlobal("fetch", online(400, { error: "impossible", args: { text: "no" } }));
    const called = vi.spyOn(engine, "call").mockResolvedValueOnce("here");
    expect(await api.companion("en", "null", "")).toBe("here");
    called.mockRejectedValueOnce(new ApiError("impossible", 400, { text: "not here" }));
    await expect(api.companion("en", "null", "x")).rejects.toMatchObject({ args: { text: "not here" } });
    expect(fetch).not.toHaveBeenCalled();
    called.mockRejectedValueOnce(new ApiError("engine", 0, { why: "unsupported" }));
    await expect(api.companion("en", "null", "x")).rejects.toMatchObject({ code: "impossible", args: { text: "no" } });
  });
});
