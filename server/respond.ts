import type { Context, MiddlewareHandler } from "hono";
import { statusOf } from "../app/failure-status.ts";
import type { Failure } from "../domain/shared/result.ts";
import { limits } from "./limits.ts";
import { requestId } from "./request-id.ts";

/** With `Retry-After`, the way to the latest and why no post is made where they are known. */
export function respondFailure(context: Context, failure: Failure): Response {
  const { message, kind, retryAfter, latest, stopped } = failure;
  if (retryAfter !== undefined) context.header("Retry-After", String(retryAfter));
  leadToLatest(context, failure);
  return context.json({ error: message, latest, stopped }, statusOf[kind]);
}

export function respondFault(context: Context, unavailable: Failure | null): Response {
  if (unavailable !== null) return respondFailure(context, unavailable);
  return context.json({ error: faultSentence(), requestId: requestId() }, 500);
}

/** Says by the relation of RFC 5829 where the thing is shown as it is now. */
export function leadToLatest(context: Context, { latest }: Failure): void {
  if (latest !== undefined) context.header("Link", `<${latest}>; rel="latest-version"`);
}

/** By the number, support finds the lines of the fault in the log. */
export function faultSentence(): string {
  const sentence = "Something went wrong on our side. Please try again.";
  const id = requestId();
  return id === undefined ? sentence : `${sentence} If it goes on, tell us this number: ${id}`;
}

export const retryLater: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 503 && !context.res.headers.has("Retry-After"))
    context.res.headers.set("Retry-After", String(limits.retryAfterFault));
};

export function matchesTag(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim() === etag);
}
