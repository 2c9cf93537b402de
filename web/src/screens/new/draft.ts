import { api } from "../../app/api";
import { hasServer } from "../../app/site";
import type { Where } from "../../here/where";
import type { About, BoxSet, ClockKind, NewTable, SpectatorRule, Team, UndoRule, Variant } from "../../messages";
import { askToKeep } from "../here/keeping";

/** A table that is being set up on the new-game screen. */

export type SeatKind = "me" | "here" | "open" | "bot";
export type LeaderWay = "random" | "choose" | "draft" | "named";

export interface DraftSeat {
  kind: SeatKind;
  name: string;
  bot: string;
  /** Where leaders are named here: the leader's id, "" for any that is left. */
  leader: string;
}

export interface Draft {
  where: Where;
  boxes: string[];
  /** The ids of the variants that are wished for; those that do not fit wait. */
  variants: string[];
  /** Of the game for one; empty: the easiest. */
  difficulty: string;
  seats: DraftSeat[];
  /** The Rival cards that are named, "" for any that is left. */
  rivals: string[];
  leaders: LeaderWay;
  clock: ClockKind | "none";
  seconds: number;
  increment: number;
  undo: UndoRule;
  spectators: SpectatorRule;
  delay: number;
  listed: boolean;
  /** May everybody ask for hints where several people play? */
  hints: boolean;
  botPause: number;
  /** The opponent that chooses for somebody who is out of time or away. */
  standIn: string;
  seed: string;
}

export const PLAYERS = [1, 2, 3, 4, 6] as const;
const MOST_ALONE = 4; // more play in teams
export const BOT = "naib"; // who plays where nobody has said who
export const CLOCK_SECONDS: Record<ClockKind, readonly number[]> = {
  move: [30, 60, 120, 300],
  game: [600, 1200, 1800, 3600],
  days: [43_200, 86_400, 172_800, 604_800],
};

/** The boxes that we know, in their order. */
const BOXES: readonly string[] = ["base", "ix", "uprising", "choam"];
/** What may be added to Uprising; the other boxes make the board. */
export const ADDED = ["choam", "base"] as const;
/** How many Rivals play along, by the number of players. */
const RIVALS: Readonly<Record<number, number>> = { 1: 2, 2: 1 };

const PLACES: readonly Where[] = ["here", "online"];
const KINDS: readonly SeatKind[] = ["me", "here", "open", "bot"];
const WAYS: readonly LeaderWay[] = ["random", "choose", "draft", "named"];
const CLOCKS: readonly Draft["clock"][] = ["none", "move", "game", "days"];
const UNDOS: readonly UndoRule[] = ["free", "consent", "off"];
const WATCHING: readonly SpectatorRule[] = ["no", "yes", "delayed"];

function seat(kind: SeatKind, bot = BOT): DraftSeat {
  return { kind, name: "", bot, leader: "" };
}

/** Me against three opponents, everything else as usual. */
export function newDraft(botPause: number): Draft {
  return {
    where: hasServer() ? "online" : "here",
    boxes: ["base"],
    variants: [],
    difficulty: "",
    seats: [seat("me"), seat("bot"), seat("bot"), seat("bot")],
    rivals: [],
    leaders: "random",
    clock: "none",
    seconds: 60,
    increment: 5,
    undo: "free",
    spectators: "yes",
    delay: 60,
    listed: false,
    hints: false,
    botPause,
    standIn: BOT,
    seed: "",
  };
}

/** The draft with this many seats: the last ones go or come. */
export function withPlayers(draft: Draft, players: number): Draft {
  const more = Array.from({ length: Math.max(0, players - draft.seats.length) }, () =>
    seat("bot", botOf(draft) ?? BOT),
  );
  return settled({ ...draft, seats: [...draft.seats, ...more].slice(0, players) });
}

