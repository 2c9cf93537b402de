import { beforeEach, expect, it, vi } from "vitest";
import { api } from "../../app/api";
import { putOnline } from "./records";

const RECORD = new File([JSON.stringify({ actions: ["a", "b", "c"] })], "landsraad-here-a.json");

beforeEach(() => {
  vi.spyOn(api, "record").mockResolvedValue(RECORD);
  vi.spyOn(api, "upload").mockResolvedValue({ id: "abc", link: "" });
});

it("a game in progress goes on at a table of the server, after all that was done here, with every seat that was held", async () => {
  const playOn = vi.spyOn(api, "playOn").mockResolvedValue({ id: "new", code: "", link: "", seats: [2] });
  expect(await putOnline("here-a", [2, 0], 400)).toBe("/t/new");
  expect(api.upload).toHaveBeenCalledWith(RECORD, "online");
  expect(playOn).toHaveBeenCalledWith("abc", { at: 3, seat: 2, also: [0], options: { bot_pause: 400 } });
});

it("a game that is over can be seen there", async () => {
  const playOn = vi.spyOn(api, "playOn");
  expect(await putOnline("here-a", [], 400)).toBe("/g/abc");
  expect(playOn).not.toHaveBeenCalled();
});
