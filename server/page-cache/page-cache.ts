import type { Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";
import { createRecompression } from "./shrinking.ts";
import { isCacheable, toCachedPage, encodeVariant } from "./cached-page.ts";
import type { Coding } from "./content-coding.ts";
import type { CachedPage, Rendering, Variant } from "./cached-page.ts";
import type { PageAddress } from "./page-address.ts";
import { createPageStore, type StoreLimits } from "./page-store.ts";

/** What a request for a page gets: the page, kept or not, whatever its status. */
export type RenderOutcome = {
  readonly page: CachedPage;
  /** It is what was true before, because what is true now cannot be rendered. */
  readonly isStale: boolean;
};

export type PageCache = ReturnType<typeof createPageCache>;

/** Where a page is kept, and what drops it. */
type Placed = Pick<PageAddress, "key" | "tags">;

/** Renders what everybody gets at this address. */
export type Render = (address: string) => Promise<Response>;

/** Some four thousand posts. */
export const pageCacheLimits: StoreLimits = { pages: 4_096, bytes: 32 * 1024 * 1024 };

const dayLength = 86_400_000;
/** India is ahead of UTC by five and a half hours, in winter and summer. */
const indianOffset = 19_800_000;

/**
 * Public pages, rendered once and kept compressed until what they show changes or the Indian day
 * ends. However many ask at once for a page that is not there, it is rendered for one of them.
 */
export function createPageCache(clock: Clock, limits: StoreLimits, log: Log) {
  const store = createPageStore(limits);
  const shrinking = createRecompression(store, log);
  const inFlight = new Map<string, Promise<RenderOutcome>>();
  /** What is shown again only while nothing newer can be rendered. */
  const stale = new WeakSet<Rendering>();
  /** Grows with each change: what was begun before shows what was true before. */
  let changes = 0;
  /** Grows with each drop: what was begun before may show what was taken from readers. */
  let drops = 0;

  function indianDay(): number {
    return Math.floor((clock.now().getTime() + indianOffset) / dayLength);
  }

  async function renderedNow({ key, tags }: Placed, render: Render): Promise<RenderOutcome> {
    const begun = { changes, drops };
    const today = indianDay();
    const answer = await render(key);
    const page = await toCachedPage(answer, { key, tags, indianDay: today });
    const former = store.get(key);
    if (answer.status >= 500 && former !== undefined) return { page: former, isStale: true };
    if (begun.changes === changes) {
      if (isCacheable(answer)) store.put(page);
      else store.remove(key);
    } else if (begun.drops === drops && isCacheable(answer) && !isCurrent(former)) {
      stale.add(page.rendering);
      store.put(page);
    }
    return { page, isStale: false };
  }

  function isCurrent(page: CachedPage | undefined): page is CachedPage {
    return page?.rendering.indianDay === indianDay() && !stale.has(page.rendering);
  }

  function markChange(): void {
    changes += 1;
    inFlight.clear();
  }

  function markDrop(): void {
    drops += 1;
    markChange();
  }

  return {
    /** The page under this key as it is kept; undefined when it has to be rendered. */
    getFresh(key: string): CachedPage | undefined {
      const page = store.get(key);
      if (!isCurrent(page)) return undefined;
      shrinking.schedule(page);
      return page;
    },

    /** What the database is needed for as it was last rendered, while that cannot be done again. */
    getStale(key: string): CachedPage | undefined {
      const page = store.get(key);
      return page !== undefined && page.rendering.tags.length > 0 ? page : undefined;
    },

    /** Renders a page, or waits for the rendering that is under way. */
    render(address: Placed, render: Render): Promise<RenderOutcome> {
      const underWay = inFlight.get(address.key);
      if (underWay !== undefined) return underWay;
      const flight = renderedNow(address, render).finally(() => {
        if (inFlight.get(address.key) === flight) inFlight.delete(address.key);
      });
      inFlight.set(address.key, flight);
      return flight;
    },

    /** The page's bytes in this coding; made now when nobody has asked for them before. */
    async getVariant(page: CachedPage, coding: Coding): Promise<Variant> {
      const kept = page.variants[coding];
      if (kept !== undefined) return kept;
      const made = await encodeVariant(page, coding);
      store.extend(page, { [coding]: made });
      return made;
    },

    /**
     * From now on what has one of these tags is rendered anew, and shown as it was only where that
     * fails: for changes that took nothing from readers.
     */
    markStale(tags: Iterable<string>): void {
      markChange();
      for (const { rendering } of store.tagged(new Set(tags))) stale.add(rendering);
    },

    /** From now on nobody gets what has one of these tags as it was rendered before. */
    invalidate(tags: Iterable<string>): void {
      markDrop();
      store.drop(new Set(tags));
    },

    /** The same for everything that has tags. */
    invalidateAll(): void {
      markDrop();
      store.dropTagged();
    },

    size: store.held,
  };
}