/** The draft with this many seats, and with what so many need on the table; null where they cannot play here. */
export function withTable(draft: Draft, about: About, players: number): Draft | null {
  if (setOf(draft, about)?.players.includes(players)) return withPlayers(draft, players);
  const kept = draft.boxes.filter((box) => withUprising(draft) || box !== "base");
  const [found] = about.sets
    .filter(
      (one) => players > MOST_ALONE && one.players.includes(players) && kept.every((box) => one.boxes.includes(box)),
    )
    .toSorted((a, b) => a.boxes.length - b.boxes.length);
  return found === undefined ? null : withPlayers({ ...draft, boxes: inOrder(found.boxes) }, players);
}

/** The team of a seat, whether it commands it, and the leader that it must have; null where everybody plays for himself. */
export function roleOf(about: About | null, players: number, seat: number): Role | null {
  const team = players > MOST_ALONE ? about?.teams.find(({ seats }) => seats.includes(seat)) : undefined;
  return team === undefined ? null : { ...team, commands: team.seats[0] === seat };
}

export interface Role extends Team {
  commands: boolean;
}

/** The draft with another seat in place `n`. There is one `me` at most. */
export function withSeat(draft: Draft, n: number, part: Partial<DraftSeat>): Draft {
  const seats = draft.seats.map((one, i) => {
    if (i === n) return { ...one, ...part };
    return part.kind === "me" && one.kind === "me" ? { ...one, kind: "here" as const } : one;
  });
  return settled({ ...draft, seats });
}

/** Who plays all seats of the computer; null where they differ, or where it has none. */
export function botOf({ seats }: Draft): string | null {
  const bots = new Set(seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot));
  return bots.size === 1 ? [...bots][0]! : null;
}

/** The draft with the same opponent at all seats of the computer. */
export function withBot(draft: Draft, bot: string): Draft {
  return { ...draft, seats: draft.seats.map((one) => (one.kind === "bot" ? { ...one, bot } : one)) };
}

/** The draft, to be played here or online. Here nobody is invited: seats for others are for people at this screen. */
export function withWhere(draft: Draft, where: Where): Draft {
  return settled({ ...draft, where });
}

/** The draft without what its seats and its place make impossible. */
function settled(draft: Draft): Draft {
  if (draft.where === "online" && hasServer())
    return people(draft) > 1 ? draft : { ...draft, undo: draft.undo === "consent" ? "free" : draft.undo, hints: false };
  return {
    ...draft,
    where: "here",
    seats: draft.seats.map((seat) => (seat.kind === "open" ? { ...seat, kind: "here" } : seat)),
    undo: draft.undo === "consent" ? "free" : draft.undo,
    hints: false, // whoever plays at this screen may ask for one
    clock: draft.clock === "days" ? "none" : draft.clock,
  };
}

/** Is it played on the board of Uprising? */
export function withUprising({ boxes }: Pick<Draft, "boxes">): boolean {
  return boxes.includes("uprising");
}

/** The boxes one of which a variant lacks; null where it has all that it needs. */
export function lacking(
  draft: Pick<Draft, "boxes"> & Partial<Pick<Draft, "seats">>,
  variant: Variant,
): string[] | null {
  const forTwo = draft.seats?.length === 2 && variant.for_two.length > 0;
  const groups = forTwo ? [...variant.boxes, variant.for_two] : variant.boxes;
  return groups.find((group) => !group.some((box) => draft.boxes.includes(box))) ?? null;
}

/** Can a variant be played with these boxes and so many seats? */
export function fits(draft: Pick<Draft, "boxes" | "seats">, variant: Variant): boolean {
  return lacking(draft, variant) === null && variant.players.includes(draft.seats.length);
}

/** The variants that are wished for and fit. */
export function played(draft: Draft, about: About | null): string[] {
  const fitting = (about?.variants ?? []).filter((variant) => fits(draft, variant));
  return fitting.map(({ id }) => id).filter((id) => draft.variants.includes(id));
}

