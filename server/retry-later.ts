import type { MiddlewareHandler } from "hono";
import { limits } from "./limits.ts";

/** No 503 without the time after which to come again. */
export const retryLater: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 503 && !context.res.headers.has("Retry-After"))
    context.res.headers.set("Retry-After", String(limits.retryAfterFault));
};
