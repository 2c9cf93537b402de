import { box, corners, cut, type Drawing, disc, glow, hole, icon, line, tint } from "./draw";

/** What players gain, pay and count. */
export const resources = {
  solari: icon(
    "sand",
    tint(disc(12, 12, 10)),
    cut(disc(12, 12, 6.4), 1.5),
    hole("M10.7 1h2.6v3.6h-2.6zM10.7 19.4h2.6V23h-2.6zM1 10.7h3.6v2.6H1zM19.4 10.7H23v2.6h-3.6z"),
    cut("M14.6 9.6C13.6 8.4 9.4 8.4 9.4 10.3c0 2.3 5.2 1.2 5.2 3.6 0 2-4.2 1.9-5.3.5", 1.9),
  ),
  spice: icon(
    "spice",
    tint(corners(12, 6.8, 5.6, 6)),
    tint(corners(6, 17, 5.6, 6)),
    tint(corners(18, 17, 5.6, 6)),
    cut("M10.2 6.2l1.8-1.4M4.2 16.4l1.8-1.4M16.2 16.4l1.8-1.4", 1.5),
  ),
  water: icon(
    "water",
    tint("M12 1.5C16.5 7.5 19.5 11 19.5 15a7.5 7.5 0 0 1-15 0C4.5 11 7.5 7.5 12 1.5z"),
    cut("M8.3 14.8a3.9 3.9 0 0 0 3.5 4", 2),
  ),
  vp: icon("gold", tint(corners(12, 12, 11.6, 8, 7.4)), hole(disc(12, 12, 4.6)), tint(disc(12, 12, 2.2))),
  persuasion: icon(
    "water",
    tint("M12 1L23 12 14.5 20.5 9 23l.5-3.6L1 12z"),
    cut("M7.5 12h9M9.7 8.6h4.6M9.7 15.4h4.6", 1.9),
  ),
  sword: icon(
    "blood",
    tint("M20.8 1.5l1.7 1.7-1 5L11 18.7 5.3 13 15.8 2.5z"),
    cut("M17.5 6.5L8.6 15.4", 1.6),
    line("M3.8 12.5l7.7 7.7M6.4 17.6L2.3 21.7", 2.6),
  ),
  strength: icon(
    "blood",
    tint("M12 1.5c3 1.8 6 2.4 9.5 2.5 0 9-2.5 15-9.5 18.5C5 19 2.5 13 2.5 4 6 3.9 9 3.3 12 1.5z"),
    hole("M11 5h2v8.5h3v2h-3v3h-2v-3H8v-2h3z"),
  ),
} satisfies Record<string, Drawing>;

const cube = "M12 2l9 4.8v10.4L12 22l-9-4.8V6.8z";
const pawn = "M12 2a4.5 4.5 0 0 1 2.7 8.1c.4 3.7 1.8 5.4 4.3 7.4v4H5v-4c2.5-2 3.9-3.7 4.3-7.4A4.5 4.5 0 0 1 12 2z";

