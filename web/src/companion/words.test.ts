import { afterEach, describe, expect, it, vi } from "vitest";
import walks from "../../../tests/companion/walks.json";
import { loadTexts, type Texts } from "../app/i18n";
import { LANGUAGES } from "../app/settings";
import { ALL_FACTS, type Facts } from "./facts";
import { begin, perform } from "./game";
import { CompanionError, type Setup } from "./state";
import { eventText, setupLines, signetText, whoText, wrongText } from "./words";

const code = import.meta.glob<string>("./{state,ledger,units,tech,turns,hagal,game}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

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
      expect(setupLines(t, game.facts, walk.setup).length).toBeGreaterThan(1);
      for (const command of walk.commands) {
        game = perform(game, command);
        for (const event of game.events.at(-1) ?? []) {
          expect(eventText(t, game.facts, event)).not.toBe("");
          expect(whoText(t, walk.setup, event.rival)).not.toBe("");
        }
      }
    }
  });

  it("has a text for every kind of event", async () => {
    const texts = await loadTexts(language);
    const kinds = Object.values(code).flatMap((text) =>
      [...text.matchAll(/note\("(\w+)"/g)].map(([, found]) => found as string),
    );
    expect(new Set(kinds).size).toBeGreaterThan(40);
    expect(kinds.filter((kind) => !texts.has(`companion-event-${kind}`))).toEqual([]);
  });

  it("explains every refusal", async () => {
    const t = await strict(language);
    const codes = Object.values(code).flatMap((text) =>
      [...text.matchAll(/CompanionError\("(\w+)"/g)].map(([, found]) => found as string),
    );
    expect(new Set(codes).size).toBeGreaterThan(30);
    for (const one of codes) {
      expect(wrongText(t, new CompanionError(one, { what: "x", n: 1, known: "y", why: "z", rival: 1 }))).not.toBe("");
    }
  });

  it("names what signets cost and give", async () => {
    const t = await strict(language);
    const { leaders } = ALL_FACTS.at(-1) as Facts;
    const priced = leaders.filter(({ signet }) => Object.keys(signet.pay).length > 0 && !signet.always);
    expect(priced).toHaveLength(2);
    for (const leader of priced) expect(signetText(t, leader.signet)).toMatch(/^1 .+ → 1 .+/);
  });
});
