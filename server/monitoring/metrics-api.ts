import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import type { OpenDatabase } from "../../database/open-database.ts";
import { bearerToken } from "../bearer.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { SiteWork } from "./site-work.ts";
import { exposition, expositionType, type Family } from "./prometheus.ts";
import type { ProcessFigures } from "./process-metrics.ts";
import { trafficFamilies } from "./traffic-families.ts";
import type { Traffic } from "./traffic.ts";
import { databaseFamilies, workFamilies } from "./work-families.ts";

export type MetricsDependencies = {
  /** What those have to show who read the figures. */
  readonly token: string;
  readonly traffic: Traffic;
  readonly pages: Pick<PageCache, "size">;
  readonly database: OpenDatabase;
  /** Null when the database does not tell it in time. */
  readonly readWork: () => Promise<SiteWork | null>;
  readonly process: ProcessFigures;
  /** What runs here. */
  readonly about: Readonly<Record<string, string>>;
};

/** `GET /metrics` in Prometheus' text format, for who has the token; a database that is away is a figure, not a failure. */
export function metricsApi(dependencies: MetricsDependencies): Hono {
  const { token, traffic, pages, database, readWork, about } = dependencies;
  const api = new Hono();
  api.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    if (!isSame(bearerToken(context) ?? "", token)) {
      context.header("WWW-Authenticate", "Bearer");
      return context.json({ error: "The figures are read with METRICS_TOKEN as bearer." }, 401);
    }
    const isUp = await database.isReachable();
    const families = [
      {
        name: "site_info",
        help: "What runs here.",
        type: "gauge",
        samples: [{ labels: about, value: 1 }],
      },
      ...trafficFamilies(traffic),
      ...cacheFamilies(pages.size()),
      ...databaseFamilies(isUp, database.connections()),
      ...workFamilies(isUp ? await readWork() : null),
      ...dependencies.process.families(),
    ] satisfies readonly Family[];
    return context.body(exposition(families), 200, { "Content-Type": expositionType });
  });
  return api;
}

function cacheFamilies({ pages, bytes }: ReturnType<PageCache["size"]>): readonly Family[] {
  return [
    {
      name: "site_kept_pages",
      help: "Pages that are kept in memory.",
      type: "gauge",
      samples: [{ value: pages }],
    },
    {
      name: "site_kept_pages_bytes",
      help: "Bytes that the kept pages take.",
      type: "gauge",
      samples: [{ value: bytes }],
    },
  ];
}

/** In the same time whatever was guessed. */
function isSame(given: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
