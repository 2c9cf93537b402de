import { describe, expect, it } from "vitest";
import cases from "../../../tests/companion/cases.json";
import walks from "../../../tests/companion/walks.json";
import { ALL_FACTS } from "./facts";
import { begin, fromJson, type Game, perform, stateOf, toJson, undo } from "./game";
import { newSeed } from "./rng";
import { CompanionError, checkSetup, type Setup } from "./state";

// The cases that the Python state machine is tested with.
interface Case {
  name: string;
  setup: Partial<Setup> & { players: number };
  deck?: string[];
  discard?: string[];
  steps: { do: string; error?: string; ask?: string | null; events?: unknown[][] }[];
  state: Record<string, unknown>;
}
interface Walk {
  setup: Setup;
  commands: string[];
  events: unknown[][][];
  state: unknown;
}
const CASES = cases as unknown as Case[];
const WALKS = walks as unknown as Walk[];
const LEADERS = ["earl_memnon_thorvald", "glossu_the_beast_rabban"];
const SOLO: Setup = {
  players: 1,
  difficulty: "mercenary",
  boxes: ["base"],
  leaders: LEADERS,
  seed: "7",
  epic: false,
  escalation: false,
};

function beginCase(one: Case): Game {
  const defaults = {
    difficulty: "",
    boxes: ["base"],
    leaders: one.setup.players === 1 ? LEADERS : [],
    seed: "7",
    epic: false,
    escalation: false,
  };
  const game = begin({ ...defaults, ...one.setup });
  if (!one.deck) return game;
  const numbers = (ids: string[]) => ids.map((id) => game.facts.cards.findIndex((card) => card.id === id));
  const state = { ...stateOf(game), deck: numbers([...one.deck].reverse()), discard: numbers(one.discard ?? []) };
  return { ...game, states: [state] };
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inside, part) => (inside as Record<string, unknown>)[part], value);
}

const listed = (events: Game["events"][number] | undefined) =>
  events?.map(({ kind, rival, what, n }) => [kind, rival, what, n]);

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof CompanionError) return error.code;
    throw error;
  }
  return "";
}

describe("cases shared with Python", () => {
  it.each(CASES.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    let game = beginCase(one);
    for (const step of one.steps) {
      const next = () => (step.do === "undo" ? undo(game) : perform(game, step.do));
      if (step.error !== undefined) {
        const before = JSON.stringify(game.states);
        expect(codeOf(next), step.do).toBe(step.error);
        expect(JSON.stringify(game.states)).toBe(before);
        continue;
      }
      game = next();
      if (step.events) expect(listed(game.events.at(-1)), step.do).toEqual(step.events);
      if (step.ask !== undefined) expect(stateOf(game).ask?.kind ?? null, step.do).toBe(step.ask);
    }
    const found = Object.keys(one.state).map((path) => [path, at(stateOf(game), path)]);
    expect(Object.fromEntries(found)).toEqual(one.state);
  });
});

describe("long games shared with Python", () => {
  it.each(WALKS.map((walk, i) => [i, walk] as const))("%i", (_i, walk) => {
    let game = begin(walk.setup);
    walk.commands.forEach((command, i) => {
      game = perform(game, command);
      expect(listed(game.events.at(-1)), command).toEqual(walk.events[i]);
    });
    expect(stateOf(game)).toEqual(walk.state);
  });
});

describe("setting up", () => {
  it.each([
    [{ ...SOLO, players: 3 }, "players"],
    [{ ...SOLO, difficulty: "" }, "no_level"],
    [{ ...SOLO, leaders: [] }, "leaders"],
    [{ ...SOLO, leaders: [LEADERS[0], LEADERS[0]] as string[] }, "leaders"],
    [{ ...SOLO, leaders: ["paul_atreides", ...LEADERS] }, "no_leader"],
    [{ ...SOLO, leaders: [LEADERS[0] as string, "rhombur_vernius"] }, "no_leader"],
    [{ ...SOLO, boxes: ["base", "ix"], leaders: [LEADERS[0] as string, "tessia_vernius"] }, "no_leader"],
    [{ ...SOLO, boxes: ["atlantis"] }, "no_box"],
    [{ ...SOLO, boxes: ["ix"] }, "no_box"],
    [{ ...SOLO, boxes: [] }, "no_box"],
    [{ ...SOLO, players: 2, leaders: [] }, "two_persons"],
    [{ ...SOLO, players: 2, difficulty: "" }, "two_persons"],
    [{ ...SOLO, epic: true }, "needs_ix"],
    [{ ...SOLO, escalation: true }, "needs_ix"],
    [{ ...SOLO, players: 2, difficulty: "", leaders: [], boxes: ["base", "ix"], escalation: true }, "two_persons"],
    [{ ...SOLO, seed: "0" }, "seed"],
    [{ ...SOLO, seed: "seven" }, "seed"],
    [{ ...SOLO, seed: "9".repeat(25) }, "seed"],
  ] satisfies [Setup, string][])("refuses %j", (setup, code) => {
    expect(codeOf(() => checkSetup(setup))).toBe(code);
  });

  it("says which boxes it knows", () => {
    expect(() => checkSetup({ ...SOLO, boxes: ["atlantis"] })).toThrow("base; base, ix");
  });

  it("draws seeds that can be used", () => {
    for (let i = 0; i < 50; i++) expect(begin({ ...SOLO, seed: newSeed() }).facts).toBe(ALL_FACTS[0]);
  });
});

describe("keeping a game", () => {
  const played = () => perform(perform(begin(SOLO), "mark:wealth"), "round");

  it("comes back from its text", () => {
    const game = fromJson(toJson(played()));
    expect(game).toEqual(played());
    expect(undo(game, 0)).toEqual(begin(SOLO));
  });

  it("comes back from a text that was saved before there were variants", () => {
    const old = toJson(played()).replace(',"epic":false,"escalation":false', "");
    expect(old).not.toContain("epic");
    expect(fromJson(old)).toEqual(played());
  });

  it("keeps its variants", () => {
    const game = begin({ ...SOLO, boxes: ["base", "ix"], epic: true, escalation: true });
    expect(fromJson(toJson(game))).toEqual(game);
    expect(game.facts.vp_to_end).toBe(12);
    expect(game.facts.levels).toEqual([2, 2, 2, 2, 2, 3, 3, 3, 3, 3]);
  });

  it.each([
    ["", "not_json"],
    ["{", "not_json"],
    ["[]", "not_ours"],
    ['{"format": 1}', "not_ours"],
    [toJson(played()).replace('"version":1', '"version":99'), "version"],
    [toJson(played()).replace('["mark:wealth","round"]', '"round"'), "broken"],
    [toJson(played()).replace('"players":1', '"players":"one"'), "broken"],
    [toJson(played()).replace('"players":1', '"players":7'), "players"],
    [toJson(played()).replace('"epic":false', '"dice":false'), "no_option"],
    [toJson(played()).replace('"epic":false', '"epic":1'), "broken"],
    [toJson(played()).replace('"escalation":false', '"escalation":"yes"'), "broken"],
    [toJson(played()).replace('"epic":false', '"epic":true'), "needs_ix"],
    [toJson(played()).replace('"round"]', '"dance"]'), "broken_at"],
    [toJson(played()).replace('"round"]', `${'"round",'.repeat(6000)}"round"]`), "too_long"],
  ])("refuses %s", (text, code) => {
    expect(codeOf(() => fromJson(text))).toBe(code);
  });
});
