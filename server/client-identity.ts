import { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Context, MiddlewareHandler } from "hono";

export type ProxyNetwork = {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
};

export function proxyTest(trustedNetworks: readonly ProxyNetwork[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const { address, prefix, family } of trustedNetworks)
    proxies.addSubnet(address, prefix, family);
  return (address) => proxies.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Of `X-Forwarded-For` counts the last entry that is no trusted proxy; a visitor cannot choose an address. */
export function noteClientAddress(trustedNetworks: readonly ProxyNetwork[]): MiddlewareHandler {
  const isProxy = proxyTest(trustedNetworks);
  return async (context, next) => {
    let address = incomingMessage(context)?.socket.remoteAddress ?? "127.0.0.1";
    const forwardedAddresses = context.req.header("x-forwarded-for")?.split(",") ?? [];
    while (isProxy(address)) {
      const before = withoutPort(forwardedAddresses.pop()?.trim() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    context.set("clientAddress", address);
    await next();
  };
}

/** Some gateways write the port as well: `192.0.2.1:50213`, `[2001:db8::1]:50213`. */
function withoutPort(entry: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+)|\[(.+)\]):\d+$/.exec(entry) ?? [];
  return ipv4 ?? ipv6 ?? entry;
}

export function clientAddress(context: Context): string {
  return context.get("clientAddress");
}

export function bearerToken(context: Context): string | null {
  const header = context.req.header("authorization") ?? "";
  return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}

function incomingMessage(context: Context): IncomingMessage | undefined {
  const bindings: unknown = context.env;
  if (typeof bindings !== "object" || bindings === null || !("incoming" in bindings)) return;
  return bindings.incoming instanceof IncomingMessage ? bindings.incoming : undefined;
}
