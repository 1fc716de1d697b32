import type { IncomingMessage, ServerResponse } from "node:http";
import { limits } from "./limits.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import { nextRequestId } from "./request-id.ts";
import { defaultHeaders } from "./security-headers.ts";

type Refusal = {
  readonly status: number;
  /** One sentence for a person. */
  readonly message: string;
  /** For programs that speak the session protocol. */
  readonly code: string;
  readonly retryAfter?: number;
};

/** Why a request is answered before the site looks at it. */
export const refusals = {
  tooBusy: {
    status: 503,
    message: "Too many people ask at once. Please try again in a few seconds.",
    code: "over_capacity",
    retryAfter: limits.retryAfter,
  },
  tooLong: { status: 414, message: "This address is too long.", code: "validation_failed" },
  tooManyHeaders: {
    status: 431,
    message: "This request has too many headers.",
    code: "validation_failed",
  },
} as const satisfies Record<string, Refusal>;

/** What every refusal needs. */
export type RefusalDependencies = { readonly https: boolean; readonly traffic: Traffic };

/**
 * Answers in the form that the address has, ends the connection, and counts; there is no line in the log for
 * each. Always true: the request is answered.
 */
export function createRefusing({ https, traffic }: RefusalDependencies) {
  const defaults = defaultHeaders({ https });
  return (request: IncomingMessage, response: ServerResponse, refusal: Refusal): true => {
    const began = performance.now();
    const [type, body] = contentFor(request.url ?? "", refusal);
    const { method = "" } = request;
    const { status, retryAfter } = refusal;
    response.writeHead(status, {
      ...defaults,
      "Content-Type": type,
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Request-Id": nextRequestId(),
      Connection: "close",
      ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
    });
    response.end(method === "HEAD" ? undefined : body);
    // What was sent already is read: unread, it would reset the connection before the answer arrives.
    request.resume();
    const ms = performance.now() - began;
    traffic.count({ way: "refused", route: "refused", method, status, ms });
    return true;
  };
}

function contentFor(target: string, { message, code }: Refusal): [type: string, body: string] {
  if (target.startsWith("/auth/")) return ["application/json", JSON.stringify({ code, message })];
  if (target.startsWith("/functions/"))
    return ["application/json", JSON.stringify({ error: message })];
  return ["text/html; charset=utf-8", page(message)];
}

function page(message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please try again</title><h1>Please try again</h1><p>${message}</p>\n`;
}
