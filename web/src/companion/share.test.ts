// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import walks from "../../../tests/companion/walks.json";
import type { Setup } from "./hagal";
import { begin, fromJson, perform } from "./session";
import { linkTo, sessionIn } from "./share";

const [walk] = walks as { setup: Setup; commands: string[] }[];

beforeAll(() => {
  vi.stubGlobal("window", { location: { href: "https://table.example/companion" } });
});

it("a long session fits into a link and comes back from it", async () => {
  const { setup, commands } = walk as { setup: Setup; commands: string[] };
  let session = begin(setup);
  for (const command of commands) session = perform(session, command);
  const link = await linkTo(session);
  expect(link).toMatch(/^https:\/\/table\.example\/companion#g=[\w-]+$/);
  expect(link.length).toBeLessThan(3000);
  expect(await sessionIn(new URL(link).hash)).toEqual(session);
});

it("an address without a session gives none, a damaged one fails", async () => {
  expect(await sessionIn("")).toBeNull();
  expect(await sessionIn("#top")).toBeNull();
  await expect(sessionIn("#g=%%%")).rejects.toThrow();
  await expect(sessionIn("#g=AAAA")).rejects.toThrow();
});

it("reads what the Python program saves", () => {
  const saved = `{"format": "landsraad-companion", "version": 1,
    "setup": {"players": 2, "difficulty": "", "boxes": ["base"], "leaders": [], "seed": "7"}, "commands": ["round"]}`;
  expect(fromJson(saved).commands).toEqual(["round"]);
});
