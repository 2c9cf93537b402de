// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import walks from "../../../tests/companion/walks.json";
import { begin, fromJson, perform } from "./game";
import { gameIn, linkTo } from "./share";
import type { Setup } from "./state";

const [walk] = walks as { setup: Setup; commands: string[] }[];

beforeAll(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("window", { location: { href: "https://table.example/companion" } });
});

it("a long game fits into a link and comes back from it", async () => {
  const { setup, commands } = walk as { setup: Setup; commands: string[] };
  let game = begin(setup);
  for (const command of commands) game = perform(game, command);
  const link = await linkTo(game);
  expect(link).toMatch(/^https:\/\/table\.example\/companion#g=[\w-]+$/);
  expect(link.length).toBeLessThan(3000);
  expect(await gameIn(new URL(link).hash)).toEqual(game);
});

it("an address without a game gives none, a damaged one fails", async () => {
  expect(await gameIn("")).toBeNull();
  expect(await gameIn("#top")).toBeNull();
  await expect(gameIn("#g=%%%")).rejects.toThrow("not_ours");
  await expect(gameIn("#g=AAAA")).rejects.toThrow("not_ours");
});

it("reads what the Python program saves", () => {
  const saved = `{"format": "landsraad-companion", "version": 1,
    "setup": {"players": 2, "difficulty": "", "boxes": ["base"], "leaders": [], "seed": "7"}, "commands": ["round"]}`;
  expect(fromJson(saved).commands).toEqual(["round"]);
});
