import { useMemo } from "react";
import { Board } from "../board/Board";
import { parse, zoneOf } from "./logic/actions";
import { strengths } from "./logic/combat";
import { actingSeat } from "./logic/view";
import { LeaderChoice } from "./LeaderChoice";
import { useStore } from "../app/store";
import { useModel, type Thing } from "./model";

const ON_BOARD = new Set(["faction", "seat", "space"]);

/** The board with what can be chosen on it now; the leaders while they are chosen. */
export function BoardPane() {
  const model = useModel();
  const { view, library, lobby, lit, litSpaces, mine, decision, staging, seatName, why, deploying } = model;
  const highlight = useStore(model.highlight, onBoard);
  const legal = useMemo(() => legalOnBoard(mine ? lit : new Set(), litSpaces), [mine, lit, litSpaces]);
  const strength = useMemo(() => {
    if (deploying === 0 || decision === null) return undefined;
    const seat = actingSeat(view, decision);
    return { [seat]: strengths(view, seat, deploying)[seat]! };
  }, [deploying, decision, view]);
  if (decision?.kind === "choose_leader") return <LeaderChoice />;
  const staged = staging.space ?? staging.armed?.find((action) => ON_BOARD.has(zoneOf(action))) ?? null;
  return (
    <div className="board-pane" data-group="board">
      <Board
        view={view}
        library={library}
        boxes={lobby.setup.boxes}
        seatName={seatName}
        legal={legal}
        reason={why}
        staged={staged}
        shown={highlight}
        {...(strength ? { preview: { strength } } : {})}
        onAct={(action) => (zoneOf(action) === "space" ? model.pickSpace(parse(action).param) : model.pick(action))}
        onOpen={(kind, id) => (kind === "seat" ? model.show({ what: "seat", seat: Number(id) - 1 }) : model.look({ kind, id }))}
      />
    </div>
  );
}

function onBoard(thing: Thing | null): Thing | null {
  return thing && (thing.kind === "space" || thing.kind === "conflict" || thing.kind === "faction") ? thing : null;
}

/** The actions that the board can offer: spaces that are lit as what a click on them does, factions and seats. */
function legalOnBoard(lit: ReadonlySet<string>, litSpaces: ReadonlySet<string>): Set<string> {
  const legal = new Set([...lit].filter((action) => ON_BOARD.has(zoneOf(action))));
  const direct = [...legal].some((action) => zoneOf(action) === "space");
  if (!direct) for (const space of litSpaces) legal.add(`send:${space}`);
  return legal;
}
