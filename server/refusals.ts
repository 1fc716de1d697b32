import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "hono";
import { limits } from "./limits.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import { nextRequestId } from "./request-id.ts";
import { defaultHeaders } from "./security-headers.ts";

type Refusal = {
  readonly status: number;
  /** Over the sentence, where a page answers. */
  readonly heading: string;
  /** For a person: what is wrong, and what to do. */
  readonly message: string;
  /** For programs that speak the session protocol. */
  readonly code: string;
  readonly retryAfter?: number;
};

/** Why a request is answered without a page or call looking at it. */
export const refusals = {
  tooBusy: {
    status: 503,
    heading: "Please try again",
    message: "Too many people ask at once. Please try again in a few seconds.",
    code: "over_capacity",
    retryAfter: limits.retryAfter,
  },
  tooLong: {
    status: 414,
    heading: "Too much was typed",
    message: "This address is too long. Go back and shorten what you typed.",
    code: "validation_failed",
  },
  tooManyHeaders: {
    status: 431,
    heading: "This request is too long",
    message: "This request has too many headers.",
    code: "validation_failed",
  },
} as const satisfies Record<string, Refusal>;

export type Refuse = ReturnType<typeof createRefuse>;

/**
 * Answers in the form that the address has, and counts; there is no line in the log for each. The
 * connection is kept: a client that comes again at once costs less on it than on a new one.
 */
export function createRefuse({ https, traffic }: { https: boolean; traffic: Traffic }) {
  const defaults = defaultHeaders({ https });
  return (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
    const startedAt = performance.now();
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
      ...(hasBody(request) && { Connection: "close" }),
      ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
    });
    response.end(method === "HEAD" ? undefined : body);
    // What was sent already is read: unread, it would reset the connection before the answer arrives.
    request.resume();
    const ms = performance.now() - startedAt;
    traffic.count({ handler: "refused", route: "refused", method, status, ms });
  };
}

/** Nobody reads what is sent with a GET. */
export function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** The same within the routing. */
export function respondRefusal(context: Context, refusal: Refusal): Response {
  const [type, body] = contentFor(context.req.path, refusal);
  const { status, retryAfter } = refusal;
  const headers = new Headers({ "Content-Type": type, "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  return new Response(body, { status, headers });
}

function contentFor(
  target: string,
  { heading, message, code }: Refusal,
): [type: string, body: string] {
  if (target.startsWith("/auth/")) return ["application/json", JSON.stringify({ code, message })];
  if (target.startsWith("/functions/"))
    return ["application/json", JSON.stringify({ error: message })];
  // Files for programs, and the data of the desk's pages.
  if (/\.(?:data|ics|json|xml)(?:$|\?)/.test(target))
    return ["text/plain; charset=utf-8", `${message}\n`];
  return ["text/html; charset=utf-8", page(heading, message)];
}

function page(heading: string, message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${message}</p>\n`;
}
