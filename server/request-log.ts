import type { MiddlewareHandler } from "hono";
import type { Log } from "../domain/shared/log.ts";
import { clientAddress } from "./client-address.ts";
import type { Traffic } from "./monitoring/traffic.ts";
import { inRequest, nextRequestId } from "./request-id.ts";
import { routeOf } from "./route-of.ts";

type Dependencies = { readonly log: Log; readonly traffic: Traffic };

/**
 * One line a request, with an id that the answer carries too, and with it every line that the work
 * on it writes. Query strings are left out: links of reviewers have tokens in them.
 */
export function requestLog({ log, traffic }: Dependencies): MiddlewareHandler {
  return (context, next) => {
    const id = nextRequestId();
    return inRequest(id, async () => {
      const began = performance.now();
      await next();
      context.header("X-Request-Id", id);
      const { method, path } = context.req;
      const { status } = context.res;
      const route = routeOf(context);
      const ms = performance.now() - began;
      traffic.count({ way: "routed", route, method, status, ms });
      log.info("request", {
        method,
        path,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        address: clientAddress(context),
      });
    });
  };
}