/** Units and pieces. */
export const pieces = {
  troop: icon("steel", tint(cube), cut("M3.6 7.2L12 11.7l8.4-4.5M12 11.7V21.5", 1.7)),
  dreadnought: icon(
    "steel",
    tint("M1 9.5L9 7V4h4v2.5l10 3-4 4 1.5 2L12 20 3.5 15.5 5 13.5z"),
    cut("M5 11.7h14M12 12v7", 1.6),
  ),
  sandworm: icon(
    "spice",
    tint("M5 22C3.5 11 7 3 14 2c4.5-.5 7.5 2.5 7.5 6.5 0 3.5-2.5 6-5.8 6C12.5 14.5 13 19 14 22z"),
    hole(disc(15.8, 8.3, 3.9)),
    tint("M15.8 4.8l.9 2.4-1.9.2zM19.4 8.9l-2.5.4.5-1.9zM12.8 10.4l1.5-2 1 1.7z"),
    cut("M6.3 13.5l4 1.5M5.8 18l4.6.8", 1.5),
  ),
  agent: icon("sand", tint(pawn), cut("M7 18h10", 1.7)),
  agent_plus: icon(
    "sand",
    tint("M9 2.5a4.2 4.2 0 0 1 2.5 7.6c.4 3.4 1.7 5.2 4 7v3.9h-13v-3.9c2.3-1.8 3.6-3.6 4-7A4.2 4.2 0 0 1 9 2.5z"),
    line("M18.7 3v8M14.7 7h8", 2.4),
  ),
  mentat: icon(
    "violet",
    tint("M12 2c5.5 0 9 3.6 9 8.6 0 3.2-1.5 5-3 6.6V22H8.5v-3H5.5l-.5-4-2.5-1.3L5 10C5.2 5 7.5 2 12 2z"),
    hole(disc(13.2, 9.8, 3.6)),
    tint(disc(13.2, 9.8, 1.5)),
  ),
  spy: icon(
    "blood",
    tint("M12 2.5c4 0 6 2.5 6.3 6H22v3H2v-3h3.7C6 5 8 2.5 12 2.5z"),
    line("M6.5 15.5a3.3 3.3 0 1 0 .1 0zM17.5 15.5a3.3 3.3 0 1 0 .1 0zM9.8 18h4.4", 2),
  ),
  negotiator: icon(
    "leaf",
    tint(disc(8, 7, 4)),
    tint("M1.5 21c0-6 2.5-8.5 6.5-8.5s6.5 2.5 6.5 8.5z"),
    line("M14.5 4.5h8v6h-4L15.5 13v-2.5", 1.9),
  ),
  freighter: icon("steel", tint("M1.5 13h21l-3.5 7H5z"), tint("M4 6h5v5.5H4zM10.3 3.5h5v8h-5zM16.6 7.5h4v4h-4z")),
  snooper: icon(
    "leaf",
    line("M4 21L11 11"),
    tint(disc(14.5, 8, 6)),
    hole(disc(14.5, 8, 2.5)),
    line("M2 14.5l5 7.5", 2),
  ),
  council_seat: icon(
    "leaf",
    tint("M6 2.5h12v9.5H6z"),
    line("M4 12v6.5h16V12M6 18.5V22M18 18.5V22"),
    hole(corners(12, 7.2, 3.3, 4)),
  ),
  first_player: icon(
    "gold",
    line("M5 22V2.5", 2.4),
    tint("M6.5 3H21l-3.5 5.2L21 13.5H6.5z"),
    hole("M12.7 5h2v6.8h-2V7.6l-1.7.7V6.4z"),
  ),
  control_flag: icon("sand", line("M5 22V2.5", 2.4), tint("M6.5 3.5c5-2.2 8.5 2 14.5 0v10c-6 2-9.5-2.2-14.5 0z")),
  maker_hooks: icon(
    "spice",
    line("M5 21.5L12 9.5V3"),
    glow("M12 3.5c5-1 8.5 1.5 8.5 5.5", 2.6),
    line("M19 21.5l-7-12", 2),
    glow("M12 8.5C7.5 5 4 7 3.3 11", 2.6),
  ),
  shield_wall: icon("sand", tint("M1.5 21V9.5L6 4l4 6.5 4.5-8 4.5 8.5 3.5-3V21z"), cut("M6 10v7M14.5 9v8", 1.6)),
  observation_post: icon("blood", line("M12 13.5V22M7 22h10"), tint(disc(12, 8, 6.5)), hole(disc(12, 8, 2.6))),
  garrison: icon(
    "steel",
    tint("M3 3h4v3h3V3h4v3h3V3h4v18H3z"),
    hole("M12 10.5a4 4 0 0 0-4 4V21h8v-6.5a4 4 0 0 0-4-4z"),
  ),
  supply: icon(
    "sand",
    tint("M2.5 9.5h19V21h-19z"),
    line("M4.5 8.5L7 3.5h10l2.5 5"),
    cut("M2.5 13.5h19", 1.7),
    hole(box(9.8, 11.5, 4.4, 4.6, 0.8)),
  ),
  specimen: icon(
    "leaf",
    line("M8.5 2.5v6L4.5 18a2.6 2.6 0 0 0 2.4 3.5h10.2a2.6 2.6 0 0 0 2.4-3.5l-4-9.5v-6M6.5 2.5h11"),
    tint(corners(12, 15, 5, 6)),
  ),
  axolotl_tank: icon(
    "leaf",
    line("M5 6.5v14h14v-14M2.5 21.5h19M8.5 2.5h7"),
    tint("M5 6.5A7 5 0 0 1 19 6.5v1c-2.3 2-4.7-2-7 0s-4.7 2-7 0z"),
    tint(corners(12, 15, 4.4, 6)),
  ),
  atomics: icon(
    "blood",
    tint(disc(12, 12.5, 2.7)),
    tint(
      "M9.7 8.52L6.4 2.8A11.2 11.2 0 0 1 17.6 2.8L14.3 8.52A4.6 4.6 0 0 0 9.7 8.52zM16.6 12.5L23.2 12.5A11.2 11.2 0 0 1 17.6 22.2L14.3 16.48A4.6 4.6 0 0 0 16.6 12.5zM9.7 16.48L6.4 22.2A11.2 11.2 0 0 1 0.8 12.5L7.4 12.5A4.6 4.6 0 0 0 9.7 16.48z",
    ),
  ),
} satisfies Record<string, Drawing>;

