import { api } from "./api";
import { presentPlace } from "./router";
import { settingsStore } from "./settings";

/**
 * A report of a problem: what `landsraad replay` opens, and whatever else opens records (landsraad/problem.py). It holds the game,
 * where there is one and nobody else plays it, the step, and with what it was seen; no names and nothing that was said.
 */
export interface Problem {
  problem: 1;
  /** After how many actions of the record. */
  step: number;
  /** The game's id at its server; empty for games of this browser. */
  game: string;
  version: string;
  browser: string;
  language: string;
  size: string;
  screen: string;
  error: string;
  record: { actions: unknown[]; names: string[] } | null;
}

const PATIENCE = 8000; // milliseconds; where something has failed, what is asked may never answer

/** A report from the present screen. `step`: of the game that it shows, else its last one. `error`: what went wrong by itself. */
export async function problemFile({ step, error = "" }: { step?: number; error?: string } = {}): Promise<File> {
  const { path } = presentPlace();
  const [, screen = "", id = ""] = path.split("/");
  const game = screen === "t" || screen === "g" ? decodeURIComponent(id) : "";
  const [version, record] = await Promise.all([
    inTime(api.about().then((about) => about.version)),
    game === "" ? null : inTime(recordOf(game)),
  ]);
  const problem: Problem = {
    problem: 1,
    step: Math.min(step ?? Number.POSITIVE_INFINITY, record?.actions.length ?? 0),
    game: game.startsWith("here-") ? "" : game,
    version: version ?? "",
    browser: navigator.userAgent.slice(0, 4000),
    language: settingsStore.get().language,
    size: `${window.innerWidth}x${window.innerHeight}`,
    screen: `/${screen}`,
    error: error.slice(0, 4000),
    record,
  };
  return new File([`${JSON.stringify(problem, null, 1)}\n`], `landsraad-problem-${game || "page"}.json`, {
    type: "application/json",
  });
}

/** Does a report hold no game, because others still play it? */
export async function lacksGame(report: File): Promise<boolean> {
  const { game, record } = JSON.parse(await report.text()) as Problem;
  return game !== "" && record === null;
}

async function recordOf(game: string): Promise<Problem["record"]> {
  const record = JSON.parse(await (await api.record(game)).text()) as NonNullable<Problem["record"]>;
  return { ...record, names: [] };
}

/** What comes soon enough; null for what does not, or fails. */
async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((done) => window.setTimeout(() => done(null), PATIENCE));
  return Promise.race([answer.catch(() => null), late]);
}
