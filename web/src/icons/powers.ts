import { box, corners, cut, type Drawing, disc, glow, hole, icon, type Layer, line, placed, tint, toned } from "./draw";
import { type Emblem, emblems } from "./emblems";

/** A shield in the faction's colour with its emblem: an Agent icon. */
const pawn = "M12 4.5a3 3 0 0 1 1.8 5.4c.3 2.3 1.2 3.6 2.9 5V17H7.3v-2.1c1.7-1.4 2.6-2.7 2.9-5A3 3 0 0 1 12 4.5z";
const plate = "M3 1.5h18a1.5 1.5 0 0 1 1.5 1.5v12.5L12 23 1.5 15.5V3A1.5 1.5 0 0 1 3 1.5z";

function onPlate(name: Emblem, shape: string, x = 5, y = 3.5, scale = 0.58): Layer[] {
  return [tint(shape), ...placed(toned(emblems[name], "ink"), x, y, scale)];
}

/** The emblem with a rising mark beside it: Influence. */
function influence(name: Emblem): Layer[] {
  return [...placed(toned(emblems[name], "accent"), -0.5, 4.5, 0.8), ...rising];
}

const rising = [line("M20.5 21V10.5M16.8 14l3.7-4 3.2 4", 2.1)];
const falling = [line("M20.5 10v10.5M16.8 17l3.7 4 3.2-4", 2.1)];
const anyFaction = "M9 3l8 9-8 9-8-9z";

/** The icons by which a card reaches spaces. */
export const agentIcons = {
  to_emperor: icon("emperor", onPlate("emperor", plate)),
  to_guild: icon("guild", onPlate("guild", plate)),
  to_bene_gesserit: icon("bene_gesserit", onPlate("bene_gesserit", plate, 4.8, 3.2, 0.6)),
  to_fremen: icon("fremen", onPlate("fremen", plate, 4.6, 3, 0.6)),
  to_great_houses: icon("great_houses", onPlate("great_houses", plate)),
  to_fringe_worlds: icon("fringe_worlds", onPlate("fringe_worlds", plate)),
  to_landsraad: icon("landsraad", onPlate("landsraad", corners(12, 12.8, 12, 5), 6, 6.5, 0.5)),
  to_city: icon("city", onPlate("city", disc(12, 12, 11), 5.5, 4.3, 0.54)),
  to_spice_trade: icon("choam", tint("M12 1l11.5 21H.5z"), hole(corners(12, 15, 4.8, 6))),
  to_spy: icon(
    "blood",
    tint("M12 .5L23.5 12 12 23.5.5 12z"),
    hole("M5.5 12c2-3 4-4.2 6.5-4.2s4.5 1.2 6.5 4.2c-2 3-4 4.2-6.5 4.2S7.5 15 5.5 12z"),
    tint(disc(12, 12, 2.1)),
  ),
  agent_icon: icon("sand", line(plate, 2.1), tint(pawn)),
  infiltrate: icon("blood", line("M3 21V3h7M3 21h7"), glow("M8 12h13M16 7l5 5-5 5", 2.4)),
} satisfies Record<string, Drawing>;

/** The powers themselves, and Influence with them. */
export const factions = {
  emperor: icon("emperor", toned(emblems.emperor, "accent")),
  guild: icon("guild", toned(emblems.guild, "accent")),
  bene_gesserit: icon("bene_gesserit", toned(emblems.bene_gesserit, "accent")),
  fremen: icon("fremen", toned(emblems.fremen, "accent")),
  great_houses: icon("great_houses", toned(emblems.great_houses, "accent")),
  fringe_worlds: icon("fringe_worlds", toned(emblems.fringe_worlds, "accent")),
  landsraad: icon("landsraad", toned(emblems.landsraad, "accent")),
  choam: icon("choam", toned(emblems.choam, "accent")),
  ix: icon("steel", toned(emblems.ix, "accent")),
  influence_emperor: icon("emperor", influence("emperor")),
  influence_guild: icon("guild", influence("guild")),
  influence_bene_gesserit: icon("bene_gesserit", influence("bene_gesserit")),
  influence_fremen: icon("fremen", influence("fremen")),
  influence_great_houses: icon("great_houses", influence("great_houses")),
  influence_fringe_worlds: icon("fringe_worlds", influence("fringe_worlds")),
  influence_any: icon("gold", tint(anyFaction), cut("M5 7.5l8 9M13 7.5l-8 9", 1.7), rising),
  influence_lose: icon("blood", tint(anyFaction), cut("M5 7.5l8 9M13 7.5l-8 9", 1.7), falling),
  influence_at_least: icon(
    "gold",
    tint("M8.5 1.5l7 8-7 8-7-8z"),
    line("M15.5 8.5l6.5 3.3-6.5 3.3M15.5 19.5h7M2 22h9", 2),
  ),
  alliance: icon("gold", glow(disc(12, 12, 10), 2.2), tint(corners(12, 12.5, 7.2, 5, 3.2))),
  fremen_bond: icon(
    "fremen",
    placed(toned(emblems.fremen, "accent"), 0, 0, 0.62),
    placed(toned(emblems.fremen, "accent"), 9.5, 9.5, 0.6),
    line("M19.5 3v5M17 5.5h5M5 17v4.5M2.7 19.2h4.6", 1.9),
  ),
} satisfies Record<string, Drawing>;