/** The boxes that make the board, without what is added to it. */
export function boardOf(boxes: readonly string[]): string[] {
  return boxes.includes("uprising") ? boxes.filter((box) => !(ADDED as readonly string[]).includes(box)) : [...boxes];
}

/** The draft on another board. What was added to Uprising stays with it. */
export function withBoard(draft: Draft, board: readonly string[]): Draft {
  const kept =
    board.includes("uprising") && withUprising(draft) ? ADDED.filter((box) => draft.boxes.includes(box)) : [];
  const next = { ...draft, boxes: inOrder([...board, ...kept]) };
  if (next.seats.length <= MOST_ALONE) return next;
  return withUprising(next) ? withBox(next, "choam", true) : withPlayers(next, MOST_ALONE);
}

/** The draft with a box added to its board, or without it. */
export function withBox(draft: Draft, box: string, added: boolean): Draft {
  const others = draft.boxes.filter((one) => one !== box);
  return { ...draft, boxes: inOrder(added ? [...others, box] : others) };
}

function inOrder(boxes: string[]): string[] {
  return [...BOXES.filter((box) => boxes.includes(box)), ...boxes.filter((box) => !BOXES.includes(box))];
}

/** How many seats are for people. */
export function people(draft: Draft): number {
  return draft.seats.filter(({ kind }) => kind !== "bot").length;
}

/** Is a seat still to be taken by somebody else? */
export function hasOpenSeats(draft: Draft): boolean {
  return draft.seats.some(({ kind }) => kind === "open");
}

/** The boards that this server can put on the table: the base box and Uprising, each alone and with Rise of Ix, and what else it has. */
export function boardsOf(about: About): string[][] {
  const boards = about.sets
    .map(({ boxes }) => inOrder(boxes))
    .filter((boxes) => boardOf(boxes).length === boxes.length);
  return boards.toSorted((a, b) => rank(a) - rank(b));
}

/** The board of the base box comes before that of Uprising, each without Rise of Ix before that with it. */
function rank(board: string[]): number {
  const [first] = board.filter((box) => box !== "ix");
  return 2 * (BOXES.indexOf(first!) + (BOXES.includes(first!) ? 0 : BOXES.length + 1)) + Number(board.includes("ix"));
}

/** What is known of the boxes that are chosen; undefined where they cannot be played together here. */
export function setOf({ boxes }: Pick<Draft, "boxes">, about: About): BoxSet | undefined {
  return about.sets.find((one) => one.boxes.length === boxes.length && one.boxes.every((box) => boxes.includes(box)));
}

/** Every leader of the boxes that are chosen. */
export function leadersOf(draft: Pick<Draft, "boxes">, about: About): string[] {
  return setOf(draft, about)?.leaders ?? [];
}

/** The Rivals of a draft, where they have cards: the id of each that is named, "" for any; none where none plays along. */
export function rivalsOf(draft: Draft, about: About): string[] {
  const known = setOf(draft, about)?.rivals ?? [];
  const count = known.length > 0 ? (RIVALS[draft.seats.length] ?? 0) : 0;
  return Array.from({ length: count }, (_, n) => draft.rivals[n] ?? "").map((id) => (known.includes(id) ? id : ""));
}

/** The draft with another Rival in place `n`. */
export function withRival(draft: Draft, n: number, rival: string): Draft {
  const rivals = Array.from({ length: Math.max(n + 1, draft.rivals.length) }, (_, i) => draft.rivals[i] ?? "");
  return { ...draft, rivals: rivals.with(n, rival) };
}

/** A card for every Rival as soon as one is named, the others by lot; else the table decides. */
function namedRivals(draft: Draft, about: About): string[] {
  const named = rivalsOf(draft, about);
  if (named.every((id) => id === "")) return [];
  const left = setOf(draft, about)!.rivals.filter((id) => !named.includes(id));
  return named.map((id) => id || left.splice(Math.floor(Math.random() * left.length), 1)[0]!);
}

