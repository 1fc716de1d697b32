import type { Context } from "hono";

/** The token of an `Authorization: Bearer` header; null when there is none. */
export function bearerToken(context: Context): string | null {
  const header = context.req.header("authorization") ?? "";
  return /^bearer +(\S+) *$/i.exec(header)?.[1] ?? null;
}
