import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useT } from "../app/i18n";
import { names } from "../ui/names";
import type { Rect } from "./layouts";
import { neighbour, type Target } from "./targets";
import { WayMarks } from "./ways";

/** A target as it is offered now. */
export interface Offer {
  target: Target;
  label: string;
  /** The preview, or why it cannot be chosen; said to readers after what it is. */
  hint: string | null;
  /** Can it be chosen now? */
  lit: boolean;
  /** Does the card that is pointed at not lead here? */
  out?: boolean;
  /** Is something of its kind being chosen, so that it would be tried? */
  asked: boolean;
  staged: boolean;
}

interface TargetsProps {
  canvas: Rect;
  offers: readonly Offer[];
  /** The names of the groups. */
  groupName: (group: string) => string;
  onChoose: (target: Target) => void;
  onOpen: (target: Target) => void;
}

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Buttons over the drawing, in groups by panel. Arrow keys move by geometry; Tab goes from group to group. */
export function Targets({ canvas, offers, groupName, onChoose, onOpen }: TargetsProps) {
  const t = useT();
  const [, , width, height] = canvas;
  const [current, setCurrent] = useState<Record<string, string>>({});
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) groups.set(offer.target.group, [...(groups.get(offer.target.group) ?? []), offer]);

  const keyed = (event: KeyboardEvent<HTMLButtonElement>, { target }: Offer) => {
    if (event.code === "Space") {
      event.preventDefault();
      if (event.type === "keydown") onOpen(target);
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow === undefined || event.type !== "keydown") return;
    event.preventDefault();
    // Posts lie between the spaces: the arrows stay among the posts, or pass them by.
    const alike = offers
      .map((offer) => offer.target)
      .filter(({ kind }) => (kind === "post") === (target.kind === "post"));
    const next = neighbour(target, alike, ...arrow);
    const board = event.currentTarget.closest(".board");
    if (next !== null) board?.querySelector<HTMLButtonElement>(`[data-target="${next.kind}:${next.id}"]`)?.focus();
  };

  return [...groups].map(([group, members]) => {
    const first =
      members.find(({ target }) => key(target) === current[group]) ?? members.find(({ lit }) => lit) ?? members[0]!;
    return (
      <div key={group} role="group" aria-label={groupName(group)} className="targets">
        {members.map((offer) => {
          const { target, lit, out, asked, staged } = offer;
          return (
            <button
              key={key(target)}
              type="button"
              className={names(
                "target",
                `target-${target.kind}`,
                lit && !out && "target-lit",
                staged && "target-staged",
              )}
              style={placed(target.rect, [0, 0, width, height])}
              data-target={key(target)}
              data-about={`${target.kind}/${target.id}`}
              data-space={target.kind === "space" ? target.id : undefined}
              aria-label={[offer.label, lit && t("board-space-legal"), offer.hint].filter(Boolean).join(". ")}
              aria-disabled={(asked && !lit) || undefined}
              aria-pressed={staged || undefined}
              tabIndex={offer === first ? 0 : -1}
              onFocus={() => setCurrent((old) => ({ ...old, [group]: key(target) }))}
              onKeyDown={(event) => keyed(event, offer)}
              onKeyUp={(event) => keyed(event, offer)}
              onClick={() => (lit ? onChoose(target) : onOpen(target))}
              onContextMenu={(event) => {
                event.preventDefault();
                onOpen(target);
              }}
            >
              <Steps target={target} />
              <WayMarks at={`${target.kind}/${target.id}`} />
            </button>
          );
        })}
      </div>
    );
  });
}

/** The steps of a track, each of which is explained by itself; a press on one is a press on the track. */
function Steps({ target: { id, rect, steps = [] } }: { target: Target }) {
  return steps.map((step, n) => (
    <span key={n} className="target-step" style={placed(step, rect)} data-about={`step/${id}/${n}`} />
  ));
}

/** Where a rectangle lies within another one. */
function placed([x, y, w, h]: Rect, [left, top, width, height]: Rect): CSSProperties {
  const share = (part: number, of: number) => `${(100 * part) / of}%`;
  return {
    left: share(x - left, width),
    top: share(y - top, height),
    width: share(w, width),
    height: share(h, height),
  };
}

function key(target: Target): string {
  return `${target.kind}:${target.id}`;
}
