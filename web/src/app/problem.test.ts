import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRecord } from "../screens/here/records";
import { ApiError, api } from "./api";
import { lacksGame, type Problem, problemFile } from "./problem";

const RECORD = { format: 2, actions: ["a", "b", "c"], names: ["Alia", "Feyd"] };

beforeEach(() => {
  vi.spyOn(api, "about").mockResolvedValue({ version: "1.2" } as Awaited<ReturnType<typeof api.about>>);
  vi.spyOn(api, "record").mockImplementation(() =>
    Promise.resolve(new File([JSON.stringify(RECORD)], "landsraad.json")),
  );
  vi.spyOn(api, "upload").mockResolvedValue({ id: "abc", link: "" });
});
afterEach(() => window.history.replaceState(null, "", "/"));

async function reportAt(path: string, more: Parameters<typeof problemFile>[0] = {}): Promise<[File, Problem]> {
  window.history.replaceState(null, "", path);
  const file = await problemFile(more);
  return [file, JSON.parse(await file.text()) as Problem];
}

it("holds the game as far as it has come, without names, and with what it was seen", async () => {
  const [file, problem] = await reportAt("/t/here-abc?code=secret");
  expect(problem).toMatchObject({ problem: 1, step: 3, game: "", version: "1.2", screen: "/t", error: "" });
  expect(problem.record).toEqual({ ...RECORD, names: [] });
  expect(problem.size).toMatch(/^\d+x\d+$/);
  expect(await file.text()).not.toMatch(/Alia|Feyd|secret/);
});

it("opens at its step, wherever records are opened", async () => {
  const [file, problem] = await reportAt("/g/xyz", { step: 2 });
  expect(problem).toMatchObject({ step: 2, game: "xyz" });
  expect(await openRecord(file, "here")).toBe("/g/abc?at=2");
  expect(api.upload).toHaveBeenCalledWith(file, "here");
});

it("holds no game while others play it, and leads to it later", async () => {
  vi.spyOn(api, "record").mockRejectedValue(new ApiError("not_over", 409));
  const [file, problem] = await reportAt("/t/xyz");
  expect(problem).toMatchObject({ game: "xyz", record: null, step: 0 });
  expect(await lacksGame(file)).toBe(true);
  expect(await openRecord(file, "here")).toBe("/g/xyz");
});

it("can be made where nothing works any more", async () => {
  vi.spyOn(api, "about").mockRejectedValue(new ApiError("offline", 0));
  const [file, problem] = await reportAt("/rules", { error: "TypeError: x is undefined" });
  expect(problem).toMatchObject({ version: "", error: "TypeError: x is undefined", game: "", record: null });
  expect(await lacksGame(file)).toBe(false);
});
