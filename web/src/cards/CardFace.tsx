import { type MouseEvent, memo, type RefObject, useId, useRef } from "react";
import { useT } from "../app/i18n";
import { Icon } from "../icons/Icon";
import type { Library } from "../messages";
import { names } from "../ui/names";
import { Back } from "./Back";
import { ConflictFace } from "./ConflictFace";
import { ContractFace } from "./ContractFace";
import { DeckFace } from "./DeckFace";
import { definitionOf, type Kind, saidOf } from "./facts";
import { HagalFace } from "./HagalFace";
import { IntrigueFace } from "./IntrigueFace";
import { LeaderFace } from "./LeaderFace";
import { ObjectiveFace } from "./ObjectiveFace";
import { PostFace } from "./PostFace";
import { RivalFace } from "./RivalFace";
import { SpaceFace } from "./SpaceFace";
import { TechFace } from "./TechFace";
import { useFitting } from "./useFitting";
import "./cards.css";

export type CardKind = Exclude<Kind, "faction">;
export type CardSize = "xs" | "s" | "m" | "l";
/** `legal`: can be chosen; `staged`: chosen here, not sent; `disabled`: cannot be chosen, see `reason`; `dim`: not the matter now. */
export type CardState = "plain" | "legal" | "staged" | "dim" | "disabled";

export interface CardFaceProps {
  kind: CardKind;
  /** Null: the back of a card that this seat may not see. */
  id: string | null;
  /** `xs`: a row of a list; `s`, `m`: cards on the table; `l`: to be read, with all its words. */
  size?: CardSize;
  state?: CardState;
  /** Why it cannot be chosen. */
  reason?: string | null;
  /** How many of them lie here. */
  count?: number;
  /** What it costs now, where that differs from what is printed. */
  cost?: number;
  /** What a click takes, and the number that chooses it by key; 1 to 10 (key 0) are drawn in the corner. */
  action?: string | undefined;
  number?: number | undefined;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Asked to look at it closely: right click, or Space on the focused card. */
  onOpen?: () => void;
  library: Library;
  className?: string;
}

/** What a face draws: the definition's parts of the library, at a size. */
export interface FaceProps {
  library: Library;
  id: string;
  size: CardSize;
  cost?: number | undefined;
}

const FACES: Record<CardKind, (props: FaceProps) => React.ReactNode> = {
  card: DeckFace,
  intrigue: IntrigueFace,
  conflict: ConflictFace,
  leader: LeaderFace,
  space: SpaceFace,
  tech: TechFace,
  contract: ContractFace,
  objective: ObjectiveFace,
  post: PostFace,
  hagal: HagalFace,
  rival: RivalFace,
};

/** What a card shows, drawn anew only when that changes and not with every choice at the table. */
const Front = memo(function Front({ kind, ...face }: FaceProps & { kind: CardKind }) {
  const Face = FACES[kind];
  return <Face {...face} />;
});

/** A card as it lies on the table, drawn from what it does. With `onClick` it is a button. */
export function CardFace(props: CardFaceProps) {
  const {
    library,
    kind,
    id,
    size = "m",
    state = "plain",
    count = 1,
    reason,
    action,
    number,
    onClick,
    onOpen,
    className,
  } = props;
  const t = useT();
  const reasonId = useId();
  const definition = id === null ? undefined : definitionOf(library, kind, id);
  const face =
    id === null || definition === undefined ? (
      <Back kind={kind} />
    ) : (
      <Front kind={kind} library={library} id={id} size={size} cost={props.cost} />
    );
  const label = spoken([
    ...(definition === undefined ? [t(`card-back-${kind}`)] : saidOf(definition)),
    ...(count > 1 ? [t("card-copies", { n: count })] : []),
    ...(state === "staged" ? [t("card-staged")] : []),
  ]);
  const card = useRef<HTMLElement>(null);
  useFitting(card, label);
  const look = names(
    "card on-dark",
    `card-${size}`,
    `card-of-${kind}`,
    `card-is-${state}`,
    onClick && "card-button",
    className,
  );
  const inside = (
    <>
      {face}
      {count > 1 && <span className="card-count">×{count}</span>}
      {number !== undefined && number <= 10 && (
        <kbd className="card-key" aria-hidden="true">
          {number % 10}
        </kbd>
      )}
      {state === "staged" && <Icon name="check" size={18} className="card-tick" />}
    </>
  );
  const barred = state === "disabled";
  const about = id === null ? undefined : `${kind}/${id}`;
  if (onClick === undefined) {
    return (
      <span
        ref={card}
        className={look}
        role="img"
        aria-label={label}
        data-about={about}
        {...(reason == null ? {} : { title: reason })}
      >
        {inside}
      </span>
    );
  }
  return (
    <button
      ref={card as RefObject<HTMLButtonElement | null>}
      type="button"
      className={look}
      data-action={action}
      data-choice={number}
      aria-label={label}
      data-about={about}
      aria-disabled={barred || undefined}
      aria-pressed={state === "staged" || undefined}
      aria-describedby={reason == null ? undefined : reasonId}
      title={reason ?? undefined}
      onClick={onClick}
      onContextMenu={(event) => {
        if (!onOpen) return;
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={(event) => {
        if (event.code !== "Space" || !onOpen) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {inside}
      {reason != null && (
        <span id={reasonId} className="visually-hidden">
          {reason}
        </span>
      )}
    </button>
  );
}

/** Lines as one text for readers. */
function spoken(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
}
