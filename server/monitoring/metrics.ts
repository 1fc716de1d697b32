import { Hono } from "hono";
import { createHash, timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "../../database/open-database.ts";
import { bearerToken } from "../client-identity.ts";
import type { PageCache } from "../page-cache/page-cache.ts";

type Answered = {
  readonly handler: "cache" | "app";
  readonly method: string;
  readonly status: number;
  readonly ms: number;
};

export type Traffic = {
  readonly count: (answered: Answered) => void;
  readonly countPage: (outcome: "hit" | "rendered") => void;
};

type Dependencies = {
  readonly token: string;
  readonly cache: Pick<PageCache, "size">;
  readonly database: OpenDatabase;
};

/** In seconds: a cached page takes some 50 µs, a rendered one some ms, a draft up to minutes. */
const buckets = [
  0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10,
  60,
];

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

export function createMetrics({ token, cache, database }: Dependencies) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "site_http_requests_total",
    help: "Answers by what answered, method and status.",
    labelNames: ["handler", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "site_http_request_duration_seconds",
    help: "Time until an answer began, by what answered: the page cache or the app.",
    labelNames: ["handler"],
    buckets,
    registers,
  });
  const pages = new Counter({
    name: "site_page_requests_total",
    help: "Requests for public pages: served from the cache (hit), or rendered.",
    labelNames: ["outcome"],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const showPages = gauge("site_cached_pages", "Pages in the page cache.");
  const showPageBytes = gauge("site_cached_pages_bytes", "Bytes that the cached pages take.");
  const showUp = gauge("site_database_up", "1 while the database answers.");

  const api = new Hono();
  api.get("/metrics", async (context) => {
    context.header("Cache-Control", "no-store");
    if (!isSame(bearerToken(context) ?? "", token)) {
      context.header("WWW-Authenticate", "Bearer");
      return context.json({ error: "The figures are read with METRICS_TOKEN as bearer." }, 401);
    }
    const { pages: cachedPages, bytes } = cache.size();
    showPages.set(cachedPages);
    showPageBytes.set(bytes);
    showUp.set((await database.isReachable()) ? 1 : 0);
    return context.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });

  const traffic: Traffic = {
    count({ handler, method, status, ms }) {
      durations.observe({ handler }, ms / 1_000);
      requests.inc({ handler, method: methods.has(method) ? method : "other", status });
    },
    countPage: (outcome) => pages.inc({ outcome }),
  };
  return { api, traffic };
}

function isSame(presented: string, token: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(presented), hash(token));
}
