import type { MiddlewareHandler } from "hono";

/** After how many seconds a new try makes sense where nothing better is known. */
const soon = "5";

/** No 503 without the time after which to come again. */
export const retryLater: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status === 503 && !context.res.headers.has("Retry-After"))
    context.res.headers.set("Retry-After", soon);
};
