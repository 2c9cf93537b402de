import { useMemo } from "react";
import { useStore } from "../app/store";
import { Board } from "../board/Board";
import type { Library } from "../messages";
import { CHOOSES_SHEETS, LeaderChoice } from "./LeaderChoice";
import { parse, zoneOf } from "./logic/actions";
import { outlookOf } from "./logic/combat";
import { shipMoves } from "./logic/ships";
import { type Thing, useModel } from "./model";

const ON_BOARD = new Set(["faction", "seat", "space", "tech", "post"]);

/** The board with what can be chosen on it now; the leaders while they are chosen. */
export function BoardPane() {
  const model = useModel();
  const { view, library, lobby, lit, litSpaces, mine, decision, staging, seatName, why, deploying } = model;
  const highlight = useStore(model.highlight, (thing) => onBoard(thing, library));
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
  if (decision !== null && CHOOSES_SHEETS.has(decision.kind)) return <LeaderChoice />;
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
        infiltrated={model.infiltrated}
        staged={staged}
        shown={highlight}
        {...(strength ? { preview: { strength } } : {})}
        onAct={(action) =>
          zoneOf(action) === "space" ? model.pickSpace(parse(action).param) : model.pick(ships.get(action) ?? action)
        }
        onOpen={(kind, id) => {
          if (kind === "seat") model.show({ what: "seat", seat: Number(id) - 1 });
          else if (kind !== "ship") model.look({ kind, id });
        }}
        onPoint={(kind, id) => model.setHighlight(kind === "tech" ? { kind, id } : null)}
      />
    </div>
  );
}

const SHOWN = new Set(["space", "conflict", "faction", "tech", "post"]);

/** What of a thing lies on the board: itself, or the space that a contract names. */
function onBoard(thing: Thing | null, library: Library): Thing | null {
  const location = thing?.kind === "contract" ? library.contracts[thing.id]?.["location"] : undefined;
  if (typeof location === "string") return { kind: "space", id: location };
  return thing && SHOWN.has(thing.kind) ? thing : null;
}

/** The actions that the board can offer: spaces that are lit as what a click on them does, factions and seats. */
function legalOnBoard(lit: ReadonlySet<string>, litSpaces: ReadonlySet<string>): Set<string> {
  const legal = new Set([...lit].filter((action) => ON_BOARD.has(zoneOf(action))));
  const direct = [...legal].some((action) => zoneOf(action) === "space");
  if (!direct) for (const space of litSpaces) legal.add(`send:${space}`);
  return legal;
}
