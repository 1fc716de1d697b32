import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "../domain/shared/log.ts";
import { networkOf } from "../domain/shared/network.ts";
import type { createAddressFinder } from "./client-identity.ts";
import { createFairQueue } from "./fair-queue.ts";
import { limits } from "./limits.ts";
import { throttled } from "./server-log.ts";
import { hasBody, refusals, type Refuse } from "./refusals.ts";

/** Addresses by which others learn how the process is. */
const monitoringPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** What there is too much of. */
type Overload = "requests in progress" | "bodies arriving" | "time in the queue";

type Dependencies = {
  readonly server: Server;
  /** Begins to answer a request, and does what can be done of it at once. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => unknown;
  readonly refuse: Refuse;
  readonly findAddress: ReturnType<typeof createAddressFinder>;
  readonly log: Log;
};

type Bounds = Readonly<
  Record<
    | "workingRequests"
    | "sendingRequests"
    | "monitoringRequests"
    | "queueTime"
    | "countedTurn"
    | "turnsOfConnections",
    number
  >
>;

/** The event loop: what time it is, in milliseconds, and how to be called in its next turn, after input and output. */
type EventLoop = {
  readonly now: () => number;
  readonly inNextTurn: (work: () => void) => void;
};

const eventLoop: EventLoop = { now: () => performance.now(), inNextTurn: setImmediate };

type Waiting = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
};

/**
 * Serves requests that cost something one in each turn of the event loop, so that what costs nothing, above all
 * cached pages, waits for one of them at most. Networks take turns, and so do the desk and the pages for each; who has
 * waited too long, or comes when too many are there already, is told when to come again.
 */
export function createLoadShedding(
  { server, serve, refuse, findAddress, log }: Dependencies,
  bounds: Bounds = limits,
  { now, inNextTurn }: EventLoop = eventLoop,
) {
  const queue = createFairQueue<Waiting>();
  let isTurnDue = false;
  let lastTurn = 0;
  let queueClock = 0;
  let hasConnected = false;
  let turnsOfConnections = 0;
  let sending = 0;
  let working = 0;
  let monitoring = 0;
  const logShed = throttled((refusedCount, tooMuch: Overload) =>
    log.warn("Requests were refused: too much at once.", {
      refused: refusedCount,
      tooMuch,
      working,
    }),
  );
  server.on("connection", () => (hasConnected = true));

  function findOverload(request: IncomingMessage): Overload | null {
    if (working >= bounds.workingRequests) return "requests in progress";
    return hasBody(request) && sending >= bounds.sendingRequests ? "bodies arriving" : null;
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

  function enqueue(request: IncomingMessage, response: ServerResponse): void {
    queue.add(laneOf(request), { request, response, since: queueClock });
    if (isTurnDue) return;
    isTurnDue = true;
    lastTurn = now();
    inNextTurn(useTurn);
  }

  /**
   * What one turn adds to the time in the queue is bounded: who waits because something else holds the process, or
   * the machine gives it no time, is no sign of too many requests, and refusing them would help nobody.
   */
  function advanceQueueClock(): void {
    const time = now();
    queueClock += Math.min(time - lastTurn, bounds.countedTurn);
    lastTurn = time;
  }

  /** The desk of an office is reached while its own network searches without end. */
  function laneOf(request: IncomingMessage): string {
    const { url = "", headers, socket } = request;
    const kind = /^\/(?:functions|auth|admin)\//.test(url) ? "desk" : "pages";
    const forwardedFor = headers["x-forwarded-for"]?.toString();
    return `${kind} ${networkOf(findAddress(socket.remoteAddress, forwardedFor))}`;
  }

  function useTurn(): void {
    advanceQueueClock();
    for (const { request, response } of queue.takeLate(isLate)) {
      if (request.socket.destroyed) continue;
      logShed("time in the queue");
      refuse(request, response, refusals.tooBusy);
    }
    if (isTurnOfConnections()) turnsOfConnections += 1;
    else {
      turnsOfConnections = 0;
      serveNext();
    }
    hasConnected = false;
    isTurnDue = !queue.isEmpty();
    if (isTurnDue) inNextTurn(useTurn);
  }

  /**
   * Node accepts one connection in each turn, and reads from it in the next. Turns with a request in each would leave
   * those who connect to the kernel, where nobody sees how long they wait.
   */
  function isTurnOfConnections(): boolean {
    return hasConnected && turnsOfConnections < bounds.turnsOfConnections;
  }

  function isLate({ since }: Waiting): boolean {
    return queueClock - since > bounds.queueTime;
  }

  function serveNext(): void {
    let next = queue.take();
    // Who has gone waits for nothing.
    while (next?.request.socket.destroyed === true) next = queue.take();
    if (next !== undefined) serve(next.request, next.response);
  }

  /** Answers a request once it is its turn; refuses one that is too much now, or in itself. */
  return function serveInTurn(request: IncomingMessage, response: ServerResponse): void {
    const { url = "", rawHeaders } = request;
    if (url.length > limits.targetCharacters) {
      refuse(request, response, refusals.tooLong);
      return;
    }
    if (rawHeaders.length > limits.headerLines * 2) {
      refuse(request, response, refusals.tooManyHeaders);
      return;
    }
    if (monitoringPaths.has(url) && monitoring < bounds.monitoringRequests) {
      monitoring += 1;
      response.once("close", () => (monitoring -= 1));
      serve(request, response);
      return;
    }
    const overload = findOverload(request);
    if (overload !== null) {
      logShed(overload);
      refuse(request, response, refusals.tooBusy);
      return;
    }
    count(request, response);
    disconnectWhenStalled(response);
    enqueue(request, response);
  };
}

/** A client that waits for a slow writer has nothing to take yet; one that does not take what there is, is gone. */
function disconnectWhenStalled(response: ServerResponse): void {
  response.on("timeout", (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
