import type { MiddlewareHandler } from "hono";
import { isPrivatePage } from "../app/private-paths.ts";

const everywhere: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Review and admin addresses carry tokens or sessions: never stored, indexed or passed on (contract section 5). */
const privatePages: Record<string, string> = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

/**
 * Security headers for every answer, where it has not set its own. Pages bring their own
 * Content-Security-Policy; other answers get the strictest, except while developing, when pages have none.
 */
export function securityHeaders({
  https,
  developing = false,
}: {
  https: boolean;
  developing?: boolean;
}): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(everywhere))
      if (!headers.has(name)) headers.set(name, value);
    if (https) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    if (!developing && !headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (isPrivatePage(context.req.path))
      for (const [name, value] of Object.entries(privatePages)) headers.set(name, value);
  };
}
