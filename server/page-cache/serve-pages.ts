import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { FactsService } from "../../domain/facts/facts-service.ts";
import type { Log } from "../../domain/shared/log.ts";
import type { Traffic } from "../monitoring/traffic.ts";
import { nextRequestId } from "../request-id.ts";
import { acceptedCoding, type CachedPage, type Coding } from "./cached-page.ts";
import { pageAddress, type PageAddress } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";
import { isReading, type ReadingHeader } from "./readings.ts";

/** What a request for a public page asks for, and what the cache has for it. */
type Lookup = {
  readonly address: PageAddress;
  readonly isHead: boolean;
  readonly coding: Coding;
  readonly ifNoneMatch: string | undefined;
  /** The slug of the post that somebody reads; undefined for other pages and for programs. */
  readonly reading: string | undefined;
  /** Undefined when the page has to be rendered. */
  readonly page: CachedPage | undefined;
  /** It could not be learnt whether the page is still true. */
  readonly isStale: boolean;
};

type RequestHeader = "accept-encoding" | "if-none-match" | "sec-fetch-dest" | ReadingHeader;

type Dependencies = {
  readonly cache: PageCache;
  readonly facts: Pick<FactsService, "moveOn">;
  /** Whether it is known what other instances have changed. */
  readonly isConfirmed: () => boolean;
  readonly traffic: Traffic;
  readonly log: Log;
  /** The origin that rendered pages name. */
  readonly siteUrl: string;
  /** Told of each answer with a post, by its slug. */
  readonly countReading: (slug: string) => void;
};

export type PageServing = ReturnType<typeof createPageServing>;

/** How often the log says how many requests were served from the cache, in milliseconds. */
const logInterval = 60_000;

/** Sent with a page while the database cannot be asked (RFC 9211, and RFC 7234 for older caches). */
const stalenessHeaders = [
  "Cache-Status",
  "site; hit; detail=unconfirmed",
  "Warning",
  '110 - "Response is Stale"',
];

/** Serves public pages: the listener sends what the cache has in the coding that is asked for, the routing everything else. */
export function createPageServing(dependencies: Dependencies) {
  const { cache, facts, isConfirmed, traffic, log, siteUrl, countReading } = dependencies;
  let served = 0;
  let loggedAt = performance.now();
  const timer = setInterval(logServed, logInterval).unref();

  function lookUp(
    method: string | undefined,
    target: string,
    header: (name: RequestHeader) => string | undefined,
  ): Lookup | null {
    if (method !== "GET" && method !== "HEAD") return null;
    const address = pageAddress(target);
    if (address === null) return null;
    // The sitemap in a person's browser is a page, which is not cached; only the file is.
    if (address.key === "/sitemap.xml" && header("sec-fetch-dest") === "document") return null;
    const isStale = !isConfirmed();
    // A statement that takes effect now drops the pages before one of them is looked up.
    facts.moveOn();
    const isRead = address.post !== undefined && method === "GET" && isReading(header);
    return {
      address,
      isHead: method === "HEAD",
      coding: acceptedCoding(header("accept-encoding")),
      ifNoneMatch: header("if-none-match"),
      reading: isRead ? address.post : undefined,
      // While the database is away, nobody has to wait for a rendering that cannot succeed.
      page: isStale ? cache.getStale(address.key) : cache.getFresh(address.key),
      isStale,
    };
  }

  /** Answers from memory what is there in the coding asked for; returns whether it did. */
  function serveFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now();
    const { method, url = "", headers } = request;
    const lookup = lookUp(method, url, (name) => headers[name]?.toString());
    const variant = lookup?.page?.variants[lookup.coding];
    if (lookup?.page === undefined || variant === undefined) return false;
    const answer = answerTo(lookup, lookup.page, variant);
    const { status } = answer;
    response.writeHead(status, [...answer.headers, "X-Request-Id", nextRequestId()]);
    response.end(answer.body ?? undefined, "latin1");
    noteReading(lookup, status);
    served += 1;
    const ms = performance.now() - startedAt;
    const { pattern: route } = lookup.address;
    traffic.count({ handler: "cache", route, method: method ?? "", status, ms });
    traffic.countPage(lookup.isStale ? "stale" : "hit");
    return true;
  }

  /** Serves every request for a public page; everything else is left to the next handlers. */
  const servePage: MiddlewareHandler = async (context, next) => {
    const { raw } = context.req;
    const target = raw.url.slice(raw.url.indexOf("/", "https://".length));
    const lookup = lookUp(raw.method, target, (name) => context.req.header(name));
    if (lookup === null) return next();
    const { address, coding } = lookup;
    context.set("pageAddress", address);
    const { page, isStale } =
      lookup.page === undefined
        ? await cache.render(address.key, async () => {
            // Everybody gets the same: the origin of the settings, and nothing of this reader.
            context.req.raw = new Request(siteUrl + address.key);
            try {
              await next();
              return context.res;
            } finally {
              context.req.raw = raw;
            }
          })
        : { page: lookup.page, isStale: lookup.isStale };
    traffic.countPage(isStale ? "stale" : lookup.page === undefined ? "rendered" : "hit");
    const variant = await cache.getVariant(address.key, page, coding);
    const isMarked = isStale || (lookup.isStale && page.status === 200);
    const { status, headers, body } = answerTo({ ...lookup, isStale: isMarked }, page, variant);
    noteReading(lookup, status);
    // Without this, the headers of what was rendered would be added.
    context.res = undefined;
    context.res = new Response(body === null ? null : Buffer.from(body, "latin1"), {
      status,
      headers: pairs(headers),
    });
  };

  /** A page that the reader has already is read again. */
  function noteReading({ reading }: Lookup, status: number): void {
    if (reading !== undefined && (status === 200 || status === 304)) countReading(reading);
  }

  /** One line a minute for all of them: a line for each would cost as much as the answer. */
  function logServed(): void {
    const seconds = Math.round((performance.now() - loggedAt) / 1_000);
    if (served > 0) log.info("served from cache", { answers: served, seconds });
    served = 0;
    loggedAt = performance.now();
  }

  return {
    serveFromCache,
    servePage,
    stop(): void {
      clearInterval(timer);
      logServed();
    },
  };
}

/** 304 when the reader has the same text already, in whichever coding; otherwise the variant. */
function answerTo(
  { isHead, isStale, ifNoneMatch }: Lookup,
  page: CachedPage,
  variant: CachedPage["variants"]["br"],
) {
  const knownTag =
    page.status === 200 && ifNoneMatch !== undefined
      ? matchingTag(ifNoneMatch, page.hash, variant.etag)
      : undefined;
  const headers =
    knownTag === undefined ? variant.headers : [...page.notModifiedHeaders, "ETag", knownTag];
  return {
    status: knownTag === undefined ? page.status : 304,
    headers: isStale ? [...headers, ...stalenessHeaders] : headers,
    /** A character a byte. */
    body: knownTag !== undefined || isHead ? null : variant.body,
  };
}

/** The tag by which the reader keeps this text. Proxies make tags weak; coding does not matter to what is read. */
function matchingTag(header: string, hash: string, etag: string): string | undefined {
  if (header === etag || header.trim() === "*") return etag;
  return header
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .find((tag) => tag.startsWith(`"${hash}-`));
}

function pairs(headers: readonly string[]): [string, string][] {
  return headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? ""]] : [],
  );
}
