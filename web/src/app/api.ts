import type { Desk, Form } from "../companion/shown";
import { engine } from "../here/engine";
import { type Where, whereOf } from "../here/where";
import type {
  About,
  Analysis,
  ClaimSeat,
  ErrorBody,
  GameCreated,
  Hint,
  History,
  HostOrder,
  Lobby,
  Me,
  Move,
  NewTable,
  NewTableAnswer,
  PlayOn,
  Profile,
  RecoveryCode,
  Replay,
  Report,
  SeatOffer,
  TableList,
  TakeSeat,
  WayAsked,
} from "../messages";
import { ApiError, asApiError, refusalIn } from "./refusal";
import type { Language } from "./settings";
import { addressOf } from "./site";

/**
 * The calls (docs/messages.md), to the server or to the engine of this browser: a table or a game is asked for where it is.
 * Every failure is an `ApiError`.
 */

export { ApiError, asApiError };

const ABOUT = "/api/about.json";
const PATIENCE = 15_000; // milliseconds until a call counts as lost

// eslint-disable-next-line no-restricted-syntax -- one queue, as the browser has one cookie
let before: Promise<unknown> = Promise.resolve();

/**
 * A call and its answer. `headers`: beside those of every call.
 *
 * Changes go one after the other, and after `about`: the first of these brings the cookie by which the server knows
 * this browser. At once, each would bring another one, and what all but the last had taken would be lost.
 */
export function call<T>(
  method: string,
  path: string,
  body?: BodyInit | object,
  headers: Record<string, string> = {},
): Promise<T> {
  if (method === "GET" && path !== ABOUT) return ask(method, path, body, headers);
  const answer = before.then(() => ask<T>(method, path, body, headers));
  before = answer.catch(() => undefined);
  return answer;
}

