import type { Facts } from "./facts";
import { apply } from "./hagal";
import { CompanionError, checkSetup, type Event, firstState, type Setup, type State } from "./state";

/** A game: a setup, the commands so far, the state after each of them and what happened. Values are never altered. */

export const FORMAT = "landsraad-companion";
export const VERSION = 1;
const MOST_COMMANDS = 5000;

export interface Game {
  facts: Facts;
  setup: Setup;
  commands: readonly string[];
  /** One more than there are commands. */
  states: readonly State[];
  /** By command. */
  events: readonly (readonly Event[])[];
}

/** A game at its beginning; throws CompanionError. */
export function begin(setup: Setup): Game {
  const facts = checkSetup(setup);
  return { facts, setup, commands: [], states: [firstState(facts, setup)], events: [] };
}

/** The table as it is now. */
export function stateOf(game: Game): State {
  return game.states.at(-1) as State;
}

/** The game after one command more; throws CompanionError. */
export function perform(game: Game, command: string): Game {
  if (game.commands.length >= MOST_COMMANDS) throw new CompanionError("too_long", { n: MOST_COMMANDS });
  const { state, events } = apply(game.facts, game.setup, stateOf(game), command);
  return {
    ...game,
    commands: [...game.commands, command],
    states: [...game.states, state],
    events: [...game.events, events],
  };
}

/** The game without its last command (or as it was after `length` of them); throws CompanionError where there is none. */
export function undo(game: Game, length = game.commands.length - 1): Game {
  if (length < 0) throw new CompanionError("nothing_to_undo");
  return {
    ...game,
    commands: game.commands.slice(0, length),
    states: game.states.slice(0, length + 1),
    events: game.events.slice(0, length),
  };
}

/** The game as text, the same as the Python program writes and reads. */
export function toJson(game: Game): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, setup: game.setup, commands: game.commands });
}

/** Read a game; throws CompanionError where the text is none, or where a command cannot be done. */
export function fromJson(text: string): Game {
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch (error) {
    throw new CompanionError("not_json", { what: String(error) });
  }
  if (!isRecord(plain) || plain["format"] !== FORMAT) throw new CompanionError("not_ours");
  if (plain["version"] !== VERSION)
    throw new CompanionError("version", { what: String(plain["version"]).slice(0, 20), n: VERSION });
  const { setup, commands } = plain;
  if (!isRecord(setup) || !isTexts(commands)) throw new CompanionError("broken", { what: "setup, commands" });
  let game = begin(readSetup(setup));
  const states = [...game.states];
  const events = [];
  if (commands.length > MOST_COMMANDS) throw new CompanionError("too_long", { n: MOST_COMMANDS });
  for (const [i, command] of commands.entries()) {
    try {
      const step = apply(game.facts, game.setup, states.at(-1) as State, command);
      states.push(step.state);
      events.push(step.events);
    } catch (error) {
      const why = error instanceof CompanionError ? error.code : String(error);
      throw new CompanionError("broken_at", { n: i + 1, what: command.slice(0, 60), why });
    }
  }
  game = { ...game, commands, states, events };
  return game;
}

function readSetup(from: Record<string, unknown>): Setup {
  const {
    players,
    difficulty = "",
    boxes = ["base"],
    leaders = [],
    seed = "",
    epic = false,
    escalation = false,
    ...others
  } = from;
  const [option] = Object.keys(others);
  if (option !== undefined) throw new CompanionError("no_option", { what: option.slice(0, 40) });
  if (typeof epic !== "boolean" || typeof escalation !== "boolean")
    throw new CompanionError("broken", { what: "setup" });
  if (
    typeof players !== "number" ||
    typeof difficulty !== "string" ||
    typeof seed !== "string" ||
    !isTexts(boxes) ||
    !isTexts(leaders)
  ) {
    throw new CompanionError("broken", { what: "setup" });
  }
  return { players, difficulty, boxes, leaders, seed, epic, escalation };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
