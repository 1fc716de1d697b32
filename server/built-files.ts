import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Traffic } from "./metrics/traffic.ts";
import { nextRequestId } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";
import type { RunningSite } from "./site.ts";

const client = "build/client";
const yearInSeconds = 31_536_000;
const dayInSeconds = 86_400;

/** Built files answer before the site: hashed ones for a year, the few at the root by name for a day. */
export function withBuiltFiles(site: RunningSite, { https }: { https: boolean }): Hono {
  const app = new Hono();
  const headers = securityHeaders({ https });
  const counted = counting(site.traffic);
  app.use("/assets/*", counted, headers, files(`public, max-age=${yearInSeconds}, immutable`));
  for (const name of rootFiles())
    app.get(`/${name}`, counted, headers, files(`public, max-age=${dayInSeconds}`));
  app.all("*", (context) => site.fetch(context.req.raw, context.env));
  return app;
}

/** No line in the log: what is worth knowing of a file is in its address. */
function counting(traffic: Traffic): MiddlewareHandler {
  return async (context, next) => {
    const began = performance.now();
    await next();
    context.header("X-Request-Id", nextRequestId());
    const { method } = context.req;
    const { status } = context.res;
    const ms = performance.now() - began;
    traffic.count({ way: "file", route: "built files", method, status, ms });
  };
}

function files(cacheControl: string) {
  return serveStatic({
    root: client,
    precompressed: true,
    onFound: (_path, context) => context.header("Cache-Control", cacheControl),
  });
}

/** Named one by one: looking on the disk for every page costs a third of the throughput. */
function rootFiles(): string[] {
  return readdirSync(client, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".br"))
    .map((entry) => entry.name);
}
