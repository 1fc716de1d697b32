import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

const loopback = /^(::1|(::ffff:)?127\.)/;

/**
 * The address that a request comes from. A proxy on the same machine is believed (last entry of
 * `X-Forwarded-For`, when it is an address); anybody else's header is not, so a visitor cannot
 * choose one.
 */
export function clientAddress(context: Context): string {
  const peer = peerAddress(context);
  if (!loopback.test(peer)) return peer;
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return isIP(forwarded) === 0 ? peer : forwarded;
}

function peerAddress(context: Context): string {
  // Requests made in process (`app.request`) have no socket.
  const bindings: unknown = context.env;
  const hasSocket = typeof bindings === "object" && bindings !== null && "incoming" in bindings;
  return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? "127.0.0.1";
}
