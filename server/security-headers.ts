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

/** Review and admin addresses carry tokens or sessions: never stored, indexed or passed on. */
const privatePages: Record<string, string> = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

type Options = { readonly https: boolean; readonly developing?: boolean };

/** Pages bring their own policy, except while developing; other answers get the strictest. */
export function securityHeaders({ https, developing = false }: Options): MiddlewareHandler {
  const defaults = Object.entries({
    ...everywhere,
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    ...(!developing && {
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    }),
  });
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of defaults) if (!headers.has(name)) headers.set(name, value);
    if (isPrivatePage(context.req.path))
      for (const [name, value] of Object.entries(privatePages)) headers.set(name, value);
  };
}
