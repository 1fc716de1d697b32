import { Hono } from "hono";
import type { OpenDatabase } from "../../database/open-database.ts";

type Dependencies = {
  readonly database: Pick<OpenDatabase, "isReachable">;
  readonly isDraining: () => boolean;
};

/** Liveness, and whether requests should come here: not before a stop, and not without the database. */
export function healthApi({ database, isDraining }: Dependencies): Hono {
  const api = new Hono();
  api.get("/healthz", (context) => context.json({ status: "ok" }));
  api.get("/readyz", async (context) => {
    if (isDraining()) return context.json({ error: "This instance is about to stop." }, 503);
    return (await database.isReachable())
      ? context.json({ status: "ready" })
      : context.json({ error: "The database does not answer." }, 503);
  });
  return api;
}
