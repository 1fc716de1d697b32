import { LRUCache } from "lru-cache";
import type { Clock } from "../../domain/shared/clock.ts";
import { indianDayNumber } from "../../domain/shared/indian-days.ts";
import type { Log } from "../../domain/shared/log.ts";
import {
  encodedVariant,
  isCacheable,
  recompress,
  sizeOf,
  toCachedPage,
  type CachedPage,
  type Coding,
} from "./cached-page.ts";

type Entry = {
  readonly page: CachedPage;
  /** It is true for this version of the site and on this Indian day, counted from 1970. */
  readonly version: number;
  readonly indianDay: number;
};

type RenderOutcome = {
  readonly page: CachedPage;
  /** It is what was true yesterday, because what is true now cannot be rendered. */
  readonly isStale: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Some four thousand posts. */
export const pageCacheLimits = { pages: 4_096, bytes: 32 * 1024 * 1024 };

/**
 * Public pages, rendered once and held compressed until something that readers see changes or the Indian day ends. A
 * missing page is rendered once, however many requests wait for it. In bounded memory: the least recently used goes first.
 */
export function createPageCache(clock: Clock, limits: typeof pageCacheLimits, log: Log) {
  const entries = new LRUCache<string, Entry>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: ({ page }) => sizeOf(page),
  });
  const inFlight = new Map<string, Promise<RenderOutcome>>();
  const recompressedPages = new WeakSet<CachedPage>();
  let recompression = Promise.resolve();
  let version = 0;

  const indianDay = () => indianDayNumber(clock.now());

  async function renderNow(key: string, render: () => Promise<Response>): Promise<RenderOutcome> {
    const begun = { version, indianDay: indianDay() };
    const answer = await render();
    const former = entries.peek(key);
    const page = await toCachedPage(answer, former?.page);
    if (answer.status >= 500 && former?.version === version)
      return { page: former.page, isStale: true };
    // A change made meanwhile may not be in it.
    if (begun.version === version) {
      if (isCacheable(answer)) entries.set(key, { page, ...begun });
      else entries.delete(key);
    }
    return { page, isStale: false };
  }

  /** Counts what the page takes anew, unless another has taken its place. */
  function resize(key: string, page: CachedPage): void {
    const entry = entries.peek(key);
    if (entry?.page === page) entries.set(key, { ...entry });
  }

  /** One page at a time, and only pages that are asked for again: it takes longer than everything else that is done for a page. */
  function recompressOnce(key: string, page: CachedPage): void {
    if (recompressedPages.has(page)) return;
    recompressedPages.add(page);
    recompression = recompression
      .then(async () => {
        if (entries.peek(key)?.page !== page) return;
        await recompress(page);
        resize(key, page);
      })
      .catch((fault: unknown) => {
        // Nobody waits for it: readers go on getting the page as it was compressed at first.
        log.warn("A page could not be recompressed.", { page: key, fault });
      });
  }

  return {
    /** The cached page; undefined when it has to be rendered. */
    getFresh(key: string): CachedPage | undefined {
      const entry = entries.get(key);
      if (entry?.version !== version || entry.indianDay !== indianDay()) return undefined;
      recompressOnce(key, entry.page);
      return entry.page;
    },

    /** The page also of an earlier day, for while the database is away. */
    getStale(key: string): CachedPage | undefined {
      const entry = entries.get(key);
      return entry?.version === version ? entry.page : undefined;
    },

    /** Renders a page, or waits for the rendering that is in flight. */
    render(key: string, render: () => Promise<Response>): Promise<RenderOutcome> {
      const underWay = inFlight.get(key);
      if (underWay !== undefined) return underWay;
      const rendering = renderNow(key, render).finally(() => {
        if (inFlight.get(key) === rendering) inFlight.delete(key);
      });
      inFlight.set(key, rendering);
      return rendering;
    },

    /** The page's bytes in this coding; encoded now when nobody has asked for them before. */
    async getVariant(key: string, page: CachedPage, coding: Coding) {
      if (page.variants[coding] !== undefined) return page.variants[coding];
      const variant = await encodedVariant(page, coding);
      resize(key, page);
      return variant;
    },

    /**
     * From now on nobody gets a page as it was rendered before. Its bytes stay until it is rendered anew: most pages are
     * the same again, and need not be compressed again.
     */
    drop(): void {
      version += 1;
      inFlight.clear();
    },

    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}
