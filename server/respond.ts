import type { Context } from "hono";
import { statusOf } from "../app/failure-status.ts";
import type { Failure, Result } from "../domain/shared/result.ts";
import { faultSentence } from "./fault-sentence.ts";
import { requestId } from "./request-id.ts";

/**
 * Answers `{"error": sentence}` with the failure's status; with `Retry-After` and the way to the latest
 * where they are known.
 */
export function respondFailure(context: Context, failure: Failure): Response {
  const { message, kind, retryAfter, latest } = failure;
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  leadToLatest(context, failure);
  const body = latest === undefined ? { error: message } : { error: message, latest };
  return context.json(body, statusOf[kind]);
}

/** Answers the value as JSON, or the failure. */
export function respondResult(context: Context, result: Result<object>): Response {
  return result.ok ? context.json(result.value) : respondFailure(context, result.failure);
}

/** Answers what was thrown: 503 for what may pass by itself, 500 without that. */
export function respondFault(context: Context, unavailable: Failure | null): Response {
  if (unavailable !== null) return respondFailure(context, unavailable);
  return context.json({ error: faultSentence(), requestId: requestId() }, 500);
}

/** Says by the relation of RFC 5829 where the thing is shown as it is now. */
export function leadToLatest(context: Context, { latest }: Failure): void {
  if (latest !== undefined) context.header("Link", `<${latest}>; rel="latest-version"`);
}
