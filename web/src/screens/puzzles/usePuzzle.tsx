import { type ReactNode, useCallback } from "react";
import { api } from "../../app/api";
import { useT } from "../../app/i18n";
import { usePart } from "../../app/page";
import { calendar, keepTable, type Tried } from "../../app/puzzles";
import { useSettings } from "../../app/settings";
import { GameStore } from "../../here/store";
import type { PuzzleRow } from "../../messages";
import { askToKeep } from "../here/keeping";
import { useGoing } from "../useGoing";

/** Of all puzzles, each with its day from today back, the one that is wanted. */
export type Choice = (days: { day: number; puzzle: PuzzleRow }[]) => { day: number; puzzle: PuzzleRow } | undefined;

/** Today's puzzle. */
export const todays: Choice = ([today]) => today;

/** The puzzle before one, or further back, that is not solved yet; after the oldest it begins with today's. */
export function nextAfter(id: string, { ways }: Tried): Choice {
  return (days) => {
    const at = days.findIndex(({ puzzle }) => puzzle.id === id);
    const later = [...days.slice(at + 1), ...days.slice(0, at)];
    return later.find(({ puzzle }) => ways[puzzle.id] !== "solved") ?? later[0];
  };
}

/** What poses a puzzle at a table of this browser and goes there. The table of the last one is removed, if nobody played on. */
export function usePuzzle(): { going: boolean; pose: (choice: Choice) => void; waiting: ReactNode } {
  const t = useT();
  const { going, go, waiting } = useGoing();
  const store = usePart(GameStore);
  const name = useSettings((settings) => settings.name);
  const pose = useCallback(
    (choice: Choice) =>
      go("here", async () => {
        const { day, puzzle } = choice(calendar((await api.about()).puzzles, new Date()))!;
        const { id } = await api.newPuzzle(puzzle.id, name || t("seat-player", { n: 1 }), "here");
        const old = keepTable(id, puzzle.id, day);
        if (old) store.remove(old).catch(() => undefined); // it is gone, or the browser forbids it: nothing depends on it
        askToKeep();
        return `/t/${id}`;
      }),
    [go, name, store, t],
  );
  return { going, pose, waiting };
}