async function ask<T>(
  method: string,
  path: string,
  body: BodyInit | object | undefined,
  headers: Record<string, string>,
): Promise<T> {
  const file = body instanceof Blob || typeof body === "string";
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), {
      method,
      credentials: "same-origin",
      headers: { Accept: "application/json", ...(body ? { "Content-Type": "application/json" } : {}), ...headers },
      body: body === undefined ? null : file ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch (error) {
    throw new ApiError("offline", 0, {}, String(error));
  }
  if (!answer.ok) throw await refusal(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** What the server says of a call that it refuses. */
export async function refusal(answer: Response): Promise<ApiError> {
  try {
    return refusalIn((await answer.json()) as Partial<ErrorBody>, answer.status);
  } catch {
    return new ApiError("failed", answer.status);
  }
}

/** A call to where it belongs. */
async function at<T>(where: Where, method: string, path: string, body?: Blob | object): Promise<T> {
  if (where === "online") return call<T>(method, path, body);
  return engine.call<T>(method, path, body instanceof Blob ? await body.text() : body);
}

/** What both can answer alike: from the one or, where that cannot be asked, from the other. */
async function either<T>(first: Where, method: string, path: string, body?: object): Promise<T> {
  try {
    return await at<T>(first, method, path, body);
  } catch (away) {
    if (!isAway(away)) throw away;
    try {
      return await at<T>(first === "here" ? "online" : "here", method, path, body);
    } catch (error) {
      throw isAway(error) ? away : error;
    }
  }
}

/** Was nothing there that could have answered? Where a site is mere files, it says no more than that there is no such one. */
function isAway(error: unknown): boolean {
  const { code } = asApiError(error);
  return code === "offline" || code === "engine" || code === "failed";
}

const part = encodeURIComponent;

/** A call about a table, to where it is; about a game, likewise. */
const table = <T>(id: string, method: string, rest: string, body?: object) =>
  at<T>(whereOf(id), method, `/api/tables/${part(id)}${rest}`, body);
const game = <T>(id: string, method: string, rest: string, body?: object) =>
  at<T>(whereOf(id), method, `/api/games/${part(id)}${rest}`, body);

/** Data as a file, one value a line. */
async function fileOf(name: string, data: Promise<unknown>): Promise<File> {
  return new File([`${JSON.stringify(await data, null, 1)}\n`], name, { type: "application/json" });
}

export const api = {
  get: <T>(path: string) => either<T>("online", "GET", path),
  about: () => either<About>("online", "GET", ABOUT),
  tables: (where: Where) => at<TableList>(where, "GET", "/api/tables"),
  newTable: (wanted: NewTable, where: Where) => at<NewTableAnswer>(where, "POST", "/api/tables", wanted),
  newLesson: (lesson: string, name: string, where: Where) =>
    at<NewTableAnswer>(where, "POST", `/api/lessons/${part(lesson)}`, { name }),
  newPuzzle: (puzzle: string, name: string, where: Where) =>
    at<NewTableAnswer>(where, "POST", `/api/puzzles/${part(puzzle)}`, { name }),
  lobby: (id: string) => table<Lobby>(id, "GET", ""),
  takeSeat: (id: string, seat: number, body: TakeSeat) => table<Lobby>(id, "POST", `/seats/${seat}`, body),
  leaveSeat: (id: string, seat: number) => table<unknown>(id, "DELETE", `/seats/${seat}`),
  concede: (id: string, seat: number) => table<Lobby>(id, "POST", `/seats/${seat}/concede`),
  offerSeat: (id: string, seat: number) => table<SeatOffer>(id, "POST", `/seats/${seat}/offer`),
  claimSeat: (id: string, seat: number, body: ClaimSeat) => table<Lobby>(id, "POST", `/seats/${seat}/claim`, body),
  hint: (id: string, seat: number, decision: number) =>
    table<Hint>(id, "GET", `/seats/${seat}/hint?decision=${decision}`),
  start: (id: string) => table<unknown>(id, "POST", "/start", {}),
  host: (id: string, order: HostOrder) => table<Lobby>(id, "POST", "/host", order),
  journal: (id: string) => fileOf(`landsraad-${id}-journal.json`, table(id, "GET", "/journal")),
  record: (id: string) => fileOf(`landsraad-${id}.json`, game(id, "GET", "/record")),
  replay: (id: string, step: number | null, as: string) =>
    game<Replay>(id, "GET", `/replay?as=${part(as)}${step === null ? "" : `&at=${step}`}`),
  report: (id: string) => game<Report>(id, "GET", "/report"),
  analysis: (id: string) => game<Analysis>(id, "GET", "/analysis"),
  move: (id: string, step: number) => game<Move>(id, "GET", `/analysis/${step}`),
  playOn: (id: string, from: PlayOn) => game<NewTableAnswer>(id, "POST", "/play", from),
  companionForm: (language: Language) => either<Form>("here", "GET", `/api/companion/${language}`),
  companion: (language: Language, save: string, command: string) =>
    either<Desk>("here", "POST", `/api/companion/${language}`, { save, command }),
  me: () => call<Me>("GET", "/api/me"),
  saveMe: (profile: Profile) => call<Me>("PUT", "/api/me", profile),
  addWay: (kind: WayAsked["kind"], address: string) => call<Me>("POST", "/api/me/ways", { kind, address }),
  dropWay: (id: string) => call<Me>("DELETE", `/api/me/ways/${part(id)}`),
  tryWay: (id: string) => call<unknown>("POST", `/api/me/ways/${part(id)}/test`),
  confirmWay: (token: string) => call<unknown>("POST", "/api/away/confirm", { token }),
  stopWay: (token: string) => call<unknown>("POST", "/api/away/stop", { token }),
  newRecovery: () => call<RecoveryCode>("POST", "/api/me/recovery"),
  recover: (code: string) => call<Me>("POST", "/api/me/recover", { code }),
  deleteMe: () => call<unknown>("DELETE", "/api/me"),
  history: (where: Where) => at<History>(where, "GET", "/api/me/games"),
  upload: (record: Blob, where: Where) => at<GameCreated>(where, "POST", "/api/games", record),
};
