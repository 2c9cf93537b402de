/** Log lines in words, with links to what they name; the same table as `text/log.py`. */

import type { Arguments, Texts } from "../../app/i18n";
import type { LogLine } from "../../messages";
import { sourceParts } from "./actions";
import { factionArgs, nameOf, sourceName } from "./words";

/** A piece of a line: plain words, or the name of a thing that can be looked at. */
export interface Piece {
  text: string;
  link?: { kind: string; id: string };
  seat?: number;
}

const ABOUT_CARDS = new Set(["acquire", "discard", "put_on_deck", "set_aside", "take", "trash"]);
const CARDS = new Set([
  ...ABOUT_CARDS,
  "play_card",
  "reveal",
  "drawn_card",
  "look_at_top",
  "card_ahead",
  "churn",
  "return_card",
]);
const INTRIGUE = new Set(["play_intrigue", "drawn_intrigue", "lost_intrigue", "trash_intrigue"]);
const SPACES = new Set([
  "send_agent",
  "lift_agent",
  "control",
  "control_lost",
  "mark",
  "recall",
  "bonus_spice",
  "warship",
  "infiltrate",
  "repeat_space",
]);
const POSTS = new Set(["place_spy", "recall_spy"]);
const CONTRACTS = new Set(["contract", "contract_done", "keep_contract"]);
const TECH = new Set(["acquire_tech", "flip_tech", "trash_tech"]);
const NOTHING_AT_ZERO = new Set(["gain_solari", "gain_spice", "gain_water", "persuasion", "swords"]);
const WITH_SOURCE = new Set([
  ...ABOUT_CARDS,
  ...["gain_solari", "gain_spice", "gain_water", "pay_solari", "pay_spice", "pay_water"],
  ...["persuasion", "swords", "vp", "influence", "draw", "draw_intrigue", "steal_intrigue"],
  ...["recruit", "deploy", "retreat", "lose_garrison", "lose_deployed", "mark", "recall"],
  ...["commission", "deploy_dreadnought", "retreat_dreadnought", "negotiate", "return_intrigue", "set_ahead"],
  ...["place_spy", "recall_spy", "sandworm", "wall_destroyed", "contract", "trash_intrigue"],
]);

/** The source of lines about the table itself. */
export const NOTE = "note";

const OPEN = "\u0001";
const MIDDLE = "\u0002";
const CLOSE = "\u0003";

function link(kind: string, id: string, text: string): string {
  return `${OPEN}${kind}/${id}${MIDDLE}${text}${CLOSE}`;
}

/** What lines need besides the line: messages, names of seats, and levels of Conflicts. */
export interface LogSpeaker {
  words: Texts;
  seatName: (seat: number) => string;
  conflictLevel: (id: string) => number;
}

/** The pieces of a line; null for a line that says nothing. */
export function linePieces(speaker: LogSpeaker, line: LogLine): Piece[] | null {
  if (line.a === 0 && NOTHING_AT_ZERO.has(line.event)) return null;
  const said = sayLine(speaker, line);
  if (said === null) return null;
  return pieces(
    namesSource(line) ? speaker.words.t("log-from", { line: said, source: linkedSource(speaker, line) }) : said,
  );
}

/** A line as plain text. */
export function lineText(speaker: LogSpeaker, line: LogLine): string | null {
  return (
    linePieces(speaker, line)
      ?.map((piece) => piece.text)
      .join("") ?? null
  );
}

function namesSource(line: LogLine): boolean {
  if (!WITH_SOURCE.has(line.event) || line.source === "setup") return false;
  if (ABOUT_CARDS.has(line.event) && line.source === `card/${String(line.a)}`) return false;
  return !(line.event === "influence" && line.source.startsWith("track/"));
}

function linkedSource({ words }: LogSpeaker, line: LogLine): string {
  const [kind, id] = sourceParts(line.source);
  return link(kind, id, sourceName(words, line.source));
}

function sayLine(speaker: LogSpeaker, line: LogLine): string | null {
  const { words } = speaker;
  const id = `log-${line.event}`;
  if (line.source === NOTE) return sayNote(speaker, line);
  const who = line.seat < 0 ? "" : link("seat", String(line.seat), speaker.seatName(line.seat));
  const say = (args: Arguments = {}, suffix = ""): string => words.t(id + suffix, { who, ...args });
  const named = (kind: string): string => link(kind, String(line.a), nameOf(words, kind, String(line.a)));
  if (CARDS.has(line.event)) return say({ name: named("card") }, line.b === "deck" ? "-deck" : "");
  if (INTRIGUE.has(line.event)) return say({ name: named("intrigue") });
  if (SPACES.has(line.event)) return say({ name: named("space") });
  if (POSTS.has(line.event)) return say({ name: named("post") });
  if (CONTRACTS.has(line.event)) return say({ name: named("contract") });
  if (TECH.has(line.event)) return say({ name: named("tech") }, line.seat < 0 ? "-removed" : "");
  switch (line.event) {
    case "conflict":
    case "take_conflict":
      return say({ name: named("conflict"), level: speaker.conflictLevel(String(line.a)) });
    case "vp":
      return say({ n: Math.abs(Number(line.a)) }, Number(line.a) < 0 ? "-lost" : "");
    case "influence":
      return say({ n: Number(line.b), ...factionArgs(words, String(line.a)) });
    case "alliance": {
      const other = line.b === null ? "" : link("seat", String(line.b), speaker.seatName(Number(line.b)));
      return say(
        { other, ...factionArgs(words, String(line.a)) },
        line.seat < 0 ? "-returned" : line.b === null ? "" : "-taken",
      );
    }
    case "snooper":
      return say(factionArgs(words, String(line.a)));
    case "flip":
      return say({ name: linkedSource(speaker, line), icon: nameOf(words, "battle_icon", String(line.a)) });
    case "other_side":
      return say({ name: named("leader") });
    case "warship_leaves":
      return say({ name: linkedSource(speaker, line) });
    case "steal_intrigue":
      return say({ other: link("seat", String(line.a), speaker.seatName(Number(line.a))) });
    case "tokens_used":
      return say({ names: (line.a as string[]).map((faction) => nameOf(words, "faction", faction)).join(", ") });
    case "place":
      return say({ n: Number(line.a), strength: Number(line.b) });
    default:
      if (!words.has(id)) return null;
      return typeof line.a === "string" ? say(anyName(words, line.a)) : say({ n: Number(line.a) });
  }
}

/** What is told of the table itself; people are called what they were called then. */
function sayNote({ words, seatName }: LogSpeaker, line: LogLine): string | null {
  const id = `note-${line.event}`;
  return words.has(id)
    ? words.t(id, { who: link("seat", String(line.seat), String(line.a || seatName(line.seat))) })
    : null;
}

const KINDS = ["card", "intrigue", "space", "conflict", "leader", "hagal", "tech", "faction", "contract", "post"];

/** The variables of a line that names something of a kind that this table does not know of. */
function anyName(words: Texts, id: string): Arguments {
  if (words.has(`faction-${id}`)) return factionArgs(words, id);
  const kind = KINDS.find((one) => words.has(`${one}-${id}`)) ?? "card";
  return { name: link(kind, id, nameOf(words, kind, id)) };
}

function pieces(said: string): Piece[] {
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
    found.push(
      kind === "seat" ? { text, seat: Number(id) } : kind === "setup" ? { text } : { text, link: { kind, id } },
    );
    const rest = part.slice(close + 1);
    if (rest) found.push({ text: rest });
  }
  return found;
}
