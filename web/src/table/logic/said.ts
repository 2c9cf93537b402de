/**
 * Words of messages that the server sends: the id of a message and its values (src/landsraad/text/said.py, `tell`).
 * Ids never reach the screen: what is not known is said with a general message.
 */
import type { Arguments, Texts } from "../../app/i18n";
import type { Library, Said, SaidValue } from "../../messages";
import { sourceParts } from "./actions";

/** What messages are told with: texts, definitions, and who sits where. */
export interface Speaker {
  words: Texts;
  library: Library;
  seatName: (seat: number) => string;
}

/** A piece of a line: plain words, or the name of a thing or a seat that can be looked at. */
export interface Piece {
  text: string;
  link?: { kind: string; id: string };
  seat?: number;
}

const FORMS = ["of", "influence", "alliance"] as const;

/** The name of a component: `card`, `space`, `leader`, ... and its id. */
export function nameOf(words: Texts, kind: string, id: string): string {
  return words.t(words.has(`${kind}-${id}`) ? `${kind}-${id}` : "table-unknown");
}

/** The name of a source (`card/dagger`, `track/fremen`, `setup`). */
export function sourceName({ words, library }: Pick<Speaker, "words" | "library">, source: string): string {
  return library.sources[source] ?? words.t("table-unknown");
}

/** The words of a message. */
export function tell(speaker: Speaker, said: Said): string {
  return say(speaker, said, plain);
}

/** The words of something that stands in a message. */
export function tellValue(speaker: Speaker, value: SaidValue): string {
  return String(valueOf(speaker, value, plain, ""));
}

/** The same as `tell`, as briefly as it can be said beside what it is about. */
export function tellBriefly(speaker: Speaker, said: Said): string {
  return say(speaker, said, plain, ".brief");
}

/** The pieces of a message, the names in it being links. */
export function tellInPieces(speaker: Speaker, said: Said): Piece[] {
  return cut(say(speaker, said, marked));
}

/** The effects that a message speaks of. */
export function effectsIn([, values]: Said): string[] {
  return Object.values(values).flatMap((value) =>
    typeof value === "object" && "effect" in value ? [value.effect] : [],
  );
}

// --- Filling in -----------------------------------------------------------------------------------------------------

/** Makes words of a name: `seat` or the kind of a component, the id, the words. */
type Naming = (kind: string, id: string, text: string) => string;

const plain: Naming = (_kind, _id, text) => text;

function say(speaker: Speaker, [id, values]: Said, naming: Naming, form = ""): string {
  const { words } = speaker;
  const message = words.has(id + form) ? id + form : id;
  if (!words.has(message)) return words.t("table-unknown");
  const args: Arguments = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === "object" && "faction" in value) Object.assign(args, factionArgs(words, value.faction, naming));
    else args[name] = valueOf(speaker, value, naming, form);
  }
  return words.t(message, args);
}

function valueOf(speaker: Speaker, value: SaidValue, naming: Naming, form: string): string | number {
  const { words, library, seatName } = speaker;
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return say(speaker, value, naming, form);
  if ("name" in value) return named(words, value.name, naming);
  if ("names" in value) return value.names.map((name) => named(words, name, naming)).join(", ");
  if ("seat" in value) return naming("seat", String(value.seat), value.called || seatName(value.seat));
  if ("effect" in value) return library.effects[value.effect] ?? "";
  if ("bare" in value) return library.bare[value.bare] ?? library.effects[value.bare] ?? "";
  return "";
}

function named(words: Texts, name: string, naming: Naming): string {
  const [kind, id] = sourceParts(name);
  return naming(kind, id, nameOf(words, kind, id));
}

/** The variables of a message that speaks of a faction: its name and the forms of it. */
function factionArgs(words: Texts, id: string, naming: Naming): Arguments {
  const args: Arguments = { faction: named(words, `faction/${id}`, naming) };
  for (const form of FORMS) args[`faction_${form}`] = naming("faction", id, words.t(`faction-${id}.${form}`));
  return args;
}

// --- Pieces ---------------------------------------------------------------------------------------------------------

const OPEN = "\u0001";
const MIDDLE = "\u0002";
const CLOSE = "\u0003";

const marked: Naming = (kind, id, text) => `${OPEN}${kind}/${id}${MIDDLE}${text}${CLOSE}`;

function cut(said: string): Piece[] {
  const found: Piece[] = [];
  for (const part of said.split(OPEN)) {
    const middle = part.indexOf(MIDDLE);
    const close = part.indexOf(CLOSE);
    if (middle < 0 || close < 0) {
      if (part) found.push({ text: part });
      continue;
    }
    const [kind, id] = sourceParts(part.slice(0, middle));
    const text = part.slice(middle + 1, close);
    found.push(kind === "seat" ? { text, seat: Number(id) } : { text, link: { kind, id } });
    const rest = part.slice(close + 1);
    if (rest) found.push({ text: rest });
  }
  return found;
}
