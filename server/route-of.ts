import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { pageAddress } from "./page-cache/page-address.ts";
import { pagePattern } from "./page-pattern.ts";

/**
 * The pattern by which a request was routed, once it was answered: `/functions/posts`,
 * `/blog/:year/:month/:slug`. There are as many as the site has routes, whatever is asked for.
 */
export function routeOf(context: Context): string {
  const { path } = context.req;
  const kept = pageAddress(path);
  if (kept !== null) return kept.pattern;
  const route = matchedRoutes(context)[context.req.routeIndex]?.path ?? "/*";
  return route === "/*" || route === "*" ? pagePattern(path) : route;
}
