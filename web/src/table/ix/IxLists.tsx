import { numberOf, saidOf } from "../../cards/facts";
import { Icon } from "../../icons/Icon";
import { names } from "../../ui/names";
import { shipMoves } from "../logic/ships";
import { useModel } from "../model";
import { SeatMark } from "../parts/SeatMark";
import { EffectIcons } from "../parts/Tokens";
import { hasIx } from "./facts";
import { TechPlate } from "./TechTiles";
import "./ix.css";

/** The open tech tiles and the shipping track as lists: what the board shows of Rise of Ix, for a phone. */
export function IxLists() {
  const { view } = useModel();
  if (!hasIx(view)) return null;
  return (
    <>
      <OpenTiles />
      <TrackList />
    </>
  );
}

function OpenTiles() {
  const { view, library, texts, decision, mine, lit, pick, look } = useModel();
  const open = view.tech_stacks.flatMap((stack) => {
    const tile = stack.at(-1);
    return tile == null ? [] : [tile];
  });
  return (
    <section>
      <h3>
        <Icon name="ix" size={18} /> {texts.t("board-ix")}
        <span className="tiles-track">
          {view.players.map(
            (player, seat) =>
              player.negotiators > 0 && (
                <span key={seat}>
                  <SeatMark seat={seat} size={14} /> {player.negotiators}{" "}
                  <Icon name="negotiator" size={14} title={texts.t("count-negotiators", { n: player.negotiators })} />
                </span>
              ),
          )}
        </span>
      </h3>
      <div className="tech-list">
        {open.map((tile) => {
          const action = `tech:${tile}`;
          const legal = mine && lit.has(action);
          const price = decision?.prices?.[action];
          return (
            <TechPlate
              key={tile}
              tile={tile}
              legal={legal}
              cost={price?.n ?? numberOf(library.tech[tile]!, "cost") ?? 0}
              goods={price?.goods ?? "spice"}
              title={saidOf(library.tech[tile]).join(". ")}
              onClick={() => (legal ? pick(action) : look({ kind: "tech", id: tile }))}
              onOpen={() => look({ kind: "tech", id: tile })}
            />
          );
        })}
      </div>
    </section>
  );
}

function TrackList() {
  const { view, texts, library, decision, mine, lit, pick, seatName } = useModel();
  const moves = mine ? shipMoves(decision) : new Map<number, string>();
  const top = Object.keys(library.effects).filter((node) => /^shipping\/\d$/.test(node)).length;
  return (
    <section>
      <h3>
        <Icon name="freighter" size={18} /> {texts.t("term-shipping_track")}
        {mine && decision?.kind === "freighter" && (
          <span className="tiles-track">{view.players[decision.about]?.freighter}</span>
        )}
      </h3>
      <ol className="track-list">
        {Array.from({ length: top + 1 }, (_, i) => top - i).map((level) => {
          const move = moves.get(level);
          const action = move !== undefined && lit.has(move) ? move : undefined;
          const inside = (
            <>
              <b>{level}</b>
              {level === 0 ? (
                <span className="token-row">{texts.t("board-ship-dock")}</span>
              ) : (
                <EffectIcons node={`shipping/${level - 1}`} size={16} />
              )}
              {view.players.map(
                (player, seat) =>
                  player.freighter === level && <SeatMark key={seat} seat={seat} size={17} title={seatName(seat)} />,
              )}
            </>
          );
          return (
            <li key={level}>
              {action === undefined ? (
                <div className="track-row on-dark">{inside}</div>
              ) : (
                <button type="button" className={names("track-row on-dark is-legal")} onClick={() => pick(action)}>
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
