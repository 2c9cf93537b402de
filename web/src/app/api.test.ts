import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";

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
