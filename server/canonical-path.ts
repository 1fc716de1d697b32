import type { MiddlewareHandler } from "hono";

/** One address a page: a trailing slash redirects to the page without it (contract section 3). */
export const canonicalPath: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  if (pathname === "/" || !pathname.endsWith("/")) return next();
  // Leading slashes go too: `//elsewhere.example/` would otherwise redirect to another site.
  return context.redirect(`/${pathname.replace(/^\/+|\/+$/g, "")}${search}`, 301);
};
