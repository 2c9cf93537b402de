import type { Texts } from "../app/i18n";
import { isUprising, saidOf, wordsOf } from "../cards/facts";
import type { Library, SaidPart, View } from "../messages";
import { agentsOn, isCommander, markerOf, mentatSpace, seatsWhere } from "./look";

/** The board in words, for readers and hints. */
export interface Teller {
  t: Texts["t"];
  view: View;
  library: Library;
  seatName: (seat: number) => string;
}

/** A space: its name, who is there, what it asks and gives. `infiltrated`: a spy must be recalled to go there. */
export function spaceWords(
  { t, view, library, seatName }: Teller,
  id: string,
  mentat: boolean,
  infiltrated = false,
): string {
  const space = library.spaces[id];
  if (space === undefined) return id;
  const agents = agentsOn(view, id);
  const control = view.control[id] ?? null;
  const warship = view.warships[id] ?? -1;
  const bonus = view.bonus_spice[id] ?? null;
  const less = view.less[id] ?? 0;
  const marker = markerOf(view, id);
  const now = [
    agents.length === 0 ? t("board-space-free") : t("board-space-agents", { names: agents.map(seatName).join(", ") }),
    ...(control !== null && control >= 0 ? [t("board-space-control", { who: seatName(control) })] : []),
    ...(warship >= 0 ? [t("board-space-warship", { who: seatName(warship) })] : []),
    ...(bonus !== null && bonus > 0 ? [t("board-space-spice", { n: bonus })] : []),
    ...(marker === null ? [] : [t("board-space-marked", { who: seatName(marker) })]),
    ...(mentat ? [t("board-space-mentat")] : []),
    ...(infiltrated ? [t("board-space-infiltrate")] : []),
    ...(less > 0 ? [t("board-space-less", { n: less })] : []),
  ];
  return `${space.name}: ${now.join(", ")}. ${wordsOf(space).join(". ")}`;
}

/** An Influence track: where everybody stands, who holds the Alliance. */
export function trackWords({ t, view, library, seatName }: Teller, faction: string): string {
  const holder = view.alliances[faction] ?? -1;
  const values = view.players.flatMap((player, seat) => {
    const n = player.influence[faction];
    return n === undefined ? [] : [t("board-seat-value", { who: seatName(seat), n })];
  });
  const alliance = holder < 0 ? t("board-alliance-free") : t("board-alliance-held", { who: seatName(holder) });
  return `${t("board-tracks", { faction: library.factions[faction]?.name ?? "" })}: ${values.join(", ")}. ${alliance}`;
}

/** An open tech tile: what it costs and does, and how many lie under it. */
export function techWords({ t, view, library }: Teller, id: string): string {
  const tile = library.tech[id];
  if (tile === undefined) return id;
  const below = (view.tech_stacks.find((stack) => stack.at(-1) === id)?.length ?? 1) - 1;
  return `${saidOf(tile).join(". ")}. ${t("board-tech-below", { n: below })}`;
}

/** A level of the shipping track: its reward, who stands there. */
export function shipWords({ t, view, library, seatName }: Teller, level: number): string {
  const seats = seatsWhere(view, (player) => player.freighter === level);
  const name =
    level === 0
      ? t("board-ship-dock")
      : t("board-ship-level", { n: level, effect: library.effects[`shipping/${level - 1}`] ?? "" });
  return seats.length === 0 ? name : `${name}: ${seats.map(seatName).join(", ")}`;
}

/** A place of the research track: what arriving there brings, whose tokens are there. */
export function researchWords({ view, library, seatName }: Teller, id: string): string {
  const place = library.research.find((one) => one.id === id);
  if (place === undefined) return id;
  const seats = seatsWhere(view, (player) => player.research === id);
  return withTokens(place.parts, seats, seatName);
}

/** The specimens of each seat in the axolotl tanks. */
export function tankWords({ t, view, seatName }: Teller): string {
  const values = view.players.flatMap((player, seat) =>
    player.tleilaxu < 0 ? [] : [t("board-seat-value", { who: seatName(seat), n: player.specimens })],
  );
  return `${t("icon-axolotl_tank")}: ${values.join(", ")}`;
}

/** A space of the Tleilaxu track: what it brings, the spice that waits there, whose tokens are there. */
export function tleilaxuWords({ view, library, seatName }: Teller, n: number): string {
  const space = library.tleilaxu[n];
  if (space === undefined) return String(n);
  const seats = seatsWhere(view, (player) => player.tleilaxu === n);
  const taken = space.spice > 0 && view.tleilaxu_spice === 0;
  return withTokens(
    space.parts.filter(({ part }) => !(taken && part === "first")),
    seats,
    seatName,
  );
}

function withTokens(parts: readonly SaidPart[], seats: number[], seatName: Teller["seatName"]): string {
  return [...parts.map(({ words }) => words), ...(seats.length > 0 ? [seats.map(seatName).join(", ")] : [])].join(". ");
}

/** An observation post: the spaces that it watches, whose spies are there. */
export function postWords({ t, view, library, seatName }: Teller, id: string): string {
  const post = library.posts[id];
  if (post === undefined) return id;
  const seats = seatsWhere(view, (player) => player.spies.includes(id));
  const spies =
    seats.length === 0 ? t("board-post-free") : t("board-post-spies", { names: seats.map(seatName).join(", ") });
  return `${post.name.charAt(0).toUpperCase()}${post.name.slice(1)}: ${spies}`;
}

/** The score of every seat. */
export function scoreWords({ t, view, seatName }: Teller): string {
  const scores = view.players.map((player, seat) => t("board-seat-value", { who: seatName(seat), n: player.vp }));
  return `${t("board-score")}: ${scores.join(", ")}`;
}

/** The strength of every seat that has units of its own. */
export function strengthWords({ t, view, seatName }: Teller): string {
  const values = view.players.flatMap((player, seat) =>
    isCommander(player) ? [] : [t("board-seat-value", { who: seatName(seat), n: player.strength })],
  );
  return `${t("term-strength")}: ${values.join(", ")}`;
}

/** What the other parts of the drawing say, a sentence each. */
export function boardWords(teller: Teller): string[] {
  const { t, view, library, seatName } = teller;
  const seated = seatsWhere(view, (player) => Boolean(player.council));
  return [
    scoreWords(teller),
    seated.length === 0 ? t("board-seats-none") : t("board-seated", { names: seated.map(seatName).join(", ") }),
    ...(mentatSpace(library) === null
      ? []
      : [view.mentat < 0 ? t("board-mentat-home") : t("board-mentat-with", { who: seatName(view.mentat) })]),
    ...(isUprising(library) ? [t(view.wall ? "board-wall" : "board-wall-gone")] : []),
    ...view.players.flatMap((player, seat) => {
      const { garrison, conflict, strength } = player;
      return isCommander(player) ? [] : [t("board-units", { who: seatName(seat), garrison, conflict, strength })];
    }),
    ...view.players.flatMap((player, seat) => {
      const { dreadnoughts_home: garrison, dreadnoughts_conflict: conflict, negotiators } = player;
      return [
        ...(garrison + conflict > 0 ? [t("board-dreadnoughts", { who: seatName(seat), garrison, conflict })] : []),
        ...(negotiators > 0 ? [t("board-negotiators", { who: seatName(seat), n: negotiators })] : []),
        ...(player.sandworms > 0 ? [t("board-sandworms", { who: seatName(seat), n: player.sandworms })] : []),
      ];
    }),
  ];
}
