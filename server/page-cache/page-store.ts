import { sizeOf, type CachedPage } from "./cached-page.ts";

/** How much is kept at most. */
export type StoreLimits = { readonly pages: number; readonly bytes: number };

export type PageStore = ReturnType<typeof createPageStore>;

/** Pages in bounded memory: which was not asked for the longest goes first. */
export function createPageStore(limits: StoreLimits) {
  // In the order of their last use.
  const pages = new Map<string, CachedPage>();
  let bytes = 0;

  function put(page: CachedPage): void {
    remove(page.rendering.key);
    pages.set(page.rendering.key, page);
    bytes += sizeOf(page);
    for (const key of pages.keys()) {
      if (pages.size <= limits.pages && bytes <= limits.bytes) return;
      remove(key);
    }
  }

  function remove(key: string): void {
    const page = pages.get(key);
    if (page === undefined) return;
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  /** What has one of these tags. */
  function tagged(tags: ReadonlySet<string>): CachedPage[] {
    return [...pages.values()].filter(({ rendering }) =>
      rendering.tags.some((tag) => tags.has(tag)),
    );
  }

  return {
    put,
    remove,

    get(key: string): CachedPage | undefined {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    /** Adds variants to a page, unless it is gone or was rendered anew. */
    extend({ rendering }: CachedPage, added: Partial<CachedPage["variants"]>): void {
      const page = pages.get(rendering.key);
      if (page?.rendering !== rendering) return;
      put({ rendering, variants: { ...page.variants, ...added } });
    },

    has: ({ rendering }: CachedPage): boolean => pages.get(rendering.key)?.rendering === rendering,

    tagged,

    /** Removes what has one of these tags. */
    drop(tags: ReadonlySet<string>): void {
      for (const { rendering } of tagged(tags)) remove(rendering.key);
    },

    /** Removes what depends on anything but the contents of the site itself. */
    dropTagged(): void {
      for (const [key, { rendering }] of pages) if (rendering.tags.length > 0) remove(key);
    },

    held: () => ({ pages: pages.size, bytes }),
  };
}
