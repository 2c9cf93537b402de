import type { ErrorBody } from "../messages";

/** What was refused, or why it could not be asked: `offline`, `engine`, `failed`. The text is `error-<code>`. */
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

/** What the server or the engine says of a call that it refuses. */
export function refusalIn(body: Partial<ErrorBody>, status: number): ApiError {
  return new ApiError(body.error ?? "failed", status, body.args ?? {}, body.detail);
}

/** The error as an `ApiError`, whatever was thrown. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("failed", 0, {}, String(error));
}