/** The leaders that can be chosen: in teams all but those who command. */
export function leadersFor(draft: Draft, about: About): string[] {
  const commanders = draft.seats.length > MOST_ALONE ? about.teams.map(({ commander }) => commander) : [];
  return leadersOf(draft, about).filter((leader) => !commanders.includes(leader));
}

/** A leader for every seat: those that are named, the others by lot. */
function named(draft: Draft, about: About): string[] {
  const known = leadersFor(draft, about);
  const taken = draft.seats.map(({ leader }, n) => {
    const role = roleOf(about, draft.seats.length, n);
    return role?.commands ? role.commander : known.includes(leader) ? leader : "";
  });
  const left = known.filter((leader) => !taken.includes(leader));
  return taken.map((leader) => leader || left.splice(Math.floor(Math.random() * left.length), 1)[0] || "");
}

/** The draft with a name for every opponent that has none: one that nobody else bears, by lot. */
function withBotNames(draft: Draft, me: string, botNames: string[]): DraftSeat[] {
  const left = botNames.filter((name) => name !== me && draft.seats.every((seat) => seat.name !== name));
  return draft.seats.map((seat) => {
    if (seat.kind !== "bot" || seat.name) return seat;
    const [name = ""] = left.splice(Math.floor(Math.random() * left.length), 1);
    return { ...seat, name };
  });
}

/**
 * The request that opens the table. `botNames`: what opponents may be called; `player`: what a person without a name is called,
 * by the number of the seat.
 */
export function request(
  draft: Draft,
  me: string,
  about: About | null,
  botNames: string[],
  player: (n: number) => string,
): NewTable {
  const lists = draft.leaders === "named" && about !== null;
  const online = draft.where === "online";
  return {
    setup: {
      players: draft.seats.length,
      boxes: draft.boxes,
      leaders: lists ? named(draft, about) : [],
      leader_mode: draft.leaders === "named" ? "random" : draft.leaders,
      ...Object.fromEntries(played(draft, about).map((id) => [id, true])),
      difficulty: draft.seats.length === 1 ? draft.difficulty : "",
      rival_leaders: about === null ? [] : namedRivals(draft, about),
      end_turns: true,
    },
    seats: withBotNames(draft, me, botNames).map(({ kind, name, bot }, seat) =>
      kind === "bot"
        ? { kind, name, bot }
        : kind === "open"
          ? { kind }
          : { kind: "me", name: (kind === "me" ? me : name) || player(seat + 1) },
    ),
    options: {
      undo: draft.undo,
      spectators: online ? draft.spectators : "no",
      spectator_delay: draft.delay,
      listed: online && draft.listed,
      hints: draft.hints,
      clock:
        draft.clock === "none"
          ? null
          : { kind: draft.clock, seconds: draft.seconds, increment: draft.clock === "game" ? draft.increment : 0 },
      bot_pause: draft.botPause,
      stand_in: draft.standIn,
    },
    seed: draft.seed || null,
    name: me || player(1),
  };
}

/** The request of a game against three opponents in this browser. */
export function quickDraft(me: string, botPause: number, botNames: string[], player: (n: number) => string): NewTable {
  return request(withWhere(newDraft(botPause), "here"), me, null, botNames, player);
}

/** Open the table; a table without open seats begins at once. Gives its address. */
export async function openTable(table: NewTable, where: Where): Promise<string> {
  const { id } = await api.newTable(table, where);
  if (where === "here") askToKeep();
  if (table.seats.every(({ kind }) => kind !== "open")) await api.start(id);
  return `/t/${id}`;
}

// --- Keeping and sharing --------------------------------------------------------------------------------------------

