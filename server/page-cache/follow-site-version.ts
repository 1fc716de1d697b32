import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "../../database/open-database.ts";
import { readSiteVersion } from "../../database/site-version.ts";
import type { Services } from "../../domain/services.ts";
import type { Log } from "../../domain/shared/log.ts";
import type { PageCache } from "./page-cache.ts";

/** How often the database is asked whether another instance has changed something, in milliseconds. */
const pollInterval = 1_000;

/** How long other instances get to learn of what they have in memory before it counts as changed, in milliseconds. */
const othersLearnTime = pollInterval + 500;

/** How long an answer counts as recent, in milliseconds. */
const confirmedTime = 3_000;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly cache: Pick<PageCache, "drop">;
  readonly log: Log;
  /** Called each time the database has answered. */
  readonly onAnswer: () => void;
};

/** The rooms that keep in memory what readers see. */
type Followed = Pick<Services, "settings" | "facts" | "updates" | "closingRanks" | "officialPages">;

/**
 * Drops the cached pages when the site has another version: at once after a change of this instance, within a second
 * after one of another. What is in memory is read anew before the pages go that show it.
 */
export function followSiteVersion({ database, cache, log, onAnswer }: Dependencies) {
  let seenVersion: string | null = null;
  let followed: Followed | null = null;
  /** Grows with each change of what is in memory, whoever made it. */
  let memoryChanges = 0;
  let reading: Promise<void> = Promise.resolve();
  let confirmedAt = performance.now();
  let isFailing = false;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** One after the other: a slower one would bring back what held before. */
  function catchUp(): Promise<void> {
    reading = reading.catch(() => undefined).then(readVersion);
    return reading;
  }

  async function readVersion(): Promise<void> {
    const version = await readSiteVersion(database.queries);
    if (version !== seenVersion) {
      if (followed !== null) await reload(followed);
      seenVersion = version;
      cache.drop();
    }
    confirmedAt = performance.now();
  }

  async function reload(rooms: Followed): Promise<void> {
    const { settings, facts, updates, closingRanks, officialPages } = rooms;
    for (const kept of [settings, facts, updates, closingRanks])
      if (await kept.reload()) memoryChanges += 1;
    await officialPages.told.reload();
  }

  async function poll(): Promise<void> {
    try {
      await catchUp();
      if (isFailing) log.info("The database can be asked again what has changed.");
      isFailing = false;
      onAnswer();
    } catch (fault) {
      noteFailure(fault);
    }
  }

  function noteFailure(fault: unknown): void {
    if (!isFailing)
      log.error("Cached pages are served without knowing what has changed.", { fault });
    isFailing = true;
  }

  /** A committed change is public: it may not be acknowledged while the pages from before are still served. */
  async function transaction<Value>(work: Parameters<typeof database.transaction<Value>>[0]) {
    const changesBefore = memoryChanges;
    const value = await database.transaction(work);
    await catchUp().catch((fault: unknown) => {
      noteFailure(fault);
      cache.drop();
    });
    // Elsewhere a former value would stand beside the new one until the next poll.
    if (database.engine === "postgres" && memoryChanges !== changesBefore)
      await sleep(othersLearnTime, undefined, { ref: false });
    return value;
  }

  return {
    /** The database; a transaction of it ends when its changes are seen in the pages. */
    database: { ...database, transaction } satisfies OpenDatabase,

    /** False while it is not known what other instances have changed. */
    isConfirmed: (): boolean => !isFailing && performance.now() - confirmedAt < confirmedTime,

    /** Reads what is kept in memory; from now on changes of it are taken over. */
    async load(services: Followed): Promise<void> {
      followed = services;
      await catchUp();
    },

    /** From now on changes of other instances are taken over; those since `load` at once. */
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
