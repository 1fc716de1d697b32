import { LRUCache } from "lru-cache";
import type { Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";
import {
  encodeVariant,
  isCacheable,
  recompress,
  sizeOf,
  toCachedPage,
  type CachedPage,
  type Coding,
  type Rendering,
  type Variant,
} from "./cached-page.ts";
import type { PageAddress } from "./page-address.ts";

/** What a request for a page gets: the page, cached or not, whatever its status. */
type RenderOutcome = {
  readonly page: CachedPage;
  /** It is what was true before, because what is true now cannot be rendered. */
  readonly isStale: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Where a page is cached, and what invalidates it. */
type CacheKey = Pick<PageAddress, "key" | "tags">;

type Render = () => Promise<Response>;

/** By which exam facts a rendering is found again; asked once all of it is there. */
type FactTags = () => readonly string[];

/** Some four thousand posts. */
export const pageCacheLimits = { pages: 4_096, bytes: 32 * 1024 * 1024 };

const dayLength = 86_400_000;
/** India is ahead of UTC by five and a half hours, in winter and summer. */
const indianOffset = 19_800_000;

/**
 * Public pages, rendered once and held compressed until what they show changes or the Indian day
 * ends. A missing page is rendered once, however many requests wait for it. In bounded memory: the
 * least recently used page goes first.
 */
export function createPageCache(clock: Clock, limits: typeof pageCacheLimits, log: Log) {
  const pages = new LRUCache<string, CachedPage>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: sizeOf,
  });
  const inFlight = new Map<string, Promise<RenderOutcome>>();
  /** Shown again only while nothing newer can be rendered. */
  const stale = new WeakSet<Rendering>();
  /** Grows with each change: a rendering that began before shows what was true before. */
  let changes = 0;
  /** Grows with each invalidation: a rendering that began before may show what readers must not see. */
  let invalidations = 0;
  const recompressedPages = new WeakSet<Rendering>();
  let recompression = Promise.resolve();

  function indianDay(): number {
    return Math.floor((clock.now().getTime() + indianOffset) / dayLength);
  }

  async function renderNow({ key, tags }: CacheKey, render: Render, factTags: FactTags) {
    const startCounts = { changes, invalidations };
    const today = indianDay();
    const answer = await render();
    const page = await toCachedPage(answer, { key, tags, indianDay: today }, factTags);
    const former = pages.get(key);
    if (answer.status >= 500 && former !== undefined) return { page: former, isStale: true };
    if (startCounts.changes === changes) {
      if (isCacheable(answer)) pages.set(key, page);
      else pages.delete(key);
    } else if (
      startCounts.invalidations === invalidations &&
      isCacheable(answer) &&
      !isFresh(former)
    ) {
      stale.add(page.rendering);
      pages.set(key, page);
    }
    return { page, isStale: false };
  }

  function isFresh(page: CachedPage | undefined): page is CachedPage {
    return page?.rendering.indianDay === indianDay() && !stale.has(page.rendering);
  }

  /** Adds variants to a page, unless it is gone or was rendered anew. */
  function addVariants(
    { rendering }: CachedPage,
    newVariants: Partial<CachedPage["variants"]>,
  ): void {
    const page = pages.peek(rendering.key);
    if (page?.rendering !== rendering) return;
    pages.set(rendering.key, { rendering, variants: { ...page.variants, ...newVariants } });
  }

  /**
   * Makes the page as small as it gets, one page at a time. Only pages that are asked for again: it
   * takes longer than everything else that is done for a page.
   */
  function recompressOnce(page: CachedPage): void {
    const { rendering } = page;
    if (recompressedPages.has(rendering)) return;
    recompressedPages.add(rendering);
    recompression = recompression
      .then(async () => {
        if (pages.peek(rendering.key)?.rendering === rendering)
          addVariants(page, { br: await recompress(page) });
      })
      .catch((fault: unknown) => {
        // Nobody waits for it: readers go on getting the page as it was compressed at first.
        log.warn("A page could not be recompressed.", { page: rendering.key, fault });
      });
  }

  function startChange(): void {
    changes += 1;
    inFlight.clear();
  }

  function deleteTagged(tags: readonly string[]): void {
    if (tags.length === 0) return;
    const goneTags = new Set(tags);
    deleteWhere((rendering) => rendering.tags.some((tag) => goneTags.has(tag)));
  }

  function deleteWhere(matches: (rendering: Rendering) => boolean): void {
    invalidations += 1;
    startChange();
    for (const [key, { rendering }] of [...pages]) if (matches(rendering)) pages.delete(key);
  }

  return {
    /** The cached page; undefined when it has to be rendered. */
    getFresh(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (!isFresh(page)) return undefined;
      recompressOnce(page);
      return page;
    },

    /** A page that needs the database, as it was last rendered, for while that cannot be done again. */
    getStale(key: string): CachedPage | undefined {
      const page = pages.get(key);
      return page?.rendering.needsDatabase === true ? page : undefined;
    },

    /** Renders a page, or waits for the rendering that is in flight. */
    render(
      address: CacheKey,
      render: Render,
      factTags: FactTags = () => [],
    ): Promise<RenderOutcome> {
      const underWay = inFlight.get(address.key);
      if (underWay !== undefined) return underWay;
      const rendering = renderNow(address, render, factTags).finally(() => {
        if (inFlight.get(address.key) === rendering) inFlight.delete(address.key);
      });
      inFlight.set(address.key, rendering);
      return rendering;
    },

    /** The page's bytes in this coding; encoded now when nobody has asked for them before. */
    async getVariant(page: CachedPage, coding: Coding): Promise<Variant> {
      const cachedVariant = page.variants[coding];
      if (cachedVariant !== undefined || coding === "br") return cachedVariant ?? page.variants.br;
      const newVariant = await encodeVariant(page, coding);
      addVariants(page, { [coding]: newVariant });
      return newVariant;
    },

    /**
     * From now on pages with one of these tags are rendered anew, and shown as they were only where
     * that fails: for changes that took nothing from readers.
     */
    markStale(tags: readonly string[]): void {
      if (tags.length === 0) return;
      startChange();
      for (const { rendering } of pages.values())
        if (rendering.tags.some((tag) => tags.includes(tag))) stale.add(rendering);
    },

    /** From now on nobody gets a page with one of these tags as it was rendered before. */
    invalidate: deleteTagged,

    /** The same for every page that shows what is kept in the database: posts, or exam facts. */
    invalidateAll(): void {
      deleteWhere(({ tags }) => tags.length > 0);
    },

    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
