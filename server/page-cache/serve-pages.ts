import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { Traffic } from "../monitoring/metrics.ts";
import { nextRequestId } from "../request-id.ts";
import { acceptedCoding, type CachedPage, type PageCache, type Variant } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";

type Dependencies = {
  readonly cache: PageCache;
  readonly facts: Pick<FactsService, "moveOn">;
  readonly traffic: Traffic;
  readonly siteUrl: string;
  readonly countReading: (slug: string) => void;
};

export type PageServing = ReturnType<typeof createPageServing>;

type ReadHeader = (name: string) => string | undefined;

/** Serves public pages: the listener sends what the cache has in the coding that is asked for, the routing everything else. */
export function createPageServing(dependencies: Dependencies) {
  const { cache, facts, traffic, siteUrl, countReading } = dependencies;

  function keyOf(method: string | undefined, target: string, header: ReadHeader): string | null {
    if (method !== "GET" && method !== "HEAD") return null;
    // Reading the address costs as much as half of the answer.
    const key = cache.has(target) ? target : pageKey(target);
    return key === "/sitemap.xml" && header("sec-fetch-dest") === "document" ? null : key;
  }

  function lookUp(key: string): CachedPage | undefined {
    // A statement that takes effect now drops the pages before one of them is looked up.
    facts.moveOn();
    return cache.get(key);
  }

  function noteReading(key: string, method: string, header: ReadHeader): void {
    const slug = /^\/blog\/\d{4}\/\d\d\/([a-z0-9-]+)$/.exec(key)?.[1];
    if (slug !== undefined && method === "GET" && isReading(header)) countReading(slug);
  }

  function serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { method = "", url = "" } = request;
    const header: ReadHeader = (name) => request.headers[name]?.toString();
    const key = keyOf(method, url, header);
    const page = key === null ? undefined : lookUp(key);
    const variant = page?.variants[acceptedCoding(header("accept-encoding"))];
    if (key === null || page === undefined || variant === undefined) return false;
    const { status, headers, body } = answerTo(header, page, variant);
    response.writeHead(status, [...headers, "X-Request-Id", nextRequestId()]);
    response.end(method === "HEAD" ? undefined : body, "latin1");
    noteReading(key, method, header);
    traffic.count({ handler: "cache", method, status, ms: performance.now() - startedAt });
    traffic.countPage("hit");
    return true;
  }

  const servePage: MiddlewareHandler = async (context, next) => {
    const { raw } = context.req;
    const header: ReadHeader = (name) => context.req.header(name);
    const target = raw.url.slice(raw.url.indexOf("/", "https://".length));
    const key = keyOf(raw.method, target, header);
    if (key === null) return next();
    const kept = lookUp(key);
    const page =
      kept ??
      (await cache.render(key, async () => {
        // Everybody gets the same: the origin of the settings, and nothing of this reader.
        context.req.raw = new Request(siteUrl + key);
        try {
          await next();
          return context.res;
        } finally {
          context.req.raw = raw;
        }
      }));
    const coding = acceptedCoding(header("accept-encoding"));
    const answer = answerTo(header, page, await cache.getVariant(key, page, coding));
    traffic.countPage(kept === undefined ? "rendered" : "hit");
    if (page.status === 200) noteReading(key, raw.method, header);
    // Without this, the headers of what was rendered would be added.
    context.res = undefined;
    const body = raw.method === "HEAD" ? "" : (answer.body ?? "");
    const headers = new Headers();
    for (const [at, name] of answer.headers.entries())
      if (at % 2 === 0) headers.append(name, answer.headers[at + 1] ?? "");
    const bytes = body === "" ? null : Buffer.from(body, "latin1");
    context.res = new Response(bytes, { status: answer.status, headers });
  };

  return { serveFromCache, servePage };
}

function answerTo(header: ReadHeader, page: CachedPage, { headers, body }: Variant) {
  const { status, etag } = page;
  const kept = header("if-none-match") ?? "";
  if (status !== 200 || !(kept.includes(etag.slice("W/".length)) || kept.trim() === "*"))
    return { status, headers, body };
  // A browser's copy takes over the headers of a 304: another policy would block its style.
  const names = ["cache-control", "content-security-policy", "vary", "etag"];
  const ofPage = names.flatMap((name) => [name, page.headers.get(name) ?? ""]);
  return { status: 304, headers: ofPage, body: undefined };
}

const robots =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|fetch|monitor|scan|archive|facebookexternalhit|validator|http/i;

/** A prerendering begins when a finger is on the link, and showing it sends no request: it counts. */
function isReading(header: ReadHeader): boolean {
  const purpose = header("sec-purpose") ?? header("purpose");
  if (purpose !== undefined && !purpose.includes("prerender")) return false;
  const agent = header("user-agent");
  return agent?.startsWith("Mozilla/") === true && !robots.test(agent);
}