const sheet = box(5.5, 2.5, 13, 19, 2);
const leftSheet = box(1.5, 3.5, 11.5, 17, 1.8);
const question = "M12 15.2c0-3 3.3-3 3.3-5.7a3.3 3.3 0 0 0-6.5-.7M12 18.4v.2";
const back = [tint(sheet), cut(corners(12, 12, 5, 4), 1.6)];

/** A back with a mark: a kind of Intrigue card. */
function secret(...mark: Layer[]): Layer[] {
  return [tint(sheet), ...mark];
}

/** Conflict cards by level: as many strokes as the level. */
function conflict(level: number): Layer[] {
  const strokes = Array.from({ length: level }, (_, i) => `M${12 + (i - (level - 1) / 2) * 4} 8v8`).join("");
  return [tint("M12 1.5l10 4.5v8.5c0 4-4 6.5-10 8.5-6-2-10-4.5-10-8.5V6z"), cut(strokes, 2.2)];
}

/** Cards and what is done with them. */
export const cards = {
  card: icon("sand", line(sheet), tint(box(8, 5.5, 8, 6)), line("M9 15h6M9 18h4", 1.6)),
  draw: icon(
    "sand",
    tint(leftSheet),
    cut("M4 12h6.5M7.2 8.7v6.6", 2),
    line("M15 8.5h7M18.5 4.5l4 4-4 4M15.5 17h5.5", 2),
  ),
  discard: icon("steel", tint(leftSheet), cut("M4 12h6.5", 2), line("M19 4v13M15 13l4 4.5 4-4.5", 2)),
  trash: icon("blood", tint(box(5.5, 1.5, 13, 19, 2)), cut("M2 23L22 3", 4.5), line("M3 21.5L21 3.5", 2.2)),
  trash_self: icon(
    "blood",
    tint("M3 2.5h10.5v9l-2.5 2 2.5 2v6H3z"),
    line("M17 7.5a6 6 0 1 1-2 9.5M15 21.5v-4.7h4.7", 2),
  ),
  acquire: icon("sand", tint(leftSheet), line("M18.5 3.5v6.5M15.2 6.7h6.6M15 19l3 2.5 5-6", 2.1)),
  return_to_hand: icon(
    "sand",
    tint(box(9, 1.5, 11, 13, 1.5)),
    line("M2 19.5c4 3.5 15 3.5 20 0M6 16.5V6M2.5 9.5L6 5.5l3.5 4", 2),
  ),
  top_of_deck: icon("sand", tint(box(6, 9.5, 12, 9, 1.5)), line("M6 22h12M12 7.5V1.5M9 4l3-2.7L15 4", 2)),
  peek: icon(
    "sand",
    line("M19 10V4a1.5 1.5 0 0 0-1.5-1.5h-11A1.5 1.5 0 0 0 5 4v16a1.5 1.5 0 0 0 1.5 1.5H11", 2),
    tint("M9.5 16.5c2-3 4.3-4.3 6.8-4.3s4.8 1.3 6.7 4.3c-2 3-4.2 4.3-6.7 4.3s-4.8-1.3-6.8-4.3z"),
    hole(disc(16.3, 16.5, 2)),
  ),
  shuffle: icon(
    "sand",
    line("M2 6.5h4.5L16 17.5h5M2 17.5h4.5l2.7-3.1M13 10l3-3.5h5", 2),
    glow("M18.5 3l3.5 3.5-3.5 3.5M18.5 14l3.5 3.5-3.5 3.5", 2),
  ),
  intrigue: icon("violet", secret(cut(question, 2.3))),
  intrigue_plot: icon("violet", secret(hole("M13.5 5L7.5 13.2h3.8L9.8 19l6.7-8.2h-4.2z"))),
  intrigue_combat: icon("blood", secret(cut("M9 7.5l6.5 8M15 7.5l-6.5 8M8.5 12.5l3 4M15.5 12.5l-3 4", 1.8))),
  intrigue_endgame: icon("gold", secret(hole("M8 7.5h8v2.8a4 4 0 0 1-8 0zM11 13h2v3h2.5v2h-7v-2H11z"))),
  intrigue_steal: icon(
    "violet",
    tint(box(11, 2.5, 11.5, 17, 1.8)),
    cut("M16.7 13.2c0-2.6 2.7-2.5 2.7-4.7a2.7 2.7 0 0 0-5.3-.5M16.7 16v.2", 2),
    line("M10 12H1.5M5 8l-3.7 4L5 16", 2.2),
  ),
  intrigue_trash: icon("violet", tint(sheet), cut(question, 2.2), cut("M2 23L22 3", 4.5), line("M3 21.5L21 3.5", 2.2)),
  imperium_deck: icon(
    "sand",
    line("M4 7v13.5h11", 2),
    tint(box(7.5, 2, 12.5, 16, 1.8)),
    cut(corners(13.7, 10, 4, 4), 1.7),
  ),
  tleilaxu_row: icon(
    "leaf",
    line("M3 4.5v15h6M21 4.5v15h-6", 2),
    tint(box(6.5, 2, 11, 17.5, 1.8)),
    hole("M9 8.5q1.3-1.3 2.4 0-1.1 1.2-2.4 0zM12.6 8.5q1.3-1.3 2.4 0-1.1 1.2-2.4 0z"),
    cut("M10.3 14h3.4", 1.5),
  ),
  graft: icon(
    "leaf",
    tint("M1.5 4.5A1.5 1.5 0 0 1 3 3h7l2 4.5-3 4.5 3 4.5-2 4.5H3a1.5 1.5 0 0 1-1.5-1.5z"),
    line("M15 3h6a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 21 21h-6", 2),
    line("M7.5 6.5h9M6 12h10M7.5 17.5h9", 1.9),
  ),
  reserve: icon("leaf", line("M3 18.5h18M3 22h18", 2), tint(box(4, 2, 16, 13.5, 1.8)), cut("M8 8.8h8M12 4.8v8", 1.9)),
  starter: icon("steel", back),
  signet: icon(
    "gold",
    glow(disc(12, 15, 6.8), 2.4),
    tint("M7 1.5h10l1.5 4.5L12 11.5 5.5 6z"),
    hole(disc(12, 5.6, 1.8)),
  ),
  leader: icon(
    "gold",
    tint(disc(12, 8.5, 4.8)),
    tint("M3 22c0-5.5 3-8 9-8s9 2.5 9 8z"),
    line("M6.5 5L5.5 1l3.5 1.8L12 .8l3 2L18.5 1l-1 4", 1.7),
  ),
  objective: icon("gold", line(disc(12, 12, 10)), glow(disc(12, 12, 5.5), 2), tint(disc(12, 12, 2))),
  conflict_1: icon("leaf", conflict(1)),
  conflict_2: icon("sand", conflict(2)),
  conflict_3: icon("blood", conflict(3)),
  hagal: icon("emperor", back.slice(0, 1), cut("M9 7v10M15 7v10M9 12h6", 2.2)),
  rival: icon(
    "blood",
    tint("M4 4l8-2.5L20 4v7c0 6-3.5 9.5-8 11.5C7.5 20.5 4 17 4 11z"),
    hole("M7.2 9l4 1.5-.5 2.3H8zM16.8 9l-4 1.5.5 2.3H16z"),
    cut("M9.5 17h5", 1.7),
  ),
} satisfies Record<string, Drawing>;

