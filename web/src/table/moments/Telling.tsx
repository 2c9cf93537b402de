import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { usePart } from "../../app/page";
import { useSettings } from "../../app/settings";
import type { Moment } from "../../messages";
import { useModel } from "../model";
import { beforeTurn, lastSpaces, lastsFor, momentsIn, nameOfScene, nextScene, type Scene, sinceTurn } from "./queue";

/** By table, the names of the moments that were shown on this page, whatever seat it was for. */
class Told extends Map<string, ReadonlySet<string>> {}

interface Telling {
  /** What is shown now. */
  scene: Scene | null;
  /** It was shown before, and is looked at again. */
  again: boolean;
  /** Away with it, to what comes next. */
  goOn: () => void;
  /** Show something once more. */
  look: (scene: Scene) => void;
}

const Context = createContext<Telling | null>(null);

/** What the table tells at present. */
export function useTelling(): Telling {
  const telling = use(Context);
  if (!telling) throw new Error("useTelling outside of TellingProvider");
  return telling;
}

/** Shows the moments of the table one after the other to everything inside. What was there at the beginning is not news. */
export function TellingProvider({ children }: { children: ReactNode }) {
  const { state, table, me, busy } = useModel();
  const told = usePart(Told);
  const pause = useSettings(({ combatPause }) => combatPause);
  const [known, setKnown] = useState(() => told.get(table.id) ?? namesOf(momentsIn(state.log)));
  const [looked, look] = useState<Scene | null>(null);
  useEffect(() => {
    told.set(table.id, known);
  }, [told, table.id, known]);
  useEffect(() => {
    if (busy && me !== null) setKnown((before) => new Set([...before, ...namesOf(beforeTurn(state.log, me))]));
  }, [busy, me, state.log]);
  const next = nextScene(state.log, known, pause);
  const goOn = useCallback(() => {
    if (looked !== null) look(null);
    else if (next !== null) setKnown(new Set([...known, ...namesOf(next.kind === "story" ? next.moments : [next])]));
  }, [looked, next, known]);
  const telling = useMemo(() => ({ scene: looked ?? next, again: looked !== null, goOn, look }), [looked, next, goOn]);
  return <Context value={telling}>{children}</Context>;
}

function namesOf(moments: readonly Moment[]): ReadonlySet<string> {
  return new Set(moments.map(nameOfScene));
}

/** What has happened since this seat's last turn, as a story that can be opened. */
export function useStory(): Moment[] {
  const { state, me } = useModel();
  return useMemo(() => sinceTurn(state.log, me), [state.log, me]);
}

/** Where the last turn of each opponent led: by space, their seats. */
export function useVisited(): ReadonlyMap<string, readonly number[]> {
  const { state, me } = useModel();
  return useMemo(() => lastSpaces(state.log, me), [state.log, me]);
}

/** Goes on by itself when a scene has had its time, and at Space or Enter. A hidden page keeps what it shows. */
export function useGoingOn(scene: Scene | null, ready: boolean): void {
  const { me } = useModel();
  const { goOn, again } = useTelling();
  const pause = useSettings(({ combatPause }) => combatPause);
  const seen = useVisible();
  const lasts = scene === null || again || !ready || !seen ? null : lastsFor(scene, me, pause);
  useEffect(() => {
    if (lasts === null) return;
    const timer = window.setTimeout(goOn, lasts);
    return () => window.clearTimeout(timer);
  }, [lasts, goOn]);
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener("visibilitychange", changed);
      return () => document.removeEventListener("visibilitychange", changed);
    },
    () => !document.hidden,
  );
}
