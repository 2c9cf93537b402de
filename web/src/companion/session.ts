import type { Facts } from "./facts";
import { apply, checkSetup, CompanionError, firstState, type Event, type Setup, type State } from "./hagal";

/** A session: a setup, the commands so far, the state after each of them and what happened. Values are never altered. */

export const FORMAT = "landsraad-companion";
export const VERSION = 1;
const MOST_COMMANDS = 5000;

export interface Session {
  facts: Facts;
  setup: Setup;
  commands: readonly string[];
  /** One more than there are commands. */
  states: readonly State[];
  /** By command. */
  events: readonly (readonly Event[])[];
}

/** A session at its beginning; throws CompanionError. */
export function begin(setup: Setup): Session {
  const facts = checkSetup(setup);
  return { facts, setup, commands: [], states: [firstState(facts, setup)], events: [] };
}

/** The table as it is now. */
export function stateOf(session: Session): State {
  return session.states.at(-1) as State;
}

/** The session after one command more; throws CompanionError. */
export function perform(session: Session, command: string): Session {
  if (session.commands.length >= MOST_COMMANDS) throw new CompanionError("too_long", { n: MOST_COMMANDS });
  const { state, events } = apply(session.facts, session.setup, stateOf(session), command);
  return {
    ...session,
    commands: [...session.commands, command],
    states: [...session.states, state],
    events: [...session.events, events],
  };
}

/** The session without its last command (or as it was after `length` of them); throws CompanionError where there is none. */
export function undo(session: Session, length = session.commands.length - 1): Session {
  if (length < 0) throw new CompanionError("nothing_to_undo");
  return {
    ...session,
    commands: session.commands.slice(0, length),
    states: session.states.slice(0, length + 1),
    events: session.events.slice(0, length),
  };
}

/** The session as text, the same as the Python program writes and reads. */
export function toJson(session: Session): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, setup: session.setup, commands: session.commands });
}

/** Read a session; throws CompanionError where the text is none, or where a command cannot be done. */
export function fromJson(text: string): Session {
  let plain: unknown;
  try {
    plain = JSON.parse(text);
  } catch (error) {
    throw new CompanionError("not_json", { what: String(error) });
  }
  if (!isRecord(plain) || plain["format"] !== FORMAT) throw new CompanionError("not_ours");
  if (plain["version"] !== VERSION) throw new CompanionError("version", { what: String(plain["version"]).slice(0, 20), n: VERSION });
  const { setup, commands } = plain;
  if (!isRecord(setup) || !isTexts(commands)) throw new CompanionError("broken", { what: "setup, commands" });
  let session = begin(readSetup(setup));
  const states = [...session.states];
  const events = [];
  if (commands.length > MOST_COMMANDS) throw new CompanionError("too_long", { n: MOST_COMMANDS });
  for (const [i, command] of commands.entries()) {
    try {
      const step = apply(session.facts, session.setup, states.at(-1) as State, command);
      states.push(step.state);
      events.push(step.events);
    } catch (error) {
      const why = error instanceof CompanionError ? error.code : String(error);
      throw new CompanionError("broken_at", { n: i + 1, what: command.slice(0, 60), why });
    }
  }
  session = { ...session, commands, states, events };
  return session;
}

function readSetup(from: Record<string, unknown>): Setup {
  const { players, difficulty = "", boxes = ["base"], leaders = [], seed = "" } = from;
  if (typeof players !== "number" || typeof difficulty !== "string" || typeof seed !== "string" || !isTexts(boxes) || !isTexts(leaders)) {
    throw new CompanionError("broken", { what: "setup" });
  }
  return { players, difficulty, boxes, leaders, seed };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
