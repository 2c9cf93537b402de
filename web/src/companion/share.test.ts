// @vitest-environment node
import { beforeAll, expect, it, vi } from "vitest";
import { linkTo, saveIn } from "./share";
import { newSave } from "./shown";

const setup = {
  players: 1,
  difficulty: "mentat",
  boxes: ["base", "ix"],
  leaders: ["rhombur_vernius", "hundro_moritani"],
  seed: "2718281828",
  epic: false,
  escalation: false,
  expert_deployment: false,
  smart_politics: false,
  streamlined: false,
  go_to_11: false,
  old_conflicts: false,
  recommended: false,
  scores: false,
  people: [],
};
const save = {
  ...newSave(setup),
  commands: Array.from({ length: 250 }, (_, i) => `gain:${1 + (i % 2)}:spice:${1 + (i % 7)}`),
};

beforeAll(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("window", { location: { href: "https://table.example/companion" } });
});

it("a long game fits into a link and comes back from it", async () => {
  const link = await linkTo(save);
  expect(link).toMatch(/^https:\/\/table\.example\/companion#g=[\w-]+$/);
  expect(link.length).toBeLessThan(3000);
  expect(JSON.parse((await saveIn(new URL(link).hash)) ?? "")).toEqual(save);
});

it("an address without a game gives none, a damaged one an empty one", async () => {
  expect(await saveIn("")).toBeNull();
  expect(await saveIn("#top")).toBeNull();
  expect(await saveIn("#g=%%%")).toBe("");
  expect(await saveIn("#g=AAAA")).toBe("");
});