/** The tokens of battles. */
export const battle = {
  crysknife: icon(
    "steel",
    tint("M22 2C12.5 3 8 8 6.5 14.5l3 3C16 16 21 11.5 22 2z"),
    line("M4 13l7 7M6 18l-3.8 3.8", 2.5),
  ),
  desert_mouse: icon(
    "sand",
    tint("M8 14.5c0-3.5 2.5-6 6-6 4.5 0 8 3.5 8 8 0 2.5-1 4-2.5 4H9c-2 0-5.5-1-6.5-3 1.5-.5 2.5-2.5 5.5-3z"),
    tint(disc(8.5, 6.5, 4)),
    hole(disc(8.5, 6.5, 1.5)),
    hole(disc(7.7, 14.8, 1.2)),
    line("M20 20c2-1 2.5-3.5 1.5-5", 1.7),
  ),
  ornithopter: icon(
    "steel",
    tint("M9.5 9h5l1 5L13 21.5h-2L8.5 14z"),
    line("M10 10L2 4.5M10 13l-8.5.5M14 10l8-5.5M14 13l8.5.5", 2.3),
    hole(disc(12, 12, 1.5)),
  ),
  wild: icon("gold", tint(corners(12, 12.5, 11, 5, 4.8))),
} satisfies Record<string, Drawing>;

/** Phases of a round. */
export const phases = {
  round_start: icon(
    "gold",
    line("M2 19.5h20"),
    tint("M4.5 16.5a7.5 7.5 0 0 1 15 0z"),
    line("M12 2.5v3.5M4.2 6l2.3 2.5M19.8 6l-2.3 2.5"),
  ),
  player_turns: icon(
    "sand",
    tint("M9 3.5a3.8 3.8 0 0 1 2.3 6.8c.4 3 1.5 4.6 3.5 6.2V20H3.2v-3.5c2-1.6 3.1-3.2 3.5-6.2A3.8 3.8 0 0 1 9 3.5z"),
    line("M16.5 7.5L21 12l-4.5 4.5"),
  ),
  combat: icon(
    "blood",
    line("M3 3l14 14M21 3L7 17", 2.4),
    glow("M13 20.5l7.5-7.5M11 20.5L3.5 13M17.5 17.5l4 4M6.5 17.5l-4 4", 2.4),
  ),
  makers: icon(
    "spice",
    tint("M2 21.5c1-7 4.5-11.5 10-11.5s9 4.5 10 11.5z"),
    hole(disc(12, 17, 3.4)),
    line("M12 2v4.5M5.5 4L8 7.5M18.5 4L16 7.5"),
  ),
  recall: icon("sand", line("M21.5 19.5v-4a7 7 0 0 0-7-7H4M9 3L3.5 8.5 9 14", 2.4), tint(disc(14.5, 18.5, 2.8))),
  endgame: icon(
    "gold",
    tint("M6 2.5h12V9a6 6 0 0 1-12 0z"),
    line("M6 4.5H2.5c0 4 1.5 5.5 4 6M18 4.5h3.5c0 4-1.5 5.5-4 6M12 15v4M7 21h10"),
  ),
} satisfies Record<string, Drawing>;

/** Teams and commanders of the game for six. */
export const teams = {
  team_muaddib: icon("fremen", tint(corners(12, 12, 11, 6)), cut("M7 17V8l5 5 5-5v9", 2.2)),
  team_shaddam: icon(
    "steel",
    tint(corners(12, 12, 11.5, 8, 8.8)),
    cut("M15.5 8.2C13.8 6.3 8.5 6.7 8.5 9.6c0 3.5 7 1.5 7 5 0 3-5.5 3.4-7.3 1.2", 2.1),
  ),
  commander: icon("gold", tint("M3 18.5L1.5 6.5l5.5 4L12 3l5 7.5 5.5-4L21 18.5z"), line("M4 22h16")),
  ally: icon(
    "leaf",
    tint(disc(8, 7, 4)),
    tint("M1.5 20.5c0-5.5 2.5-8 6.5-8s6.5 2.5 6.5 8z"),
    line("M15 4a4 4 0 0 1 0 7.5M17.5 13c3 1 4.7 3.5 5 7.5"),
  ),
  activate_ally: icon(
    "leaf",
    tint(disc(7, 8, 3.8)),
    tint("M1 20.5c0-5 2.2-7.5 6-7.5s6 2.5 6 7.5z"),
    glow("M18.5 3.5L14.5 11h7l-4 7.5", 2.2),
  ),
  throne_row: icon("emperor", tint("M6 2l3 3 3-3.5L15 5l3-3v11H6z"), line("M4 12v7h16v-7M6 19v3M18 19v3")),
  trade_goods: icon(
    "sand",
    tint(box(7.5, 7.5, 9, 9, 1)),
    line("M2 9.5V4h7M6.5 1.5L9 4 6.5 6.5M22 14.5V20h-7M17.5 17.5L15 20l2.5 2.5", 1.9),
  ),
} satisfies Record<string, Drawing>;
