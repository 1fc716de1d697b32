import { every } from "hono/combine";
import { etag } from "hono/etag";

/** May be kept, but is asked for again before each use: 304 when nothing has changed. */
export const revalidated = every(etag(), async (context, next) => {
  await next();
  if (context.res.ok) context.header("Cache-Control", "public, no-cache");
});
