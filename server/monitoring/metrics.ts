import { Hono } from "hono";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { withTimeout } from "../../app/deferred-data.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Log } from "../../domain/shared/log.ts";
import { bearerToken } from "../client-identity.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { SiteWork } from "./site-status.ts";
import type { Traffic } from "./traffic.ts";

type Dependencies = {
  /** What those have to show who read the figures. */
  readonly token: string;
  readonly cache: Pick<PageCache, "size">;
  readonly database: OpenDatabase;
  readonly readWork: () => Promise<SiteWork>;
  /** What runs here: version, engine, provider, model. */
  readonly about: () => Readonly<Record<string, string>>;
  readonly log: Log;
};

export type Metrics = ReturnType<typeof createMetrics>;

/** How long the figures wait for what the database knows, in milliseconds. */
const readTimeout = 2_000;

/** In seconds: a cached page takes some 50 µs, a rendered one some ms, a draft up to minutes. */
const buckets = [
  0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  60,
];

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** `GET /metrics` for Prometheus. A database that is away is a figure, not a failure: the others are wanted then above all. */
export function createMetrics({ token, cache, database, readWork, about, log }: Dependencies) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "site_http_requests_total",
    help: "Answers by the pattern of their route, method and status.",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Time until an answer began, by what answered: the page cache, the app, built files, refusals.",
    labelNames: ["handler"],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: "site_page_requests_total",
    help: "Requests for public pages: served from the cache (hit), from the cache without knowing whether it is still true (stale), or rendered.",
    labelNames: ["outcome"],
    registers,
  });

  const showInfo = gauge("site_info", "What runs here.", Object.keys(about()));
  const showPages = gauge("site_cached_pages", "Pages in the page cache.");
  const showPageBytes = gauge("site_cached_pages_bytes", "Bytes that the cached pages take.");
  const showUp = gauge("site_database_up", "1 while the database answers.");
  const showConnections = gauge(
    "site_database_connections",
    "Connections to the database; `waiting` counts those who wait for one.",
    ["state"],
  );
  const showRuns = gauge(
    "site_drafting_runs",
    "Drafting runs by their state, those of all time included.",
    ["state"],
  );
  const showTokens = gauge("site_ai_tokens_today", "Tokens used on this Indian day.");
  const showLimit = gauge("site_ai_tokens_daily_limit", "Tokens that one Indian day may use.");
  const showMails = gauge("site_mails", "Mails that wait to be sent, and that were given up.", [
    "state",
  ]);
  const showBackup = gauge(
    "site_last_backup_timestamp_seconds",
    "When the last backup was made, since 1970.",
  );

  /** Shows these values and no others: none of a part that is not known now. */
  function gauge(name: string, help: string, labelNames: readonly string[] = []) {
    const shown = new Gauge({ name, help, labelNames: [...labelNames], registers });
    return (
      values: readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[],
    ) => {
      shown.reset();
      if (values.length === 0) shown.remove({});
      for (const [labels, value] of values) shown.set(labels, value);
    };
  }

  async function readFigures(): Promise<string> {
    const isUp = await database.isReachable();
    const work = isUp ? await workInTime() : null;
    const { pages: cachedPages, bytes } = cache.size();
    showInfo([[about(), 1]]);
    showPages(one(cachedPages));
    showPageBytes(one(bytes));
    showUp(one(isUp ? 1 : 0));
    showConnections(byState(database.connections()));
    showRuns(byState(work?.drafting.runs));
    showTokens(one(work?.drafting.tokensToday));
    showLimit(one(work?.dailyTokenLimit));
    const mail = work?.mail;
    showMails(byState(mail && { waiting: mail.waiting, failed: mail.failed }));
    const backupAt = work?.lastBackup ?? null;
    showBackup(one(backupAt === null ? null : Date.parse(backupAt) / 1_000));
    return registry.metrics();
  }

  async function workInTime(): Promise<SiteWork | null> {
    try {
      return await withTimeout(readWork(), readTimeout);
    } catch (fault) {
      log.error("The figures of the site's work could not be read.", { fault });
      return null;
    }
  }

  const api = new Hono();
  api.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    if (!isSame(bearerToken(context) ?? "", token)) {
      context.header("WWW-Authenticate", "Bearer");
      return context.json({ error: "The figures are read with METRICS_TOKEN as bearer." }, 401);
    }
    return context.body(await readFigures(), 200, { "Content-Type": registry.contentType });
  });

  const traffic: Traffic = {
    count({ handler, route, method, status, ms }) {
      durations.observe({ handler }, ms / 1_000);
      requests.inc({ route, method: methods.has(method) ? method : "other", status });
    },
    countPage: (outcome) => pages.inc({ outcome }),
  };
  return { api, traffic };
}

function one(value: number | null | undefined) {
  return value === null || value === undefined ? [] : [[{}, value] as const];
}

function byState(counts: Readonly<Record<string, number>> | null | undefined) {
  return Object.entries(counts ?? {}).map(([state, value]) => [{ state }, value] as const);
}

/** In the same time whatever was guessed. */
function isSame(presented: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(presented), hash(token));
}
