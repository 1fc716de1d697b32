import type { MiddlewareHandler } from "hono";
import { uuidv7 } from "uuidv7";
import type { Log } from "../domain/shared/log.ts";
import { clientAddress } from "./client-address.ts";

/**
 * One line a request, with an id that the answer carries too. Query strings are left out: links of
 * reviewers have tokens in them.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const requestId = uuidv7();
    const started = performance.now();
    await next();
    context.header("X-Request-Id", requestId);
    log.info("request", {
      requestId,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      address: clientAddress(context),
    });
  };
}
