import type { Desk, Form } from "../companion/shown";
import type {
  About,
  ClaimSeat,
  ErrorBody,
  GameCreated,
  HostOrder,
  Lobby,
  NewTable,
  NewTableAnswer,
  PlayOn,
  Replay,
  Report,
  SeatOffer,
  TableList,
  TakeSeat,
} from "../messages";
import type { Language } from "./settings";
import { addressOf } from "./site";

/** The HTTP calls of the server (docs/messages.md). Every failure is an `ApiError`. */

/** What the server refused, or why it could not be asked: `offline`, `failed`. The text is `error-<code>`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly args: Record<string, unknown> = {},
    detail = "",
  ) {
    super(detail || code);
  }
}

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
    const body = (await answer.json()) as Partial<ErrorBody>;
    return new ApiError(body.error ?? "failed", answer.status, body.args ?? {}, body.detail);
  } catch {
    return new ApiError("failed", answer.status);
  }
}

const part = encodeURIComponent;

export const api = {
  get: <T>(path: string) => call<T>("GET", path),
  about: () => call<About>("GET", ABOUT),
  tables: () => call<TableList>("GET", "/api/tables"),
  newTable: (table: NewTable) => call<NewTableAnswer>("POST", "/api/tables", table),
  lobby: (table: string) => call<Lobby>("GET", `/api/tables/${part(table)}`),
  takeSeat: (table: string, seat: number, body: TakeSeat) =>
    call<Lobby>("POST", `/api/tables/${part(table)}/seats/${seat}`, body),
  leaveSeat: (table: string, seat: number) => call<unknown>("DELETE", `/api/tables/${part(table)}/seats/${seat}`),
  offerSeat: (table: string, seat: number) => call<SeatOffer>("POST", `/api/tables/${part(table)}/seats/${seat}/offer`),
  claimSeat: (table: string, seat: number, body: ClaimSeat) =>
    call<Lobby>("POST", `/api/tables/${part(table)}/seats/${seat}/claim`, body),
  start: (table: string) => call<unknown>("POST", `/api/tables/${part(table)}/start`, {}),
  host: (table: string, order: HostOrder) => call<Lobby>("POST", `/api/tables/${part(table)}/host`, order),
  replay: (game: string, at: number | null, as: string) =>
    call<Replay>("GET", `/api/games/${part(game)}/replay?as=${part(as)}${at === null ? "" : `&at=${at}`}`),
  report: (game: string) => call<Report>("GET", `/api/games/${part(game)}/report`),
  playOn: (game: string, from: PlayOn) => call<NewTableAnswer>("POST", `/api/games/${part(game)}/play`, from),
  recordUrl: (game: string) => addressOf(`/api/games/${part(game)}/record`),
  journalUrl: (table: string) => addressOf(`/api/tables/${part(table)}/journal`),
  companionForm: (language: Language) => call<Form>("GET", `/api/companion/${language}`),
  companion: (language: Language, save: string, command: string) =>
    call<Desk>("POST", `/api/companion/${language}`, { save, command }),
  upload: (record: Blob) => call<GameCreated>("POST", "/api/games", record),
};

/** The error as an `ApiError`, whatever was thrown. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("failed", 0, {}, String(error));
}
