import { Hono } from "hono";
import type { OpenDatabase } from "../../database/open-database.ts";

/** Liveness, and whether the database answers. */
export function healthApi(database: OpenDatabase): Hono {
  const api = new Hono();
  api.get("/healthz", (context) => context.json({ status: "ok" }));
  api.get("/readyz", async (context) =>
    (await database.isReachable())
      ? context.json({ status: "ready" })
      : context.json({ error: "The database does not answer." }, 503),
  );
  return api;
}
