import { memo, type ReactNode } from "react";
import { useT } from "../app/i18n";
import { saidOf } from "../cards/facts";
import { Icon } from "../icons/Icon";
import type { Library, View } from "../messages";
import { names } from "../ui/names";
import { Battlefield, ConflictCard, Garrison, StrengthLegend, StrengthTrack } from "./Arena";
import { Bench } from "./Bench";
import {
  boardWords,
  postWords,
  researchWords,
  scoreWords,
  shipWords,
  spaceWords,
  strengthWords,
  type Teller,
  tankWords,
  techWords,
  tleilaxuWords,
  trackWords,
} from "./describe";
import { Ground } from "./Ground";
import { Negotiators } from "./ix/Negotiators";
import { ShippingTrack } from "./ix/ShippingTrack";
import { TechStacks } from "./ix/TechStacks";
import { Warship } from "./ix/Warship";
import { type Layout, layoutOf } from "./layouts";
import { mentatSpace } from "./look";
import { Flag, SeatPatterns } from "./Pieces";
import { SpaceTile, type TileState } from "./SpaceTile";
import { useSeatClass } from "./seats";
import { garrisonOf } from "./six/layout";
import { type Offer, Targets } from "./Targets";
import { InfluenceTrack, ScoreTrack } from "./Tracks";
import { actionOf, askedFamily, POSTS, type Target, targetsOf } from "./targets";
import { PostLines, Posts } from "./uprising/Posts";
import { Wall } from "./uprising/Wall";
import "./board.css";
import "./ix/ix.css";
import "./uprising/uprising.css";

/** What a choice that is being considered would bring. */
interface BoardPreview {
  /** By space: words on the tile. */
  spaces?: Readonly<Record<string, string>>;
  /** By seat: strength in the Conflict. */
  strength?: Readonly<Record<number, number>>;
}

export interface BoardProps {
  view: View;
  library: Library;
  /** The boxes that are played: they choose the board. */
  boxes?: readonly string[];
  seatName: (seat: number) => string;
  /** The action texts that can be chosen on the board now (`send:arrakeen`, `influence:fremen`, `target:2`, `tech:artillery`, ...);
   * a freighter's move as `ship:` and the level that it leads to. Posts: `place_spy:`, `recall_spy:`. */
  legal?: Iterable<string>;
  /** Why an action cannot be taken; null where it can, or where nothing is known. */
  reason?: (action: string) => string | null;
  /** A space or an action chosen here and not sent yet. */
  staged?: string | null;
  /** Spaces where an Agent can be sent only by recalling a spy. */
  infiltrated?: ReadonlySet<string>;
  /** Something pointed at elsewhere (the log, the market). */
  shown?: { kind: string; id: string } | null;
  /** The spaces to which a card leads that is pointed at; null: none is. */
  reach?: ReadonlySet<string> | null;
  /** The seat that is pointed at: its pieces stand out. */
  pointedSeat?: number | null;
  preview?: BoardPreview;
  onAct?: (action: string) => void;
  /** Asked to look closely at a space, a faction, the Conflict or a seat (its number from 1). */
  onOpen?: (kind: Target["kind"], id: string) => void;
  /** Whose eyes see it: what the Conflict would bring this seat is marked. */
  me?: number | null;
  /** What happens where the battlefield is, over it. */
  stage?: ReactNode;
  /** Spaces that keep an outline in the colours of seats: where their last turns led. */
  visited?: ReadonlyMap<string, readonly number[]>;
  /** It is drawn small: what can't be read at that size is left to the explanation. */
  small?: boolean;
  /** `both`: as large as it fits into its parent; `width`: as wide as its parent. */
  fit?: "both" | "width";
  className?: string;
}

const NOTHING: readonly string[] = [];
const NO_SPACES: ReadonlySet<string> = new Set();
const BASE: readonly string[] = ["base"];

