import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Log } from "../domain/shared/log.ts";
import { networkOf } from "../domain/shared/network.ts";
import { limits } from "./limits.ts";
import { throttled } from "./server-log.ts";
import { proxyTest, type ProxyNetwork } from "./client-identity.ts";

/** What Node itself watches over. */
export const connectionOptions = {
  maxHeaderSize: limits.headBytes,
  headersTimeout: limits.headTimeout,
  requestTimeout: limits.requestTimeout,
  connectionsCheckingInterval: limits.slowConnectionCheck,
  keepAliveTimeout: limits.keepAliveTime,
} satisfies ServerOptions;

type Dependencies = {
  readonly log: Log;
  readonly trustedProxies: readonly ProxyNetwork[];
};

/** The least time between two rounds of closing idle connections, in milliseconds. */
const idleCloseInterval = 1_000;

/**
 * Bounds the connections: in all, and of one network, so that nobody holds all of them. A trusted proxy is exempt, because everybody comes through it. When many
 * are open, idle ones are closed, as both sides may do at any time.
 */
export function limitConnections(
  server: Server,
  { log, trustedProxies }: Dependencies,
  maxOpen: number = limits.connections,
): void {
  const isProxy = proxyTest(trustedProxies);
  const ofOneAddress = Math.ceil(maxOpen * limits.shareOfOneAddress);
  const countsByNetwork = new Map<string, number>();
  const reportDropped = throttled((count) =>
    log.warn("Connections were refused: too many are open.", {
      count,
      most: maxOpen,
      ofOneAddress,
    }),
  );
  const reportFailed = throttled((count, fault: unknown) =>
    log.error("Connections could not be taken.", { count, fault }),
  );
  const newest = new WeakMap<Duplex, ServerResponse>();
  let open = 0;
  let closedIdleAt = Number.NEGATIVE_INFINITY;

  server.maxConnections = maxOpen;
  server.setTimeout(limits.stalledTimeout);
  server.on("connection", count);
  server.on("drop", () => reportDropped());
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    newest.set(socket, response);
  });
  server.on("clientError", (fault, socket) => answerBroken(fault, socket, newest.get(socket)));
  // A connection that cannot be taken, for want of a file above all, is lost; the server is not.
  server.on("error", reportFailed);

  function count(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    const isOfProxy = isProxy(address);
    // Neighbours of a proxy are not counted with it.
    const network = isOfProxy ? address : networkOf(address);
    const otherConnections = countsByNetwork.get(network) ?? 0;
    if (otherConnections >= ofOneAddress && !isOfProxy) {
      reportDropped();
      socket.destroy();
      return;
    }
    countsByNetwork.set(network, otherConnections + 1);
    open += 1;
    socket.once("close", () => {
      open -= 1;
      const remaining = (countsByNetwork.get(network) ?? 1) - 1;
      if (remaining === 0) countsByNetwork.delete(network);
      else countsByNetwork.set(network, remaining);
    });
    if (open >= maxOpen * limits.idleCloseShare) closeIdle();
  }

  function closeIdle(): void {
    const now = performance.now();
    if (now - closedIdleAt < idleCloseInterval) return;
    closedIdleAt = now;
    server.closeIdleConnections();
  }
}

const brokenStatus: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * What Node itself answers to what is no request or never becomes one, but nothing to who has sent nothing: browsers
 * open connections ahead, and would take that for the answer to what they ask later.
 */
function answerBroken(
  { code = "" }: NodeJS.ErrnoException,
  duplex: Duplex,
  newest: ServerResponse | undefined,
): void {
  const isSilent = duplex instanceof Socket && duplex.bytesRead === 0;
  // What is being sent cannot be followed by another answer.
  if (!duplex.writable || duplex.writableLength > 0 || isSilent || isUnderWay(newest)) {
    duplex.destroy();
    return;
  }
  const status = brokenStatus[code] ?? "400 Bad Request";
  duplex.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => duplex.destroy());
}

/** Whether a connection, by the newest answer on it, is in the middle of one: of that, or of one that it waits for. */
function isUnderWay(newest: ServerResponse | undefined): boolean {
  if (newest === undefined || newest.writableFinished) return false;
  return newest.headersSent || newest.socket === null;
}
