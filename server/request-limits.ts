import type { Context, MiddlewareHandler } from "hono";
import type { Log } from "../domain/shared/log.ts";
import { nextTurn } from "../domain/shared/yield-to-others.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { limits } from "./limits.ts";
import { throttled } from "./server-log.ts";

type Dependencies = { readonly log: Log };

type Refusal = {
  readonly status: number;
  readonly heading: string;
  readonly message: string;
  readonly code: string;
  readonly retryAfter?: number;
};

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
} as const satisfies Record<string, Refusal>;

/** Refuses too long an address and one body too many, before anything else reads the request. */
export function createRequestLimits(
  { log }: Dependencies,
  maxBodies: number = limits.bodies,
): MiddlewareHandler {
  const limitBodies = limitAtOnce(maxBodies, "Requests were refused: too many bodies.", log);
  return (context, next) => {
    const { url, headers } = context.req.raw;
    const target = url.slice(url.indexOf("/", "https://".length));
    if (target.length > limits.targetCharacters)
      return Promise.resolve(respondRefusal(context, refusals.tooLong));
    const hasBody =
      headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
    return hasBody ? limitBodies(context, next) : next();
  };
}

/** One in each turn of the event loop: in between, what costs nothing is answered. */
export function createRenderingTurns(
  { log }: Dependencies,
  max: number = limits.renderings,
): MiddlewareHandler {
  const limitRenderings = limitAtOnce(max, "Pages were not rendered: too many at once.", log);
  return (context, next) =>
    limitRenderings(context, async () => {
      await nextTurn();
      await next();
    });
}

function limitAtOnce(max: number, logMessage: string, log: Log): MiddlewareHandler {
  const withLimit = createConcurrencyLimit({ all: max, ofOne: max });
  const logRefused = throttled((refused) => log.warn(logMessage, { refused, max }));
  return (context, next) =>
    withLimit<Response | undefined>(
      "everybody",
      async () => {
        await next();
        return undefined;
      },
      () => {
        logRefused();
        return respondRefusal(context, refusals.tooBusy);
      },
    );
}

function respondRefusal(context: Context, refusal: Refusal): Response {
  const [type, body] = contentFor(context.req.path, refusal);
  const headers = new Headers({ "Content-Type": type, "Cache-Control": "no-store" });
  if (refusal.retryAfter !== undefined) headers.set("Retry-After", String(refusal.retryAfter));
  return new Response(body, { status: refusal.status, headers });
}

function contentFor(
  path: string,
  { heading, message, code }: Refusal,
): [type: string, body: string] {
  if (path.startsWith("/auth/")) return ["application/json", JSON.stringify({ code, message })];
  if (path.startsWith("/functions/"))
    return ["application/json", JSON.stringify({ error: message })];
  if (/\.(?:data|ics|json|xml)$/.test(path)) return ["text/plain; charset=utf-8", `${message}\n`];
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${message}</p>\n`;
  return ["text/html; charset=utf-8", page];
}
