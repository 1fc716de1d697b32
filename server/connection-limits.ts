import type { Server, ServerOptions } from "node:http";
import type { Socket } from "node:net";
import type { Log } from "../domain/shared/log.ts";
import { networkOf } from "../domain/shared/network.ts";
import { proxyTest, type ProxyNetwork } from "./client-identity.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";
import { limits } from "./limits.ts";
import { throttled } from "./server-log.ts";

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

/** In all, and of one network, but for trusted proxies: everybody comes through them. */
export function limitConnections(server: Server, { log, trustedProxies }: Dependencies): void {
  const isProxy = proxyTest(trustedProxies);
  const ofOne = Math.ceil(limits.connections * limits.shareOfOneAddress);
  const withLimit = createConcurrencyLimit({ all: Infinity, ofOne });
  const reportDropped = throttled((count) =>
    log.warn("Connections were refused: too many are open.", { count }),
  );
  const reportFailed = throttled((count, fault: unknown) =>
    log.error("Connections could not be taken.", { count, fault }),
  );

  server.maxConnections = limits.connections;
  server.setTimeout(limits.stalledTimeout);
  server.on("connection", count);
  server.on("drop", () => reportDropped());
  // A connection that cannot be taken, for want of a file above all, is lost; the server is not.
  server.on("error", reportFailed);

  function count(socket: Socket): void {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address)) return;
    const closed = () => new Promise<void>((resolve) => socket.once("close", () => resolve()));
    void withLimit(networkOf(address), closed, () => {
      reportDropped();
      socket.destroy();
    });
  }
}
