import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Log } from "../domain/shared/log.ts";
import { limits } from "./limits.ts";
import { throttled } from "./occasionally.ts";
import { createRefusing, refusals, type RefusalDependencies } from "./refusals.ts";
import { monitorAcceptBacklog } from "./accept-backlog.ts";

const nanosecondsInMillisecond = 1_000_000;

/** What tells others how the process is. */
const monitors: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Answers requests that are too much for the site now, or in themselves, and says whether it did. */
export type LoadShedding = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What there is too much of. */
type Overload =
  | "requests at work"
  | "bodies on their way"
  | "work before each request"
  | "connections before the door";

type Dependencies = RefusalDependencies & { readonly log: Log; readonly server: Server };

type Bounds = Readonly<
  Record<
    "workingRequests" | "sendingRequests" | "monitoringRequests" | "lateness" | "latenessCheck",
    number
  >
>;

/**
 * Lets requests to the site while it keeps up with them: few enough at once, the event loop not late,
 * and nobody waiting long before the door. Everybody else is told at once to come again, so that those who were let in get their answers.
 */
export function createLoadShedding(
  { log, server, ...dependencies }: Dependencies,
  bounds: Bounds = limits,
): LoadShedding {
  const isLate = watchEventLoop(bounds);
  const areWaiting = monitorAcceptBacklog(server, bounds);
  const refuse = createRefusing(dependencies);
  let sending = 0;
  let working = 0;
  let monitoring = 0;
  const shed = throttled((refused, tooMuch: Overload) =>
    log.warn("Requests were refused: too much at once.", { refused, tooMuch, working }),
  );

  function overloadFor(request: IncomingMessage): Overload | null {
    if (working >= bounds.workingRequests) return "requests at work";
    if (hasBody(request) && sending >= bounds.sendingRequests) return "bodies on their way";
    if (isLate()) return "work before each request";
    return areWaiting() ? "connections before the door" : null;
  }

  /** Counts the request as long as its body comes, and then until its answer is made. */
  function follow(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) {
      countWorking(response);
      return;
    }
    sending += 1;
    const leave = once(() => (sending -= 1));
    response.once("close", leave);
    request.once("end", () => {
      leave();
      if (!response.writableEnded && !response.closed) countWorking(response);
    });
  }

  function countWorking(response: ServerResponse): void {
    working += 1;
    const leave = once(() => (working -= 1));
    // Who takes the answer slowly holds nothing else.
    response.once("prefinish", leave);
    response.once("close", leave);
  }

  function watch(response: ServerResponse): void {
    monitoring += 1;
    response.once("close", () => (monitoring -= 1));
  }

  return (request, response) => {
    const { url = "", rawHeaders } = request;
    if (url.length > limits.targetCharacters) return refuse(request, response, refusals.tooLong);
    if (rawHeaders.length > limits.headerLines * 2)
      return refuse(request, response, refusals.tooManyHeaders);
    if (monitors.has(url) && monitoring < bounds.monitoringRequests) {
      watch(response);
      return false;
    }
    const overload = overloadFor(request);
    if (overload !== null) {
      shed(overload);
      return refuse(request, response, refusals.tooBusy);
    }
    follow(request, response);
    giveUpWhenStalled(response);
    return false;
  };
}

/** Whether requests wait too long until anybody looks at them. */
function watchEventLoop({ lateness, latenessCheck }: Bounds): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  setInterval(() => {
    // The median of several: one long piece of work, or a machine that stood still, makes nobody come again.
    if (delay.count < 2) return;
    late = delay.percentile(50) / nanosecondsInMillisecond > lateness;
    delay.reset();
  }, latenessCheck).unref();
  return () => late;
}

/** Who waits for a slow writer has nothing to take yet; who does not take what there is, is gone. */
function giveUpWhenStalled(response: ServerResponse): void {
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