/** A draft from data that came from outside; what makes no sense is as in a new draft. */
export function readDraft(data: unknown): Draft {
  const draft = newDraft(400);
  if (typeof data !== "object" || data === null) return draft;
  const given = data as Record<string, unknown>;
  const one = <T>(value: unknown, known: readonly T[], otherwise: T): T =>
    known.includes(value as T) ? (value as T) : otherwise;
  const number = (value: unknown, otherwise: number) =>
    typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : otherwise;
  const text = (value: unknown, longest: number) => (typeof value === "string" ? value.slice(0, longest) : "");
  if (Array.isArray(given["boxes"])) {
    const boxes = given["boxes"].filter((box): box is string => typeof box === "string").slice(0, 8);
    if (boxes.length > 0) draft.boxes = boxes;
  }
  if (Array.isArray(given["seats"]) && given["seats"].length >= 1 && given["seats"].length <= 6) {
    draft.seats = given["seats"].map((row: unknown) => {
      const fields = (typeof row === "object" && row !== null ? row : {}) as Record<string, unknown>;
      const kind = one(fields["kind"], KINDS, "bot");
      return {
        kind,
        name: text(fields["name"], 24),
        bot: text(fields["bot"], 20) || BOT,
        leader: text(fields["leader"], 60),
      };
    });
  }
  if (Array.isArray(given["rivals"])) draft.rivals = given["rivals"].slice(0, 2).map((id: unknown) => text(id, 60));
  draft.where = one(given["where"], PLACES, draft.where);
  draft.listed = given["listed"] === true;
  draft.hints = given["hints"] === true;
  draft.variants = variantsIn(given);
  draft.leaders = one(given["leaders"], WAYS, draft.leaders);
  draft.clock = one(given["clock"], CLOCKS, draft.clock);
  draft.undo = one(given["undo"], UNDOS, draft.undo);
  draft.spectators = one(given["spectators"], WATCHING, draft.spectators);
  draft.seconds = Math.max(5, number(given["seconds"], draft.seconds));
  draft.increment = number(given["increment"], draft.increment);
  draft.delay = Math.min(600, Math.max(1, number(given["delay"], draft.delay)));
  draft.botPause = number(given["botPause"], draft.botPause);
  draft.standIn = text(given["standIn"], 20) || BOT;
  draft.difficulty = text(given["difficulty"], 20);
  draft.seed = text(given["seed"], 100);
  return settled(draft);
}

const OWN_SWITCHES = new Set(["listed", "hints"]);

/** The variants of a draft; older drafts have a field for each. */
function variantsIn(given: Record<string, unknown>): string[] {
  const listed = given["variants"];
  if (Array.isArray(listed)) return listed.filter((id): id is string => typeof id === "string").slice(0, 20);
  const fields = Object.keys(given).filter((name) => !OWN_SWITCHES.has(name) && given[name] === true);
  return fields.map((name) => (name === "oldConflicts" ? "old_conflicts" : name));
}

/** A draft as text that fits into an address. */
export function encodeDraft(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** The draft that `encodeDraft` made the text from; null where it is none. */
export function decodeDraft(text: string): Draft | null {
  try {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return readDraft(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

export interface Preset {
  name: string;
  draft: Draft;
}

const LAST = "landsraad.draft";
const PRESETS = "landsraad.presets";

function read(key: string): unknown {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // storage is forbidden or full: nothing is kept
  }
}

/** What was set up last, without its seed. */
export function lastDraft(botPause: number): Draft {
  const kept = read(LAST);
  return kept === null ? newDraft(botPause) : readDraft(kept);
}

export function keepDraft(draft: Draft): void {
  write(LAST, { ...draft, seed: "" });
}

export function presets(): Preset[] {
  const kept = read(PRESETS);
  if (!Array.isArray(kept)) return [];
  return kept
    .filter(
      (row): row is { name: string; draft: unknown } => typeof (row as { name?: unknown } | null)?.name === "string",
    )
    .map(({ name, draft }) => ({ name, draft: readDraft(draft) }));
}

export function keepPresets(rows: Preset[]): void {
  write(PRESETS, rows);
}
