import type { Log } from "../../domain/shared/log.ts";
import { recompressed, type CachedPage } from "./cached-page.ts";
import type { PageStore } from "./page-store.ts";

/**
 * Makes pages as small as they get, one at a time, on another thread. Only those that are asked for
 * again: it takes longer than everything else that is done for a page.
 */
export function createRecompression(store: PageStore, log: Log) {
  const begun = new WeakSet<CachedPage["rendering"]>();
  let last = Promise.resolve();

  async function shrink(page: CachedPage): Promise<void> {
    if (store.has(page)) store.extend(page, { br: await recompressed(page) });
  }

  return {
    /** Notes that somebody has got the page from the store. */
    schedule(page: CachedPage): void {
      if (begun.has(page.rendering)) return;
      begun.add(page.rendering);
      last = last
        .then(() => shrink(page))
        .catch((fault: unknown) => {
          // Nobody waits for it: readers go on getting the page as it was compressed at first.
          log.warn("A page could not be made smaller.", { page: page.rendering.key, fault });
        });
    },
  };
}