/** The board: a drawing, and a button over everything on it that can be pointed at. */
export function Board(props: BoardProps) {
  const { view, library, boxes = BASE, seatName, legal = NOTHING, staged = null, shown = null } = props;
  const {
    preview,
    infiltrated = NO_SPACES,
    reach = null,
    pointedSeat = null,
    visited,
    onAct,
    onOpen,
    small = false,
    fit = "both",
    className,
  } = props;
  const seatClass = useSeatClass();
  const t = useT();
  const layout = layoutOf(boxes);
  const teller: Teller = { t, view, library, seatName };
  const mentat = view.mentat < 0 ? mentatSpace(library) : null;
  const actions = new Set(legal);
  const openTiles = view.tech_stacks.map((stack) => stack.at(-1) ?? null);
  const targets = targetsOf(layout, view.conflict, view.players.length, openTiles);
  const offers = targets.map((target) => ({
    ...offerOf(target, actions, staged, props, teller, mentat),
    out: reach !== null && target.kind === "space" && !reach.has(target.id),
  }));
  const stateOf = tileStates(offers, shown, reach);
  const offered = (kind: Target["kind"], id: string) =>
    offers.find(({ target }) => target.kind === kind && target.id === id);
  const isLit = (kind: Target["kind"], id: string) => offered(kind, id)?.lit === true;
  const { uprising } = layout;

  return (
    <div className={names("board-frame", `board-fit-${fit}`, className)}>
      <div className={names("board on-dark", pointedSeat !== null && `marks-pieces of-${seatClass(pointedSeat)}`)}>
        <svg viewBox={layout.canvas.join(" ")} aria-hidden="true" focusable="false">
          <SeatPatterns />
          <Ground canvas={layout.canvas} />
          <Panels layout={layout} small={small} />
          {Object.entries(layout.panels).map(
            ([id, panel]) =>
              panel.faction !== undefined && (
                <InfluenceTrack
                  key={id}
                  panel={panel}
                  faction={panel.faction}
                  view={view}
                  library={library}
                  lit={isLit("faction", panel.faction)}
                  small={small}
                />
              ),
          )}
          <ScoreTrack fields={layout.vp} view={view} />
          <Bench rect={layout.areas.bench} view={view} />
          {uprising !== undefined && (
            <>
              <Wall wall={uprising.wall} stands={Boolean(view.wall)} />
              <PostLines layout={layout} library={library} />
            </>
          )}
          {Object.entries(layout.spaces).map(([id, { rect }]) => (
            <SpaceTile
              key={id}
              id={id}
              rect={rect}
              view={view}
              library={library}
              state={stateOf(id)}
              mentat={id === mentat}
              infiltrated={infiltrated.has(id)}
              preview={preview?.spaces?.[id]}
              visited={visited?.get(id)}
              small={small}
            />
          ))}
          {Object.entries(layout.flags).map(([id, [x, y]]) => {
            const seat = view.control[id] ?? -1;
            const warship = view.warships[id] ?? -1;
            if (warship >= 0) return <Warship key={id} seat={warship} at={[x, y]} />;
            return <Flag key={id} seat={seat >= 0 ? seat : null} x={x} y={y} move={`flag ${id} ${seat}`} />;
          })}
          {uprising !== undefined && (
            <Posts
              layout={layout}
              view={view}
              lit={(post) => isLit("post", post)}
              staged={(post) => offered("post", post)?.staged === true}
              shown={shown?.kind === "post" ? shown.id : null}
            />
          )}
          <ConflictCard
            rect={layout.areas.conflict}
            view={view}
            library={library}
            me={props.me ?? null}
            small={small}
          />
          <StrengthLegend layout={layout} view={view} library={library} />
          {layout.ix !== undefined && (
            <>
              <TechStacks
                places={layout.ix.tech}
                view={view}
                library={library}
                lit={(tile) => isLit("tech", tile)}
                shown={shown?.kind === "tech" ? shown.id : null}
                small={small}
              />
              <ShippingTrack
                places={layout.ix.ships}
                view={view}
                library={library}
                lit={(level) => isLit("ship", String(level))}
                small={small}
              />
              <Negotiators panel={layout.panels[layout.ix.negotiators]!.rect} view={view} />
            </>
          )}
          <Battlefield layout={layout} view={view} preview={preview?.strength} />
          {view.players.map((player, seat) => {
            const circle = garrisonOf(layout, seat);
            return circle === null ? null : (
              <Garrison key={seat} circle={circle} seat={seat} player={player} lit={isLit("seat", String(seat + 1))} />
            );
          })}
          <StrengthTrack layout={layout} view={view} preview={preview?.strength} me={props.me ?? null} />
        </svg>
        <Targets
          canvas={layout.canvas}
          offers={offers}
          groupName={(group) => groupName(layout, library, t, group)}
          onChoose={(target) => {
            const action = actionOf(target, actions);
            if (action !== null) onAct?.(action);
          }}
          onOpen={(target) => onOpen?.(target.kind, target.id)}
        />
        <InWords {...teller} />
        {props.stage !== undefined && <StagePlace layout={layout}>{props.stage}</StagePlace>}
      </div>
    </div>
  );
}

