import { useState } from "react";
import type { Decision } from "../../messages";
import type { Choice } from "../logic/panel";
import { type Kept, keptRows } from "../logic/places";
import { type ShownRow, shownRows } from "../logic/tray";

/** What was listed at the last decision that listed something. */
interface Listed<R> {
  id: number;
  kind: string;
  list: Kept<R>[];
}

const actionOf = ({ action }: { action: string }) => action;

/** The rows of the tray, while what asks has one: through a turn of one kind, to Agent or Reveal, each keeps its place. */
export function useRows(asked: Decision | null): Kept<ShownRow>[] {
  const [before, keep] = useState<Listed<ShownRow>>({ id: -1, kind: "", list: [] });
  if (asked !== null && asked.id !== before.id) {
    const { id, kind } = asked;
    const { open, barred } = shownRows(asked);
    const now = [...open, ...barred];
    if (kind === "turn") keep({ id, kind, list: [] });
    else if (kind === before.kind) keep({ id, kind, list: keptRows(before.list, now, actionOf) });
    else if (now.length > 0) keep({ id, kind, list: keptRows([], now, actionOf) });
  }
  return asked?.kind === before.kind ? before.list : [];
}

/** The choices of a decision: they keep their places as long as the same is asked; new ones come below. */
export function useChoices(asked: Decision | null, choices: readonly Choice[]): Choice[] {
  const [before, keep] = useState<Listed<Choice> & { asked: Decision | null }>({
    id: -1,
    kind: "",
    list: [],
    asked: null,
  });
  if (asked !== null && asked.id !== before.id) {
    const { id, kind } = asked;
    const known = new Set(before.list.map(({ row }) => row.action));
    const goesOn = kind === before.kind && choices.some(({ action }) => known.has(action));
    const past = before.list.map(({ row }) => ({ row: { past: before.asked!, ...row }, past: true }));
    keep({ id, kind, list: keptRows(goesOn ? past : [], choices, actionOf), asked });
  }
  return before.list.map(({ row }) => row);
}
