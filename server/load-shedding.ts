import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Log } from "../domain/shared/log.ts";
import { monitorAcceptBacklog } from "./accept-backlog.ts";
import { limits } from "./limits.ts";
import { throttled } from "./log.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import { nextRequestId } from "./request-id.ts";
import { defaultHeaders } from "./security-headers.ts";

/** Addresses by which others learn how the process is. */
const monitoringPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** What there is too much of. */
type Overload = "requests in progress" | "bodies arriving" | "event loop late" | "accept backlog";

type Dependencies = {
  readonly https: boolean;
  readonly traffic: Traffic;
  readonly log: Log;
  readonly server: Server;
};

type Bounds = Readonly<
  Record<
    "workingRequests" | "sendingRequests" | "monitoringRequests" | "lateness" | "latenessCheck",
    number
  >
>;

/**
 * Lets requests through while the site keeps up: few enough at once, the event loop not late, and
 * nobody waiting long in the accept backlog. Everybody else is told at once when to try again, so
 * that those who were let through get their answers.
 */
export function createLoadShedding(
  { https, traffic, log, server }: Dependencies,
  bounds: Bounds = limits,
) {
  const isLate = monitorEventLoop(bounds);
  const isBacklogLate = monitorAcceptBacklog(server, bounds);
  const refuse = createRefusal(https, traffic);
  let sending = 0;
  let working = 0;
  let monitoring = 0;
  const logShed = throttled((refused, tooMuch: Overload) =>
    log.warn("Requests were refused: too much at once.", { refused, tooMuch, working }),
  );

  function findOverload(request: IncomingMessage): Overload | null {
    if (working >= bounds.workingRequests) return "requests in progress";
    if (hasBody(request) && sending >= bounds.sendingRequests) return "bodies arriving";
    if (isLate()) return "event loop late";
    return isBacklogLate() ? "accept backlog" : null;
  }

  /** Counts the request as long as its body arrives, and then until its answer is complete. */
  function count(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) {
      countWorking(response);
      return;
    }
    sending += 1;
    const end = once(() => (sending -= 1));
    response.once("close", end);
    request.once("end", () => {
      end();
      if (!response.writableEnded && !response.closed) countWorking(response);
    });
  }

  function countWorking(response: ServerResponse): void {
    working += 1;
    const end = once(() => (working -= 1));
    // A client that takes the answer slowly holds nothing else.
    response.once("prefinish", end);
    response.once("close", end);
  }

  /** Refuses a request that is too much now, or in itself; returns whether it did. */
  return function shedLoad(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "", rawHeaders } = request;
    if (url.length > limits.targetCharacters) return refuse(request, response, refusals.tooLong);
    if (rawHeaders.length > limits.headerLines * 2)
      return refuse(request, response, refusals.tooManyHeaders);
    if (monitoringPaths.has(url) && monitoring < bounds.monitoringRequests) {
      monitoring += 1;
      response.once("close", () => (monitoring -= 1));
      return false;
    }
    const overload = findOverload(request);
    if (overload !== null) {
      logShed(overload);
      return refuse(request, response, refusals.tooBusy);
    }
    count(request, response);
    disconnectWhenStalled(response);
    return false;
  };
}

/** Whether requests wait too long for the event loop. */
function monitorEventLoop({ lateness, latenessCheck }: Bounds): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  setInterval(() => {
    // The median of several: one long task, or a machine that stood still once, refuses nobody.
    if (delay.count < 2) return;
    late = delay.percentile(50) / 1_000_000 > lateness;
    delay.reset();
  }, latenessCheck).unref();
  return () => late;
}

/** A client that waits for a slow writer has nothing to take yet; one that does not take what there is, is gone. */
function disconnectWhenStalled(response: ServerResponse): void {
  response.on("timeout", (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** Nobody reads what is sent with a GET. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === "GET" || method === "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

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

/** Why a request is answered before the site looks at it. */
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

/**
 * Answers in the form that the address has, ends the connection, and counts; there is no line in the
 * log for each. Returns true: the request is answered.
 */
function createRefusal(https: boolean, traffic: Traffic) {
  const defaults = defaultHeaders({ https });
  return (request: IncomingMessage, response: ServerResponse, refusal: Refusal): true => {
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
      Connection: "close",
      ...(retryAfter !== undefined && { "Retry-After": retryAfter }),
    });
    response.end(method === "HEAD" ? undefined : body);
    // What was sent already is read: unread, it would reset the connection before the answer arrives.
    request.resume();
    const ms = performance.now() - startedAt;
    traffic.count({ handler: "refused", route: "refused", method, status, ms });
    return true;
  };
}

function contentFor(
  target: string,
  { heading, message, code }: Refusal,
): [type: string, body: string] {
  if (target.startsWith("/auth/")) return ["application/json", JSON.stringify({ code, message })];
  if (target.startsWith("/functions/"))
    return ["application/json", JSON.stringify({ error: message })];
  return ["text/html; charset=utf-8", page(heading, message)];
}

function page(heading: string, message: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title><h1>${heading}</h1><p>${message}</p>\n`;
}