/** The arena beside the Conflict card, for what is told there. It takes no room where nothing is told. */
function StagePlace({ layout, children }: { layout: Layout; children: ReactNode }) {
  const [left, top, width, height] = layout.canvas;
  const [x, y, w, h] = layout.panels["arena"]!.rect;
  const [cardX, , cardWidth] = layout.areas.conflict;
  const from = cardX + cardWidth + 4;
  return (
    <div
      className="board-stage"
      style={{
        left: `${(100 * (from - left)) / width}%`,
        top: `${(100 * (y + 2 - top)) / height}%`,
        width: `${(100 * (x + w - 2 - from)) / width}%`,
        height: `${(100 * (h - 4)) / height}%`,
      }}
    >
      {children}
    </div>
  );
}

/** How each space is drawn, among these offers and with what is pointed at elsewhere. */
export function tileStates(
  offers: readonly Offer[],
  shown: BoardProps["shown"],
  reach: ReadonlySet<string> | null = null,
): (id: string) => TileState {
  const asked = offers.some(({ target, lit }) => target.kind === "space" && lit);
  return (id) => {
    const offer = offers.find(({ target }) => target.kind === "space" && target.id === id);
    if (offer?.staged) return "staged";
    if (reach !== null) return !reach.has(id) ? "dim" : offer?.lit ? "lit" : "shown";
    if (offer?.lit) return "lit";
    if (shown?.kind === "space" && shown.id === id) return "shown";
    return asked ? "dim" : "plain";
  };
}

/** The drawing for readers. */
const InWords = memo(function InWords(teller: Teller) {
  return (
    <ul className="visually-hidden">
      {boardWords(teller).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
});

/** A target with what it is called, whether it can be chosen now, or why not. */
export function offerOf(
  target: Target,
  legal: ReadonlySet<string>,
  staged: string | null,
  props: Pick<BoardProps, "reason" | "preview" | "infiltrated">,
  teller: Teller,
  mentat: string | null,
): Offer {
  const { t, library, seatName } = teller;
  const action = actionOf(target, legal);
  const lit = action !== null;
  const family = target.kind === "space" || target.kind === "post" ? askedFamily(target.kind, legal) : null;
  const why = !lit && family !== null ? (props.reason?.(`${family}:${target.id}`) ?? null) : null;
  const preview = target.kind === "space" ? props.preview?.spaces?.[target.id] : undefined;
  return {
    target,
    label: labelOf(),
    hint: why ?? (preview !== undefined ? t("board-preview", { text: preview }) : null),
    lit,
    asked: why !== null || (family !== null && [...legal].some((one) => one.startsWith(`${family}:`))),
    staged: staged !== null && (staged === action || (target.kind === "space" && staged === target.id)),
  };

  function labelOf(): string {
    switch (target.kind) {
      case "space":
        return spaceWords(teller, target.id, mentat === target.id, props.infiltrated?.has(target.id) ?? false);
      case "faction":
        return trackWords(teller, target.id);
      case "conflict":
        return saidOf(library.conflicts[target.id]).join(". ") || t("board-conflict-none");
      case "seat":
        return seatName(Number(target.id) - 1);
      case "tech":
        return techWords(teller, target.id);
      case "ship":
        return shipWords(teller, Number(target.id));
      case "post":
        return postWords(teller, target.id);
      case "research":
        return researchWords(teller, target.id);
      case "tleilaxu":
        return tleilaxuWords(teller, Number(target.id));
      case "tanks":
        return tankWords(teller);
      case "track":
        return target.id === "score" ? scoreWords(teller) : strengthWords(teller);
    }
  }
}

function groupName(layout: Layout, library: Library, t: (id: string) => string, group: string): string {
  if (group === POSTS) return t("board-posts");
  if (group === "vp") return t("board-score");
  const panel = layout.panels[group];
  if (panel?.faction !== undefined) return library.factions[panel.faction]?.name ?? "";
  return t(panel?.title ?? "board-conflict");
}

const TITLE_SIZE = 15;
const TITLE_OF_SMALL = 19;
const TITLE_ICONS = new Set(["landsraad", "choam", "ix"]);

const Panels = memo(function Panels({ layout, small }: { layout: Layout; small: boolean }) {
  const t = useT();
  return Object.entries(layout.panels).map(([id, { rect, tint, title }]) => {
    const [x, y, w, h] = rect;
    return (
      <g key={id}>
        <rect className={`panel panel-${tint}`} x={x} y={y} width={w} height={h} rx={12} />
        {title !== undefined && (
          <>
            {TITLE_ICONS.has(tint) && <Icon name={tint} size={small ? 22.5 : 18} x={x + 8} y={y + (small ? 1 : 4)} />}
            <text
              className="panel-title"
              x={x + (tint === "desert" ? 14 : 34)}
              y={y + 19}
              fontSize={small ? TITLE_OF_SMALL : TITLE_SIZE}
            >
              {t(title)}
            </text>
          </>
        )}
      </g>
    );
  });
});
