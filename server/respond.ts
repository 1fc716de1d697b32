import type { Context } from "hono";
import { statusOf } from "../app/failure-status.ts";
import type { Failure } from "../domain/shared/result.ts";

/** Answers `{"error": sentence}` with the failure's status, and `Retry-After` where it is known. */
export function respondFailure(context: Context, failure: Failure): Response {
  if (failure.retryAfter !== undefined) context.header("Retry-After", String(failure.retryAfter));
  return context.json({ error: failure.message }, statusOf[failure.kind]);
}
