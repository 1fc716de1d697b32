import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Failure, FailureKind } from "../domain/shared/result.ts";

/** The one table from expected failures to HTTP (contract section 4), used by pages and API. */
export const statusOf: Record<FailureKind, ContentfulStatusCode> = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  gone: 410,
  unacceptable: 422,
  "too-many": 429,
  "provider-failed": 502,
  unavailable: 503,
  "provider-late": 504,
};

/** Answers `{"error": sentence}` with the failure's status, and `Retry-After` where it is known. */
export function respondFailure(context: Context, failure: Failure): Response {
  if (failure.retryAfter !== undefined) context.header("Retry-After", String(failure.retryAfter));
  return context.json({ error: failure.message }, statusOf[failure.kind]);
}
