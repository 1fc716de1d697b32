import { setTimeout as sleep } from "node:timers/promises";
import type { OpenDatabase } from "../../database/open-database.ts";
import { readerChanges, type ReaderChange } from "../../domain/audit/reader-changes.ts";
import type { Log } from "../../domain/shared/log.ts";
import {
  ownPageTag,
  postLists,
  postTag,
  ranksTag,
  relatedPosts,
  updatesOnFact,
  updatesTag,
} from "./page-address.ts";
import type { PageCache } from "./page-cache.ts";

/** How often the database is asked what other instances have changed, in milliseconds. */
const pollInterval = 400;

/** How long an answer counts as recent, in milliseconds. */
const confirmedTime = 3_000;

/** How long other instances get to learn of what they have in memory before it counts as changed, in milliseconds. */
const othersLearnTime = 2 * pollInterval;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly cache: Pick<PageCache, "markStale" | "invalidate" | "invalidateAll">;
  readonly log: Log;
  /** Called each time the database has answered. */
  readonly onAnswer: () => void;
};

/** What an instance keeps in memory of the database. */
type InMemory = {
  readonly load: () => Promise<void>;
  readonly reload: () => Promise<unknown>;
};

/** The exam facts, the updates, closing ranks, what the office has set, and what readers are told of sources. */
type Followed = {
  readonly facts: InMemory;
  readonly updates: InMemory;
  readonly settings: InMemory;
  /** Read when somebody asks for them, not before. */
  readonly closingRanks: Pick<InMemory, "reload">;
  readonly watch: { readonly told: Pick<InMemory, "reload"> };
};

/**
 * Takes over what has changed, and invalidates the pages that show it: at once after a change of this
 * instance, soon after one of another. What is in memory is read anew before the pages go that show it.
 */
export function followSiteChanges({ database, cache, log, onAnswer }: Dependencies) {
  let seenSequence = 0;
  let followedServices: Followed | null = null;
  /** Grows with each change of what is in memory, whoever made it. */
  let memoryChanges = 0;
  let reading: Promise<void> = Promise.resolve();
  let confirmedAt = performance.now();
  let isFailing = false;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** One after the other: a slower one would bring back the exam facts of before. */
  function catchUp(): Promise<void> {
    reading = reading.catch(() => undefined).then(readChanges);
    return reading;
  }

  async function readChanges(): Promise<void> {
    const { sequence, changes } = await readerChanges(database.queries, seenSequence);
    if (changes === "everything") {
      await followedServices?.settings.reload();
      await followedServices?.facts.reload();
      await followedServices?.updates.reload();
      await followedServices?.closingRanks.reload();
      memoryChanges += 1;
      cache.invalidateAll();
    } else {
      if (changes.some(({ subject }) => subject === "fact")) {
        await followedServices?.facts.reload();
        await followedServices?.watch.told.reload();
        memoryChanges += 1;
      }
      if (changes.some(({ subject }) => subject === "update"))
        await followedServices?.updates.reload();
      if (changes.some(({ subject }) => subject === "ranks")) {
        await followedServices?.closingRanks.reload();
        memoryChanges += 1;
      }
      cache.markStale(changes.filter(({ change }) => change !== "removed").flatMap(tagsOf));
      cache.invalidate(changes.filter(({ change }) => change === "removed").flatMap(tagsOf));
    }
    seenSequence = sequence;
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
    const changesBefore = memoryChanges;
    const value = await database.transaction(work);
    await catchUp().catch(() => {
      confirmedAt = -Infinity;
      cache.invalidateAll();
    });
    if (database.engine === "postgres" && memoryChanges !== changesBefore)
      await sleep(othersLearnTime, undefined, { ref: false });
    return value;
  }

  return {
    /** The database; a transaction of it ends when its changes are seen in the pages. */
    database: { ...database, transaction } satisfies OpenDatabase,

    /** False while it is not known what other instances have changed. */
    isConfirmed,

    /** Reads what is kept in memory as it is now; from now on changes of it are taken over. */
    async load(services: Followed): Promise<void> {
      await catchUp();
      await services.settings.load();
      await services.facts.load();
      await services.updates.load();
      await services.watch.told.reload();
      followedServices = services;
    },

    /** From now on changes of other instances are taken over; those since what is in memory was read at once. */
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
  switch (change.subject) {
    case "fact":
      return change.tags;
    case "post":
      if (change.change === "reviewed") return [ownPageTag(change.slug), postLists];
      return [change.slug, change.formerSlug ?? change.slug]
        .map(postTag)
        .concat(postLists, change.change === "updated" ? relatedPosts : []);
    case "ranks":
      return [ranksTag];
    case "update":
      return [updatesTag, ...change.records.map(updatesOnFact)];
  }
}
