import { useMemo } from "react";
import { useStore } from "../app/store";
import { Board, type BoardProps } from "../board/Board";
import type { Library } from "../messages";
import { CHOOSES_SHEETS, LeaderChoice } from "./LeaderChoice";
import { parse, zoneOf } from "./logic/actions";
import { outlookOf } from "./logic/combat";
import { shipMoves } from "./logic/ships";
import { reachedBy } from "./logic/staging";
import { type Pointed, type TableModel, useModel } from "./model";
import { Stage } from "./moments/Stage";
import { useVisited } from "./moments/Telling";
import { useBetween, useLayout, useLow } from "./parts/media";
import { SixBoards } from "./six/PersonalBoards";

const ON_BOARD = new Set(["faction", "seat", "space", "tech", "post"]);

/** What a board shows of this moment, and what a press on it does. */
export function useBoard(): Omit<BoardProps, "fit"> {
  const model = useModel();
  const [layout, low, between] = [useLayout(), useLow(), useBetween()];
  const visited = useVisited();
  const { view, library, lit, litSpaces, mine, decision, staging, seatName, why, deploying } = model;
  const small = layout !== "wide" || low || (between && view.team_vp.length > 0);
  const highlight = useStore(model.highlight, (thing) => onBoard(thing, library));
  const pointedSeat = useStore(model.highlight, (thing) => (thing?.kind === "seat" ? Number(thing.id) - 1 : null));
  const card = useStore(model.highlight, (thing) => (thing?.kind === "card" ? thing.id : null));
  const reach = useMemo(() => (card === null ? null : reachOf(model, card)), [card, model]);
  const ships = useMemo(
    () => new Map([...shipMoves(mine ? decision : null)].map(([level, action]) => [`ship:${level}`, action])),
    [mine, decision],
  );
  const legal = useMemo(
    () => new Set([...legalOnBoard(mine ? lit : new Set(), litSpaces), ...ships.keys()]),
    [mine, lit, litSpaces, ships],
  );
  const strength = useMemo(() => {
    if ((deploying.troops === 0 && deploying.dreadnoughts === 0) || decision === null) return undefined;
    const seat = decision.about;
    return { [seat]: outlookOf(decision, deploying)?.strength ?? view.players[seat]!.strength };
  }, [deploying, decision, view]);
  const asksForSeats = mine && [...lit].some((action) => zoneOf(action) === "seat"); // they stand where the stage is
  const staged = staging.space ?? staging.armed?.find((action) => ON_BOARD.has(zoneOf(action))) ?? null;
  return {
    view,
    library,
    boxes: model.boxes,
    seatName,
    legal,
    reason: why,
    infiltrated: model.infiltrated,
    me: model.me,
    small,
    stage: asksForSeats ? null : <Stage />,
    visited,
    staged,
    shown: highlight,
    reach,
    pointedSeat,
    ...(strength ? { preview: { strength } } : {}),
    onAct: (action) =>
      zoneOf(action) === "space" ? model.pickSpace(parse(action).param) : model.pick(ships.get(action) ?? action),
    onOpen: (kind, id) => {
      if (kind === "seat") model.show({ what: "seat", seat: Number(id) - 1 });
      else if (kind !== "ship" && kind !== "tanks") model.look({ kind, id });
    },
  };
}

/** The board with what can be chosen on it now; the leaders while they are chosen. */
export function BoardPane() {
  const { decision, view } = useModel();
  const wide = useLayout() === "wide";
  if (decision !== null && CHOOSES_SHEETS.has(decision.kind)) return <LeaderChoice />;
  return (
    <div className="board-pane" data-group="board">
      {wide && view.team_vp.length > 0 ? <SixBoards /> : <OneBoard />}
    </div>
  );
}

function OneBoard() {
  return <Board {...useBoard()} />;
}

const SHOWN = new Set(["space", "conflict", "faction", "tech", "post"]);

/** What of a thing lies on the board: itself, or the space that a contract names. */
function onBoard(thing: Pointed | null, library: Library): Pointed | null {
  const location = thing?.kind === "contract" ? library.contracts[thing.id]?.["location"] : undefined;
  if (typeof location === "string") return { kind: "space", id: location };
  return thing && SHOWN.has(thing.kind) ? thing : null;
}

/** Where a card in hand that is pointed at leads: on the own turn where it can go now, else what its icons reach. */
function reachOf({ mine, decision, staging, game }: TableModel, card: string): ReadonlySet<string> | null {
  if (mine && decision?.kind === "turn") {
    return staging.card === null && staging.space === null ? new Set(decision.follow?.[`play:${card}`]) : null;
  }
  const grafted = mine && decision?.kind === "graft" ? reachedBy(decision, card) : undefined;
  if (grafted !== undefined) return new Set(grafted);
  const spaces = game.reach[card];
  return spaces === undefined ? null : new Set(spaces);
}

/** The actions that the board can offer: spaces that are lit as what a click on them does, factions and seats. */
function legalOnBoard(lit: ReadonlySet<string>, litSpaces: ReadonlySet<string>): Set<string> {
  const legal = new Set([...lit].filter((action) => ON_BOARD.has(zoneOf(action))));
  const direct = [...legal].some((action) => zoneOf(action) === "space");
  if (!direct) for (const space of litSpaces) legal.add(`send:${space}`);
  return legal;
}
