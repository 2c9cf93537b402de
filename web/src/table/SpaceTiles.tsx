import { useLayoutEffect, useRef } from "react";
import { useSeatClass } from "../board/seats";
import { WayMarks } from "../board/ways";
import { textOf, wordsOf } from "../cards/facts";
import { tileTokens } from "../cards/SpaceFace";
import { Tokens } from "../cards/Tokens";
import { Icon } from "../icons/Icon";
import type { Definition } from "../messages";
import { bringIntoSight } from "../ui/inSight";
import { names } from "../ui/names";
import { IxLists } from "./ix/IxLists";
import { nameOf, tell } from "./logic/said";
import { useModel } from "./model";
import { useVisited } from "./moments/Telling";
import { SeatMark } from "./parts/SeatMark";
import { UprisingLists } from "./uprising/UprisingLists";
import "./SpaceTiles.css";

/** The spaces of the board as lists by region: the board of a phone. Where a card can't go is dim, and stays where it is. */
export function SpaceTiles() {
  const { library, spaces: onBoard, decision, staging, texts } = useModel();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { parentElement: room } = list.current!;
    const marked = [...list.current!.querySelectorAll("[data-ways]")].map((mark) => mark.parentElement!);
    const wanted = marked.length > 0 ? marked : [...list.current!.querySelectorAll(".is-legal")];
    bringIntoSight(room!, wanted, "start");
  }, [decision?.id, staging.card]); // what can be chosen, or what a hint marks of it, is seen at once
  const regions = new Map<string, string[]>();
  for (const id of onBoard) {
    const region = regionOf(library.spaces[id]!);
    regions.set(region, [...(regions.get(region) ?? []), id]);
  }
  return (
    <div ref={list} className="tiles" data-group="board">
      {[...regions].map(([region, spaces]) => (
        <section key={region}>
          <h3>
            <Icon name={region in library.factions ? region : `to_${region}`} size={18} />{" "}
            {region in library.factions ? library.factions[region]!.name : nameOf(texts, "icon", region)}
            <Track faction={region} />
          </h3>
          <div className="tiles-row">
            {spaces.map((space) => (
              <Tile key={space} space={space} />
            ))}
          </div>
        </section>
      ))}
      <IxLists />
      <UprisingLists />
    </div>
  );
}

/** The faction of a space; of the others the icon that reaches it. */
function regionOf(space: Definition): string {
  return textOf(space, "faction") || textOf(space, "icon");
}

/** Influence with a faction, by seat. */
function Track({ faction }: { faction: string }) {
  const { view, seatName, library } = useModel();
  if (!library.factions[faction]) return null;
  return (
    <span className="tiles-track" data-faction={faction}>
      {view.players.map((player, seat) =>
        player.influence[faction] === undefined ? null : (
          <span key={seat} className={names(view.alliances[faction] === seat && "has-alliance")}>
            <SeatMark seat={seat} size={14} title={seatName(seat)} /> {player.influence[faction]}
          </span>
        ),
      )}
    </span>
  );
}

function Tile({ space }: { space: string }) {
  const { view, library, litSpaces, infiltrated, mine, pickSpace, look, speaker, staging, texts, seatName, decision } =
    useModel();
  const seatClass = useSeatClass();
  const visitor = useVisited().get(space)?.[0];
  const definition = library.spaces[space]!;
  const legal = mine && litSpaces.has(space);
  const asksSpace = mine && litSpaces.size > 0;
  const barred = mine && decision?.kind === "turn" ? decision.why?.[`send:${space}`] : undefined;
  const reason = barred && tell(speaker, barred);
  const staged = staging.space === space || staging.armed?.includes(`send:${space}`);
  const agents = view.players.flatMap((player, seat) => (player.spaces.includes(space) ? [seat] : []));
  const owner = view.control[space] ?? -1;
  const bonus = view.bonus_spice[space] ?? 0;
  return (
    <button
      type="button"
      data-space={space}
      className={names(
        "tile",
        visitor !== undefined && `is-visited ${seatClass(visitor)}`,
        legal && "is-legal",
        asksSpace && !legal && "is-dim",
        staged && "is-staged",
      )}
      data-about={`space/${space}`}
      aria-disabled={(asksSpace && !legal) || undefined}
      onClick={() => (legal ? pickSpace(space) : look({ kind: "space", id: space }))}
      onContextMenu={(event) => {
        event.preventDefault();
        look({ kind: "space", id: space });
      }}
    >
      <WayMarks at={`space/${space}`} />
      <span className="tile-name">
        {Boolean(definition["combat"]) && <Icon name="combat_mark" size={15} title={texts.t("term-combat_space")} />}
        {definition.name}
        {agents.map((seat) => (
          <SeatMark key={seat} seat={seat} size={16} title={seatName(seat)} />
        ))}
        {infiltrated.has(space) && <Icon name="recall_spy" size={18} title={texts.t("board-space-infiltrate")} />}
        {owner >= 0 && (
          <span className="tile-owner">
            <Icon name="control_flag" size={14} />
            <SeatMark seat={owner} size={14} title={seatName(owner)} />
          </span>
        )}
      </span>
      <span className="tile-tokens on-dark">
        <Tokens
          tokens={tileTokens(library, space, view.less[space] ?? 0)}
          library={library}
          words={wordsOf(definition).join(" ")}
          size={18}
        />
        {bonus > 0 && (
          <span className="tile-bonus">
            +{bonus} <Icon name="bonus_spice" size={14} />
          </span>
        )}
      </span>
      {reason && (
        <span className="tile-reason" title={reason}>
          {reason}
        </span>
      )}
    </button>
  );
}
