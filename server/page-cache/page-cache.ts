import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { indianDayNumber, type Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";

type Coding = "br" | "gzip" | "identity";

export function acceptedCoding(header = ""): Coding {
  if (accepted.br.test(header)) return "br";
  return accepted.gzip.test(header) ? "gzip" : "identity";
}

/** The name of the coding, and not refused by a weight of nothing. */
const accepted = {
  br: /(?<![\w-])br(?![\w-]|\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /(?<![\w-])gzip(?![\w-]|\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

export type Variant = {
  /** One character a byte: Node sends such a text in one piece with the headers, which is a tenth cheaper. */
  readonly body: string;
  readonly headers: string[];
};

export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly headers: Headers;
  /** When its rendering began, counted from 1970. */
  readonly indianDay: number;
  /** Brotli is always there, the others once they were asked for. */
  readonly variants: { br: Variant } & Partial<Record<Coding, Variant>>;
  isRecompressed: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

export const pageCacheLimits = { pages: 4_096, bytes: 32 * 1024 * 1024 };

/** Browsers ask again each time; a cache in front of the site may use the page for half a minute. */
const cacheControl =
  "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400";

/** Until something that readers see changes or the Indian day ends. Rendered once, however many wait. */
export function createPageCache(clock: Clock, limits: typeof pageCacheLimits, log: Log) {
  const pages = new LRUCache<string, CachedPage>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: ({ variants }) =>
      Object.values(variants).reduce(
        (sum, { body, headers }) => sum + body.length + headers.join("").length,
        0,
      ),
  });
  const inFlight = new Map<string, Promise<CachedPage>>();
  let recompression = Promise.resolve();
  let version = 0;

  async function renderNow(key: string, render: () => Promise<Response>): Promise<CachedPage> {
    const begun = { version, indianDay: indianDayNumber(clock.now()) };
    const answer = await render();
    const former = pages.peek(key);
    // Rather yesterday's page than none.
    if (answer.status >= 500 && former !== undefined) return former;
    const page = await compressed(answer, begun.indianDay);
    if (begun.version !== version) return page;
    if (isCacheable(answer)) pages.set(key, page);
    else pages.delete(key);
    return page;
  }

  /** One page at a time, and only pages that are asked for again: it takes longer than everything else that is done for a page. */
  function recompressOnce(key: string, page: CachedPage): void {
    if (page.isRecompressed) return;
    page.isRecompressed = true;
    recompression = recompression
      .then(async () => {
        if (pages.peek(key) === page) page.variants.br = await variantOf(page, "br");
      })
      .catch((fault: unknown) => {
        log.warn("A page could not be recompressed.", { page: key, fault });
      });
  }

  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (page?.indianDay !== indianDayNumber(clock.now())) return undefined;
      recompressOnce(key, page);
      return page;
    },

    has: (key: string): boolean => pages.has(key),

    render(key: string, render: () => Promise<Response>): Promise<CachedPage> {
      const underWay = inFlight.get(key);
      if (underWay !== undefined) return underWay;
      const rendering = renderNow(key, render).finally(() => {
        if (inFlight.get(key) === rendering) inFlight.delete(key);
      });
      inFlight.set(key, rendering);
      return rendering;
    },

    async getVariant(key: string, page: CachedPage, coding: Coding): Promise<Variant> {
      const variant = (page.variants[coding] ??= await variantOf(page, coding));
      // Weighed anew.
      if (pages.peek(key) === page) pages.set(key, page);
      return variant;
    },

    drop(): void {
      version += 1;
      pages.clear();
      inFlight.clear();
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}

/** The same for everybody: no nonce, no cookie, not marked as private. */
function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("set-cookie") &&
    !/no-store|private/.test(headers.get("cache-control") ?? "") &&
    !(headers.get("content-security-policy") ?? "").includes("'nonce-")
  );
}

async function compressed(answer: Response, indianDay: number): Promise<CachedPage> {
  const text = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  for (const name of ["etag", "content-length"]) headers.delete(name);
  if (isCacheable(answer) && !headers.has("cache-control"))
    headers.set("cache-control", cacheControl);
  if (!/accept-encoding/i.test(headers.get("vary") ?? ""))
    headers.append("vary", "Accept-Encoding");
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 16)}"`;
  headers.set("etag", etag);
  const br = toVariant(headers, await brotli(text, 5), "br");
  const { status } = answer;
  return { status, etag, headers, indianDay, variants: { br }, isRecompressed: false };
}

const decompressBrotli = promisify(brotliDecompress);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function variantOf(page: CachedPage, coding: Coding): Promise<Variant> {
  const text = await decompressBrotli(Buffer.from(page.variants.br.body, "latin1"));
  if (coding === "br") return toVariant(page.headers, await brotli(text, 11), coding);
  const bytes = coding === "gzip" ? await compressGzip(text, { level: 9 }) : text;
  return toVariant(page.headers, bytes, coding);
}

/** On another thread. Quality 11 takes some forty times as long as 5, for an eighth less. */
function brotli(bytes: Buffer, quality: 5 | 11): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return compressBrotli(bytes, { params });
}

function toVariant(headers: Headers, bytes: Buffer, coding: Coding): Variant {
  const ownHeaders = [
    ...[...headers].flat(),
    ...(coding === "identity" ? [] : ["Content-Encoding", coding]),
    ...["Content-Length", String(bytes.byteLength)],
  ];
  return { body: bytes.toString("latin1"), headers: ownHeaders };
}
