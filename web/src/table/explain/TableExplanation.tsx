import { useEffect } from "react";
import { aboutOf, kindAndId } from "../../ui/explain/explained";
import { type Pointed, useModel } from "../model";
import { secondName } from "../seats/SeatPanel";
import { ThingExplanation } from "./ThingExplanation";

/** The explanation of whatever lies on the table; what is pointed at or has the focus is shown on the table, too. */
export function TableExplanation() {
  const model = useModel();
  const { open, show, lobby } = model;
  usePointed();
  return (
    <ThingExplanation
      about={{ ...model, boxes: lobby.setup.boxes, secondName: (seat) => secondName(model, seat) }}
      open={open?.what === "thing" ? `${open.thing.kind}/${open.thing.id}` : null}
      onClose={() => show(null)}
    />
  );
}

/**
 * Marks on the table what belongs to the thing that has the pointer or the focus, or to what names such a thing without
 * being explained by it (`data-marks`; `data-by`: the card that is meant to go there).
 */
function usePointed(): void {
  const { highlight } = useModel();
  useEffect(() => {
    let pointed: string | null = null;
    const point = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const { marks, by } = target?.closest<HTMLElement>("[data-marks]")?.dataset ?? {};
      const element = target?.closest("[data-about]");
      const about = marks ?? (element ? aboutOf(element) : null);
      const now = about === null ? null : `${about} ${by ?? ""}`;
      if (now === pointed) return;
      pointed = now;
      const [kind, id] = kindAndId(about ?? "/");
      highlight.set(about === null ? null : ({ kind, id, by } as Pointed));
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", point);
    return () => {
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", point);
    };
  }, [highlight]);
}
