import { useT } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import type { Library, View } from "../../messages";
import { names } from "../../ui/names";
import { type BoardProps, offerOf, tileStates } from "../Board";
import type { Teller } from "../describe";
import { fitText } from "../fit";
import { type Fields, fieldRect, layoutOf } from "../layouts";
import { Mark } from "../Pieces";
import { SpaceTile } from "../SpaceTile";
import { Targets } from "../Targets";
import { TokenBlock } from "../TokenBlock";
import { actionOf, type Target } from "../targets";
import "./six.css";

interface PersonalBoardProps extends Omit<BoardProps, "fit" | "preview"> {
  faction: string;
  /** The Commander whose board it is. */
  seat: number;
}

const NOTHING: readonly string[] = [];
const NO_SPACES: ReadonlySet<string> = new Set();

/** A Commander's own board: his Influence track, and the spaces where nobody else sends Agents. */
export function PersonalBoard(props: PersonalBoardProps) {
  const { faction, seat, view, library, boxes = NOTHING, seatName, legal = NOTHING, staged = null } = props;
  const { shown = null, infiltrated = NO_SPACES, onAct, onOpen } = props;
  const t = useT();
  const places = layoutOf(boxes).six!.personal[faction]!;
  const [, , width, height] = places.canvas;
  const teller: Teller = { t, view, library, seatName };
  const actions = new Set(legal);
  const [left, top] = places.track.at;
  const targets: Target[] = [
    {
      kind: "faction",
      id: faction,
      rect: [left - 6, 3, width - 2 * (left - 6), top + places.track.size[1]],
      group: "",
    },
    ...Object.entries(places.spaces).map(([id, rect]): Target => ({ kind: "space", id, rect, group: "" })),
  ];
  const offers = targets.map((target) => offerOf(target, actions, staged, props, teller, null));
  const stateOf = tileStates(offers, shown);
  return (
    <div className="board personal-board on-dark" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={places.canvas.join(" ")} aria-hidden="true" focusable="false">
        <rect className="ground-night" width={width} height={height} />
        <rect className={`panel panel-${places.tint}`} x={1} y={1} width={width - 2} height={height - 2} rx={12} />
        <PersonalTrack
          fields={places.track}
          faction={faction}
          seat={seat}
          width={width}
          view={view}
          library={library}
          lit={offers[0]!.lit}
        />
        {Object.entries(places.spaces).map(([id, rect]) => (
          <SpaceTile
            key={id}
            id={id}
            rect={rect}
            view={view}
            library={library}
            state={stateOf(id)}
            mentat={false}
            infiltrated={infiltrated.has(id)}
          />
        ))}
      </svg>
      <Targets
        canvas={places.canvas}
        offers={offers}
        groupName={() => t("six-board", { who: seatName(seat) })}
        onChoose={(target) => {
          const action = actionOf(target, actions);
          if (action !== null) onAct?.(action);
        }}
        onOpen={(target) => onOpen?.(target.kind, target.id)}
      />
    </div>
  );
}

const OF_TEAM = [
  [1, "first"],
  [3, "third"],
] as const;
const VP_AT = [2, 4];

interface TrackProps {
  fields: Fields;
  faction: string;
  seat: number;
  width: number;
  view: View;
  library: Library;
  lit: boolean;
}

/** The track: what its spaces give to the Commander, or (in a frame) to each player of his team. */
function PersonalTrack({ fields, faction, seat, width, view, library, lit }: TrackProps) {
  const name = fitText(library.factions[faction]?.name ?? "", width - 108, 18, 1);
  const held = view.alliances[faction] === seat;
  return (
    <g className={lit ? "track track-lit" : "track"}>
      <Icon name={faction} size={24} x={10} y={9} />
      <text className="panel-title" x={40} y={27} fontSize={name.size}>
        {name.lines[0]}
      </text>
      <Mark seat={seat} x={width - 54} y={20} r={10} />
      <Icon name="alliance" size={30} x={width - 38} y={5} className={names("alliance", held && "alliance-held")} />
      {Array.from({ length: fields.last + 1 }, (_, n) => {
        const [x, y, w, h] = fieldRect(fields, n);
        const ofTeam = OF_TEAM.find(([at]) => at === n)?.[1];
        const tokens = library.tokens[`track/${faction}/${ofTeam}/0`] ?? [];
        return (
          <g key={n}>
            <rect className={n >= 4 ? "field field-high" : "field"} x={x} y={y} width={w} height={h} rx={4} />
            <text className="field-number" x={x + 3} y={y + h - 4}>
              {n}
            </text>
            {VP_AT.includes(n) && <Icon name="vp" size={18} x={x + w / 2 - 9} y={y + 4} />}
            {ofTeam !== undefined && (
              <g className="of-team">
                <rect x={x + 2} y={y + 3} width={w - 4} height={22} rx={4} />
                <TokenBlock
                  tokens={tokens}
                  library={library}
                  x={x + 4}
                  y={y + 5}
                  width={w - 7}
                  height={18}
                  size={17}
                  align="middle"
                />
              </g>
            )}
            {view.players[seat]!.influence[faction] === n && (
              <Mark seat={seat} x={x + w - 9} y={y + h - 10} r={7.5} move={`influence ${faction} ${seat}`} />
            )}
          </g>
        );
      })}
    </g>
  );
}
