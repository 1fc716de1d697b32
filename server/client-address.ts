import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { proxyTest, type ProxyNetwork } from "./proxy-networks.ts";

/**
 * Finds the address that each request comes from. A trusted proxy is believed: of `X-Forwarded-For`
 * counts the last entry that is not such a proxy itself. Anybody else's header is not read, so a
 * visitor cannot choose an address.
 */
export function noteClientAddress(trusted: readonly ProxyNetwork[]): MiddlewareHandler {
  const isProxy = proxyTest(trusted);
  return async (context, next) => {
    context.set("clientAddress", addressOf(context, isProxy));
    await next();
  };
}

/** The address that the request comes from, as `noteClientAddress` found it. */
export function clientAddress(context: Context): string {
  return context.get("clientAddress");
}

function addressOf(context: Context, isProxy: (address: string) => boolean): string {
  const forwarded = context.req.header("x-forwarded-for")?.split(",") ?? [];
  let address = peerAddress(context);
  // Each proxy appends whom it heard from: read from the end for as long as those are proxies.
  while (isProxy(address)) {
    const before = forwarded.pop()?.trim() ?? "";
    if (isIP(before) === 0) break;
    address = before;
  }
  return address;
}

function peerAddress(context: Context): string {
  // Requests made in process (`app.request`) have no socket.
  const bindings: unknown = context.env;
  const hasSocket = typeof bindings === "object" && bindings !== null && "incoming" in bindings;
  return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? "127.0.0.1";
}
