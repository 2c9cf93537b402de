import { useT } from "../../app/i18n";
import { Icon } from "../../icons/Icon";
import type { Library, Token, View } from "../../messages";
import { names } from "../../ui/names";
import type { BoardProps } from "../Board";
import { researchWords, type Teller, tankWords, tleilaxuWords } from "../describe";
import { seatsWhere } from "../look";
import { Mark } from "../Pieces";
import { type Offer, Targets } from "../Targets";
import { TokenBlock } from "../TokenBlock";
import { actionOf, type Target } from "../targets";
import { APOTHEM, CANVAS, fieldOf, HEXAGON, middleOf, RADIUS, stripOf, TANKS, tankOf } from "./layout";
import "./immortality.css";

interface TleilaxProps extends Pick<BoardProps, "view" | "library" | "seatName" | "legal" | "staged" | "onAct"> {
  /** Asked to look closely at a place of one of the tracks. */
  onOpen?: (place: { kind: "research" | "tleilaxu"; id: string }) => void;
}

const NOTHING: readonly string[] = [];

/** The Bene Tleilax board: a drawing of its two tracks, and a button over every place of them. */
export function TleilaxBoard({ view, library, seatName, legal = NOTHING, staged = null, onAct, onOpen }: TleilaxProps) {
  const t = useT();
  const [, , width, height] = CANVAS;
  const teller: Teller = { t, view, library, seatName };
  const actions = new Set(legal);
  const asked = [...actions].some((action) => action.startsWith("research:"));
  const taken = (target: Target) => (target.kind !== "tanks" ? actionOf(target, actions) : givesBack(actions));
  const offers = targetsOf(library).map((target): Offer => {
    const action = taken(target);
    return {
      target,
      label: labelOf(teller, target),
      hint: target.kind === "tanks" && action !== null ? t("action-return_specimen", { n: 1 }) : null,
      lit: action !== null,
      asked: asked && target.kind === "research",
      staged: staged !== null && staged === action,
    };
  });
  const lit = new Set(offers.filter((offer) => offer.lit).map(({ target }) => target.id));
  return (
    <div className="board tleilax-board on-dark" style={{ aspectRatio: `${width} / ${height}` }}>
      <svg viewBox={CANVAS.join(" ")} aria-hidden="true" focusable="false">
        <rect className="ground-night" width={width} height={height} rx={10} />
        <rect className="panel panel-tleilax" x={1} y={1} width={width - 2} height={height - 2} rx={10} />
        <Strips library={library} />
        <Ways library={library} />
        {library.research.map((place) => (
          <Place
            key={place.id}
            place={place}
            view={view}
            library={library}
            look={lit.has(place.id) ? "is-lit" : asked && "is-out"}
          />
        ))}
        <Tanks view={view} lit={lit.has(TANKS_ID)} />
        <TleilaxuTrack view={view} library={library} />
      </svg>
      <Targets
        canvas={CANVAS}
        offers={offers}
        groupName={(group) => t(`term-${group}`)}
        onChoose={(target) => {
          const action = taken(target);
          if (action !== null) onAct?.(action);
        }}
        onOpen={({ kind, id }) => (kind === "research" || kind === "tleilaxu") && onOpen?.({ kind, id })}
      />
    </div>
  );
}

const TANKS_ID = "axolotl";
const RETURN = "return_specimen";

/** The action that puts a specimen back, where that is possible. */
function givesBack(actions: ReadonlySet<string>): string | null {
  return actions.has(RETURN) ? RETURN : null;
}

function labelOf(teller: Teller, { kind, id }: Target): string {
  if (kind === "research") return researchWords(teller, id);
  return kind === "tleilaxu" ? tleilaxuWords(teller, Number(id)) : tankWords(teller);
}

function targetsOf({ research, tleilaxu }: Library): Target[] {
  return [
    ...research.map((place): Target => {
      const [x, y] = middleOf(place);
      const [w, h] = [RADIUS * 0.8, APOTHEM];
      return { kind: "research", id: place.id, rect: [x - w, y - h, 2 * w, 2 * h], group: "research_track" };
    }),
    { kind: "tanks", id: TANKS_ID, rect: TANKS, group: "axolotl_tanks" },
    ...tleilaxu.map(
      (_, n): Target => ({
        kind: "tleilaxu",
        id: String(n),
        rect: fieldOf(n, tleilaxu.length),
        group: "tleilaxu_track",
      }),
    ),
  ];
}

/** The columns of the genetic markers. */
function Strips({ library }: { library: Library }) {
  const columns = new Map(library.research.flatMap(({ column, marker }) => (marker > 0 ? [[column, marker]] : [])));
  return [...columns].map(([column, marker]) => {
    const [x, y, w, h] = stripOf(column);
    return (
      <g key={column}>
        <rect className="marker-strip" x={x} y={y} width={w} height={h} rx={6} />
        <Icon name="genetic_marker" size={15} x={x + w / 2 - 13} y={y + 1} />
        <text className="marker-number" x={x + w / 2 + 3} y={y + 13.5}>
          {marker}
        </text>
      </g>
    );
  });
}

