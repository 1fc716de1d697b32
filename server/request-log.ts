import type { MiddlewareHandler } from "hono";
import type { Log } from "../domain/shared/log.ts";
import { clientAddress } from "./client-identity.ts";
import type { Traffic } from "./monitoring/metrics.ts";
import { inRequest, nextRequestId } from "./request-id.ts";

type Dependencies = { readonly log: Log; readonly traffic: Traffic };

/** Without query strings: links of reviewers have tokens in them. */
export function requestLog({ log, traffic }: Dependencies): MiddlewareHandler {
  return (context, next) => {
    const id = nextRequestId();
    return inRequest(id, async () => {
      const startedAt = performance.now();
      await next();
      // Not by `context.header`, which makes a stream of a body that is there in one piece.
      context.res.headers.set("X-Request-Id", id);
      const { method, path } = context.req;
      const { status } = context.res;
      const ms = performance.now() - startedAt;
      traffic.count({ handler: "app", method, status, ms });
      log.info("request", {
        method,
        path,
        status,
        ms: Math.round(ms * 10) / 10,
        address: clientAddress(context),
      });
    });
  };
}