const small = "M8.5 5.5l6.3 3.3v7L8.5 19.2l-6.3-3.4v-7z";
const smallEdges = cut("M2.7 9.2l5.8 3 5.8-3M8.5 12.3v6.5", 1.5);
const man =
  "M8.5 3.5a3.9 3.9 0 0 1 2.4 7c.4 3.1 1.5 4.7 3.6 6.4v3.6h-12v-3.6c2.1-1.7 3.2-3.3 3.6-6.4a3.9 3.9 0 0 1 2.4-7z";
const eye = "M1 12c2.2-3.5 4.8-5.2 7.5-5.2s5.3 1.7 7.5 5.2c-2.2 3.5-4.8 5.2-7.5 5.2S3.2 15.5 1 12z";
const paper = "M2.5 2.5h9l3.5 3.5v15.5h-12.5z";
const gear = corners(8.5, 12, 7.8, 8, 5.8);
const ship = "M1.5 13.5h15L14 19H4zM4 7.5h4.5v4.7H4zM9.7 5.5h4.3v6.7H9.7z";

/** Things done with pieces. */
export const verbs = {
  recruit: icon("steel", tint(small), smallEdges, line("M19 8.5v7M15.8 12h6.4", 2.2)),
  deploy: icon("blood", tint(small), smallEdges, line("M16.5 6.5l5.5 5.5-5.5 5.5M17 12h4.5", 2.2)),
  retreat: icon("leaf", placed([tint(small), smallEdges], 7.5, 0, 1), line("M7 6.5L1.5 12 7 17.5M2 12h5", 2.2)),
  lose_unit: icon("blood", tint(small), smallEdges, line("M16.5 9l5.5 6M22 9l-5.5 6", 2.3)),
  recall_agent: icon(
    "sand",
    placed([tint(man)], 6.5, 0, 1),
    line("M7.5 5H5a3.5 3.5 0 0 0 0 7h2.5M4.5 2L1.5 5l3 3", 1.9),
  ),
  recall_spy: icon(
    "blood",
    placed([tint(eye), hole(disc(8.5, 12, 2.5))], 7, 2, 1),
    line("M9 4.5H5A3.2 3.2 0 0 0 5 11M5.5 1.5l-3.2 3 3.2 3", 1.9),
  ),
  place_spy: icon("blood", tint(eye), hole(disc(8.5, 12, 2.5)), line("M20 3v9M16.8 9L20 12.5 23 9M16.5 19h6", 2)),
  take_contract: icon(
    "sand",
    tint(paper),
    cut("M5 9.5h7M5 13h7M5 16.5h4", 1.7),
    line("M19.5 7.5v8M16.3 12l3.2 4 3.2-4", 2),
  ),
  harvest_contract: icon(
    "spice",
    line("M2.5 2.5h9l3.5 3.5v15.5h-12.5z", 1.8),
    tint(corners(8.7, 13.5, 4.9, 6)),
    line("M19.5 20v-9M16.3 14l3.2-4 3.2 4", 2),
  ),
  memory: icon(
    "violet",
    tint("M12 2.5c5 0 8 3.2 8 7.8 0 3-1.4 4.6-2.8 6.1V21.5H9v-3H6l-.5-3.6L3.5 13.7 5.6 10c.2-4.7 2.6-7.5 6.4-7.5z"),
    cut("M9.5 9.5a3.2 3.2 0 1 1 3.2 3.3M12.7 15.7v.2", 2),
  ),
  training: icon("gold", line("M4 19.5h5v-5h5v-5h5V4", 2.2), tint(disc(4.5, 19, 2.8)), tint(disc(19, 4.5, 3.2))),
  complete_contract: icon(
    "leaf",
    tint(paper),
    cut("M5 9.5h7M5 13h4", 1.7),
    cut("M9.5 15.5l4 4.5L22.5 9", 5),
    line("M9.5 15.5l4 4.5L22.5 9", 2.5),
  ),
  acquire_tech: icon("steel", tint(gear), hole(disc(8.5, 12, 2.4)), line("M20 8v8M16.7 12h6.6", 2)),
  tech_discount: icon("steel", tint(gear), hole(disc(8.5, 12, 2.4)), line("M16.8 12h6.4", 2.3)),
  tech_negotiation: icon("leaf", tint(gear), hole(disc(8.5, 12, 2.4)), line("M15.5 3.5H23v6h-4l-2.5 2.5", 1.8)),
  freighter_move: icon("steel", tint(ship), line("M18.5 15V5M15.5 8l3-3.7 3.2 3.7", 2)),
  freighter_recall: icon("steel", tint(ship), line("M19 5v10M16 12l3 3.7 3.2-3.7", 2)),
  research: icon(
    "violet",
    tint(corners(6.6, 12, 5.6, 6, undefined, 30)),
    line("M12.5 9.5L16 7.3M12.5 14.5l3.5 2.2", 2),
    line(corners(19, 5.2, 3.9, 6, undefined, 30), 1.9),
    line(corners(19, 18.8, 3.9, 6, undefined, 30), 1.9),
  ),
  tleilaxu: icon(
    "leaf",
    tint("M9 1.5c4.8 0 7.5 3 7.5 8 0 6-3.3 12.5-7.5 12.5S1.5 15.5 1.5 9.5c0-5 2.7-8 7.5-8z"),
    hole("M3.8 9.2c1.4-1.6 3-1.6 4.2 0-1.2 1.3-2.8 1.3-4.2 0zM10 9.2c1.2-1.6 2.8-1.6 4.2 0-1.4 1.3-3 1.3-4.2 0z"),
    cut("M7 16.5h4", 1.7),
    line("M20.5 16.5V7M17.6 10l2.9-3.2L23.3 10", 2),
  ),
  dividends: icon(
    "sand",
    tint(disc(8.5, 15, 6.5)),
    hole(disc(8.5, 15, 2.6)),
    line("M12 5.5h10.5M12 5.5l3-3M12 5.5l3 3M19.5 11v10M16.5 18l3 3 3-3", 1.8),
  ),
  commission: icon("sand", tint("M3 2.5h12v8H3z"), line("M1.5 21.5h15M9 10.5v7M4 17.5h10M20 4v8M17 9l3 3 3-3", 2)),
  take_seat: icon(
    "leaf",
    tint("M3.5 3h9.5v8H3.5z"),
    line("M2 11.5v6h12.5v-6M3.5 17.5V21M13 17.5V21M19.5 8.5v7M16.3 12h6.4", 2),
  ),
  take_swordmaster: icon("sand", tint(man), cut("M4.5 16.5h8", 1.6), line("M19.5 3v13M16.5 13h6M19.5 16v5", 2.1)),
  take_mentat: icon(
    "violet",
    tint(
      "M8.5 3.5c4 0 6.5 2.6 6.5 6.3 0 2.3-1 3.7-2.2 4.9V20H6v-2.5H3.8l-.4-2.9L1.5 13.5l1.8-2.7c.2-4.5 2-7.3 5.2-7.3z",
    ),
    hole(disc(9.3, 9.3, 2.4)),
    line("M19.5 8.5v7M16.3 12h6.4", 2.1),
  ),
  summon_worm: icon(
    "spice",
    tint("M3 22C2 13 4.5 6.5 10 5.5c3.7-.5 6 2 6 5 0 2.8-2 4.8-4.7 4.8-2.3 0-2.3 3.7-1.3 6.7z"),
    hole(disc(11.3, 10.4, 2.7)),
    line("M20 3.5v6M17 6.5h6", 2),
  ),
  breach_wall: icon(
    "sand",
    tint("M1 21V8l4-4.5 3.5 6-2 4 2.5 3-1.5 4.5zM23 21V9l-3.5-2.5L16 2l-3 6.5 2 4-2.5 4 2 4.5z"),
  ),
  control: icon(
    "sand",
    line("M4.5 22V2.5", 2.3),
    tint("M6 3.5c4-2 7 1.7 11.5 0v9c-4.5 1.7-7.5-2-11.5 0z"),
    line("M19.5 14.5v7M16 18h7", 2),
  ),
  trade: icon("sand", glow("M2 8h16M14 3.5L18.5 8 14 12.5", 2.3), line("M22 16.5H6M10 12l-4.5 4.5L10 21", 2.3)),
  swap: icon("sand", glow("M7.5 21V3.5M3 8l4.5-5L12 8", 2.3), line("M16.5 3v17.5M12 16l4.5 5 4.5-5", 2.3)),
  repeat: icon(
    "sand",
    glow("M3.5 11V9A4.5 4.5 0 0 1 8 4.5h12.5M16.5 1l4 3.5-4 3.5", 2.2),
    line("M20.5 13v2a4.5 4.5 0 0 1-4.5 4.5H3.5M7.5 16l-4 3.5 4 3.5", 2.2),
  ),
  mark_space: icon("blood", line(box(2.5, 6, 19, 13, 2), 2), glow("M7 8.5l10 8M17 8.5l-10 8", 2.5)),
} satisfies Record<string, Drawing>;
