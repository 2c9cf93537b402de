import { afterEach, describe, expect, it, vi } from "vitest";
import walks from "../../../tests/companion/walks.json";
import { loadTexts, type Texts } from "../app/i18n";
import { LANGUAGES } from "../app/settings";
import { ALL_FACTS, type Facts } from "./facts";
import { CompanionError, type Setup } from "./hagal";
import { begin, perform } from "./game";
import { eventText, setupLines, signetText, whoText, wrongText } from "./words";

const facts = ALL_FACTS[0] as Facts;
const code = import.meta.glob<string>("./{hagal,game}.ts", { query: "?raw", import: "default", eager: true });

afterEach(() => {
  vi.restoreAllMocks();
});

/** Texts that fail the test where one is missing or lacks a variable. */
async function strict(language: (typeof LANGUAGES)[number]): Promise<Texts["t"]> {
  vi.spyOn(console, "error").mockImplementation((message: unknown) => {
    throw new Error(String(message));
  });
  return (await loadTexts(language)).t;
}

describe.each(LANGUAGES)("%s", (language) => {
  it("says everything that happens", async () => {
    const t = await strict(language);
    for (const walk of walks as { setup: Setup; commands: string[] }[]) {
      let game = begin(walk.setup);
      expect(setupLines(t, facts, walk.setup).length).toBeGreaterThan(1);
      for (const command of walk.commands) {
        game = perform(game, command);
        for (const event of game.events.at(-1) ?? []) {
          expect(eventText(t, facts, event)).not.toBe("");
          expect(whoText(t, walk.setup, event.rival)).not.toBe("");
        }
      }
    }
  });

  it("explains every refusal", async () => {
    const t = await strict(language);
    const codes = Object.values(code).flatMap((text) => [...text.matchAll(/CompanionError\("(\w+)"/g)].map(([, found]) => found as string));
    expect(new Set(codes).size).toBeGreaterThan(20);
    for (const one of codes) {
      expect(wrongText(t, new CompanionError(one, { what: "x", n: 1, known: "y", why: "z", rival: 1 }))).not.toBe("");
    }
  });

  it("names what signets cost and give", async () => {
    const t = await strict(language);
    const priced = facts.leaders.filter((leader) => Object.keys(leader.signet.pay).length > 0);
    expect(priced).toHaveLength(2);
    for (const leader of priced) expect(signetText(t, leader.signet)).toMatch(/^1 .+ → 1 .+/);
  });
});
