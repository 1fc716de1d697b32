import { Hono } from "hono";
import { createHash, timingSafeEqual } from "node:crypto";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Connections } from "../../database/postgres-pool.ts";
import { bearerToken } from "../client-identity.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { ProcessFigures } from "./process-metrics.ts";
import { exposition, expositionType, type Family } from "./prometheus.ts";
import type { SiteWork } from "./site-status.ts";
import { trafficFamilies, type Traffic } from "./traffic.ts";

export type MetricsDependencies = {
  /** What those have to show who read the figures. */
  readonly token: string;
  readonly traffic: Traffic;
  readonly cache: Pick<PageCache, "size">;
  readonly database: OpenDatabase;
  /** Null when the database does not tell it in time. */
  readonly readWork: () => Promise<SiteWork | null>;
  readonly process: ProcessFigures;
  /** What runs here. */
  readonly about: () => Readonly<Record<string, string>>;
};

/** `GET /metrics` in Prometheus' text format, for who has the token; a database that is away is a figure, not a failure. */
export function metricsApi(dependencies: MetricsDependencies): Hono {
  const { token, traffic, cache, database, readWork, about } = dependencies;
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
        samples: [{ labels: about(), value: 1 }],
      },
      ...trafficFamilies(traffic),
      ...cacheFamilies(cache.size()),
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
      name: "site_cached_pages",
      help: "Pages in the page cache.",
      type: "gauge",
      samples: [{ value: pages }],
    },
    {
      name: "site_cached_pages_bytes",
      help: "Bytes that the cached pages take.",
      type: "gauge",
      samples: [{ value: bytes }],
    },
  ];
}

/** In the same time whatever was guessed. */
function isSame(presented: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(presented), hash(token));
}

/** What the database knows of the site's work; none of it while it does not answer. */
function workFamilies(work: SiteWork | null): readonly Family[] {
  if (work === null) return [];
  const { drafting, mail, dailyTokenLimit, lastBackup } = work;
  return [
    {
      name: "site_drafting_runs",
      help: "Drafting runs by their state, those of all time included.",
      type: "gauge",
      samples: Object.entries(drafting.runs).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
    gauge("site_ai_tokens_today", "Tokens used on this Indian day.", drafting.tokensToday),
    gauge("site_ai_tokens_daily_limit", "Tokens that one Indian day may use.", dailyTokenLimit),
    {
      name: "site_mails",
      help: "Mails that wait to be sent, and that were given up.",
      type: "gauge",
      samples:
        mail === null
          ? []
          : [
              { labels: { state: "waiting" }, value: mail.waiting },
              { labels: { state: "failed" }, value: mail.failed },
            ],
    },
    gauge(
      "site_last_backup_timestamp_seconds",
      "When the last backup was made, since 1970.",
      lastBackup === null ? null : Date.parse(lastBackup) / 1_000,
    ),
  ];
}

/** Whether the database answers, and how its connections are used. */
function databaseFamilies(isUp: boolean, connections: Connections | null): readonly Family[] {
  return [
    gauge("site_database_up", "1 while the database answers.", isUp ? 1 : 0),
    {
      name: "site_database_connections",
      help: "Connections to the database; `waiting` counts those who wait for one.",
      type: "gauge",
      samples: Object.entries(connections ?? {}).map(([state, value]) => ({
        labels: { state },
        value,
      })),
    },
  ];
}

function gauge(name: string, help: string, value: number | null): Family {
  return { name, help, type: "gauge", samples: value === null ? [] : [{ value }] };
}