/** The ways from place to place: what is seen of them between two places. */
function Ways({ library }: { library: Library }) {
  const places = new Map(library.research.map((place) => [place.id, place]));
  const ways = library.research.flatMap((place) =>
    place.ways.map((id) => `M${middleOf(place).join(" ")}L${middleOf(places.get(id)!).join(" ")}`),
  );
  return <path className="research-ways" d={ways.join("")} />;
}

interface PlaceProps {
  place: Library["research"][number];
  view: View;
  library: Library;
  look: string | false;
}

const MARK = 5.6;

/** A place of the research track: what arriving there brings, and whose tokens are there. */
function Place({ place, view, library, look }: PlaceProps) {
  const [x, y] = middleOf(place);
  const seats = seatsWhere(view, (player) => player.research === place.id);
  const room = seats.length === 0 ? APOTHEM * 2 - 5 : APOTHEM * 2 - 15;
  const step = Math.min(2 * MARK + 0.5, 30 / Math.max(1, seats.length - 1));
  return (
    <g className={names("research-place", look)} transform={`translate(${x} ${y})`}>
      <path className="research-plate" d={HEXAGON} />
      {place.effect === null ? (
        <Icon name="research" size={22} x={-11} y={-11} className="faint" />
      ) : (
        <Centred
          tokens={brief(library.tokens[place.effect] ?? [])}
          library={library}
          height={room}
          top={-APOTHEM + 2.5}
        />
      )}
      {seats.map((seat, i) => (
        <Mark
          key={seat}
          seat={seat}
          x={(i - (seats.length - 1) / 2) * step}
          y={place.effect === null ? 0 : APOTHEM - MARK - 2}
          r={MARK}
          move={`research ${seat}`}
        />
      ))}
    </g>
  );
}

/** Without a word on what may be left: the places are small. */
function brief(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ icon }) => icon !== "optional");
}

const WIDTH = RADIUS * 1.55;

function Centred({
  tokens,
  library,
  height,
  top,
}: {
  tokens: readonly Token[];
  library: Library;
  height: number;
  top: number;
}) {
  return (
    <TokenBlock
      tokens={tokens}
      library={library}
      x={-WIDTH / 2}
      y={top}
      width={WIDTH}
      height={height}
      size={20}
      legible={11}
      align="middle"
      centred
    />
  );
}

/** The axolotl tanks: the specimens of each seat that has troops. */
function Tanks({ view, lit }: { view: View; lit: boolean }) {
  const [x, y, w, h] = TANKS;
  return (
    <g className={names("tanks", lit && "is-lit")}>
      <rect className="tanks-plate" x={x} y={y} width={w} height={h} rx={9} />
      {seatsWhere(view, (player) => player.tleilaxu >= 0).map((seat, i) => {
        const [left, top] = tankOf(i);
        const n = view.players[seat]!.specimens;
        return (
          <g key={seat} transform={`translate(${left} ${top})`} className={names(n === 0 && "tank-empty")}>
            <Mark seat={seat} x={8} y={10.5} r={5.2} />
            <Icon name="specimen" size={14} x={15} y={3.5} />
            <text className="tank-number" x={30} y={15.5} data-count>
              {n}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The Tleilaxu track: what each space brings, the spice that waits there, whose tokens are there. */
function TleilaxuTrack({ view, library }: { view: View; library: Library }) {
  const count = library.tleilaxu.length;
  return library.tleilaxu.map(({ effect, spice }, n) => {
    const [x, y, w, h] = fieldOf(n, count);
    const seats = seatsWhere(view, (player) => player.tleilaxu === n);
    const waits = spice > 0 && view.tleilaxu_spice > 0;
    const step = Math.min(2 * MARK + 0.5, (w - 2 * MARK - 4) / Math.max(1, seats.length - 1));
    return (
      <g key={n}>
        <rect className={effect === null ? "field" : "field field-high"} x={x} y={y} width={w} height={h} rx={4} />
        {n === 0 ? (
          <Icon name="tleilaxu" size={22} x={x + w / 2 - 11} y={y + 2} className="faint" />
        ) : (
          <text className="field-number" x={x + 3} y={y + 11}>
            {n}
          </text>
        )}
        {effect !== null && (
          <TokenBlock
            tokens={[...(library.tokens[effect] ?? []), ...(waits ? [{ icon: "spice", n: view.tleilaxu_spice }] : [])]}
            library={library}
            x={x + 2}
            y={waits ? y + 10 : y + 5}
            width={w - 4}
            height={waits ? 15 : 20}
            size={waits ? 15 : 19}
            align="middle"
            centred
          />
        )}
        {seats.map((seat, i) => (
          <Mark
            key={seat}
            seat={seat}
            x={x + w / 2 + (i - (seats.length - 1) / 2) * step}
            y={y + h - MARK - 3}
            r={MARK}
            move={`tleilaxu ${seat}`}
          />
        ))}
      </g>
    );
  });
}
