import type { OpenDatabase } from "../../database/open-database.ts";
import { readerChanges, type ReaderChange } from "../../domain/audit/reader-changes.ts";
import type { Log } from "../../domain/shared/log.ts";
import { postLists, postTag } from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

/** How often the database is asked what other instances have changed, in milliseconds. */
const pollInterval = 400;

/** How long an answer counts as recent, in milliseconds. */
const confirmedTime = 3_000;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly cache: Pick<PageCache, "markStale" | "invalidate" | "invalidateAll">;
  readonly log: Log;
  /** Called each time the database has answered. */
  readonly onAnswer: () => void;
};

/** Invalidates the pages of posts that have changed: at once after a change of this instance, soon after one of another. */
export function followSiteChanges({ database, cache, log, onAnswer }: Dependencies) {
  let seen = 0;
  let confirmedAt = performance.now();
  let isFailing = false;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function catchUp(): Promise<void> {
    const { sequence, changes } = await readerChanges(database.queries, seen);
    if (changes === "everything") cache.invalidateAll();
    else if (changes.length > 0) {
      const isRemoval = changes.some(({ change }) => change === "removed");
      cache[isRemoval ? "invalidate" : "markStale"](changes.flatMap(tagsOf));
    }
    seen = sequence;
    confirmedAt = performance.now();
  }

  async function poll(): Promise<void> {
    try {
      await catchUp();
      if (isFailing) log.info("The database can be asked again what has changed.");
      isFailing = false;
      onAnswer();
    } catch (fault) {
      if (!isFailing)
        log.error("Cached pages are served without knowing what has changed.", { fault });
      isFailing = true;
    }
  }

  function isConfirmed(): boolean {
    return !isFailing && performance.now() - confirmedAt < confirmedTime;
  }

  /** What was committed is public: it may not be acknowledged while the pages from before are still served. */
  async function transaction<Value>(work: Parameters<typeof database.transaction<Value>>[0]) {
    const value = await database.transaction(work);
    await catchUp().catch(cache.invalidateAll);
    return value;
  }

  return {
    /** The database; a transaction of it ends when its changes are seen in the pages. */
    database: { ...database, transaction } satisfies OpenDatabase,

    /** False while it is not known what other instances have changed. */
    isConfirmed,

    async start(): Promise<void> {
      await catchUp();
      timer = setInterval(() => {
        polling ??= poll().finally(() => (polling = null));
      }, pollInterval).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await polling;
    },
  };
}

/** By what the pages are found that show it. */
function tagsOf(change: ReaderChange): readonly string[] {
  return change.subject === "fact" ? change.tags : [postLists, postTag(change.slug)];
}
