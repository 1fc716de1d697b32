import type { Clock } from "../../domain/shared/clock.ts";
import type { Log } from "../../domain/shared/log.ts";
import { createShrinking } from "./shrinking.ts";
import { isKeepable, keptPage, variantIn } from "./kept-page.ts";
import type { Coding } from "./content-coding.ts";
import type { KeptPage, Rendering, Variant } from "./kept-page.ts";
import type { PageAddress } from "./page-address.ts";
import { createPageStore, type StoreLimits } from "./page-store.ts";

/** What a request for a page gets: the page, kept or not, whatever its status. */
export type Outcome = {
  readonly page: KeptPage;
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
  const shrinking = createShrinking(store, log);
  const flights = new Map<string, Promise<Outcome>>();
  /** What is shown again only while nothing newer can be rendered. */
  const outdated = new WeakSet<Rendering>();
  /** Grows with each change: what was begun before shows what was true before. */
  let changes = 0;
  /** Grows with each drop: what was begun before may show what was taken from readers. */
  let drops = 0;

  function indianDay(): number {
    return Math.floor((clock.now().getTime() + indianOffset) / dayLength);
  }

  async function renderedNow({ key, tags }: Placed, render: Render): Promise<Outcome> {
    const begun = { changes, drops };
    const today = indianDay();
    const answer = await render(key);
    const page = await keptPage(answer, { key, tags, indianDay: today });
    const former = store.get(key);
    if (answer.status >= 500 && former !== undefined) return { page: former, isStale: true };
    if (begun.changes === changes) {
      if (isKeepable(answer)) store.put(page);
      else store.remove(key);
    } else if (begun.drops === drops && isKeepable(answer) && !isCurrent(former)) {
      outdated.add(page.rendering);
      store.put(page);
    }
    return { page, isStale: false };
  }

  function isCurrent(page: KeptPage | undefined): page is KeptPage {
    return page?.rendering.indianDay === indianDay() && !outdated.has(page.rendering);
  }

  function markChange(): void {
    changes += 1;
    flights.clear();
  }

  function markDrop(): void {
    drops += 1;
    markChange();
  }

  return {
    /** The page under this key as it is kept; undefined when it has to be rendered. */
    find(key: string): KeptPage | undefined {
      const page = store.get(key);
      if (!isCurrent(page)) return undefined;
      shrinking.asked(page);
      return page;
    },

    /** What the database is needed for as it was last rendered, while that cannot be done again. */
    findFormer(key: string): KeptPage | undefined {
      const page = store.get(key);
      return page !== undefined && page.rendering.tags.length > 0 ? page : undefined;
    },

    /** Renders a page, or waits for the rendering that is under way. */
    rendered(address: Placed, render: Render): Promise<Outcome> {
      const underWay = flights.get(address.key);
      if (underWay !== undefined) return underWay;
      const flight = renderedNow(address, render).finally(() => {
        if (flights.get(address.key) === flight) flights.delete(address.key);
      });
      flights.set(address.key, flight);
      return flight;
    },

    /** The page's bytes in this coding; made now when nobody has asked for them before. */
    async variant(page: KeptPage, coding: Coding): Promise<Variant> {
      const kept = page.variants[coding];
      if (kept !== undefined) return kept;
      const made = await variantIn(page, coding);
      store.extend(page, { [coding]: made });
      return made;
    },

    /**
     * From now on what has one of these tags is rendered anew, and shown as it was only where that
     * fails: for changes that took nothing from readers.
     */
    outdate(tags: Iterable<string>): void {
      markChange();
      for (const { rendering } of store.tagged(new Set(tags))) outdated.add(rendering);
    },

    /** From now on nobody gets what has one of these tags as it was rendered before. */
    drop(tags: Iterable<string>): void {
      markDrop();
      store.drop(new Set(tags));
    },

    /** The same for everything that has tags. */
    dropTagged(): void {
      markDrop();
      store.dropTagged();
    },

    held: store.held,
  };
}
