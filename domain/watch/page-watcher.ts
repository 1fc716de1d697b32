import { setTimeout as sleep } from "node:timers/promises";
import { createPageLooks, type PageLooksDependencies } from "./page-looks.ts";
import { findPage, listDuePages, listPages, updatePage } from "./page-repository.ts";
import type { PageChange } from "./page-change.ts";
import { noteSources } from "./watched-sources.ts";
import type { WatchedPage } from "./watched-page.ts";

/** What a look that somebody asked for has shown. */
export type AskedLook = {
  readonly page: WatchedPage;
  readonly change: PageChange | null;
  /** Why there was no look; empty when there was. */
  readonly reason: string;
};

export type PageWatcherDependencies = PageLooksDependencies & {
  /** Whether pages are looked at by themselves. */
  readonly isOn: boolean;
  /** Called after each round of looks. */
  readonly afterLooks: () => Promise<void>;
};

/** The first round comes when a start has settled, the next ones each minute: in milliseconds. */
const firstAfter = 60_000;
const interval = 60_000;
/** How often the records are asked anew for their sources. */
const sourcesInterval = 600_000;

/** Looks at the pages that are due, one a host at a time. Several instances share the work. */
export function createPageWatcher(dependencies: PageWatcherDependencies) {
  const { database, clock, log, facts, hostPause, isOn } = dependencies;
  const { queries } = database;
  const look = createPageLooks(dependencies);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let sourcesNotedAt = 0;

  /** Looks at what is due now, and answers what was looked at. */
  async function lookDue(): Promise<readonly AskedLook[]> {
    const looks: AskedLook[] = [];
    await noteSourcesInTime();
    while (!stopping.signal.aborted) {
      const due = await listDuePages(queries, clock.now().toISOString());
      const outcomes = await lookAtEach(due);
      looks.push(...outcomes);
      // What is left is another instance's, or its host has to rest: the next round has it.
      if (outcomes.length === 0) break;
      await pause();
    }
    if (looks.length > 0) await dependencies.afterLooks();
    return looks;
  }

  /** Hosts at the same time, the pages of one one after the other. */
  async function lookAtEach(pages: readonly WatchedPage[]): Promise<AskedLook[]> {
    const firsts = new Map(pages.toReversed().map((page) => [new URL(page.address).host, page]));
    // A look that fails leaves the others to their end: nothing goes on when a round is over.
    const looks = await Promise.allSettled([...firsts.values()].map(lookAt));
    return looks.flatMap((one) => {
      if (one.status === "rejected") throw one.reason;
      return one.value ?? [];
    });
  }

  async function lookAt(page: WatchedPage): Promise<AskedLook | null> {
    const outcome = await look(page);
    return outcome.kind === "busy" ? null : { page, ...outcome };
  }

  async function pause(): Promise<void> {
    // Stopping ends the pause early: that is no fault.
    await sleep(hostPause, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  async function noteSourcesInTime(): Promise<void> {
    const now = clock.now();
    if (now.getTime() - sourcesNotedAt < sourcesInterval) return;
    await noteSources(database, facts.current(), now);
    sourcesNotedAt = now.getTime();
  }

  function round(): void {
    running = running.then(async () => {
      try {
        await lookDue();
      } catch (fault) {
        log.error("The official pages could not be looked at.", { fault });
      }
    });
  }

  return {
    lookDue,

    /** Looks now at these pages, or at all; a host that was just asked is waited for. */
    async lookNow(ids: readonly string[] | null): Promise<readonly AskedLook[]> {
      await noteSources(database, facts.current(), clock.now());
      const all = (await listPages(queries)).filter(({ removedAt }) => removedAt === null);
      const wanted = new Set(ids ?? all.map(({ id }) => id));
      for (const id of wanted)
        await updatePage(queries, id, { nextLookAt: clock.now().toISOString() });
      const looks: AskedLook[] = [];
      for (let tries = 0; wanted.size > 0 && tries < mostTries; tries++) {
        const pages = await Promise.all([...wanted].map((id) => findPage(queries, id)));
        const now = clock.now().toISOString();
        const due = pages.filter((page) => page !== undefined && page.nextLookAt <= now);
        const outcomes = await lookAtEach(due.filter((page) => page !== undefined));
        for (const { page } of outcomes) wanted.delete(page.id);
        looks.push(...outcomes);
        if (wanted.size > 0) await pause();
      }
      await dependencies.afterLooks();
      return looks;
    },

    /** Has a page looked at with the next round, which begins at once. */
    async hurry(id: string): Promise<void> {
      await updatePage(queries, id, { nextLookAt: clock.now().toISOString() });
      if (isOn) round();
    },

    start(): void {
      if (!isOn) return;
      timer = setTimeout(() => {
        round();
        timer = setInterval(round, interval).unref();
      }, firstAfter).unref();
    },

    /** Waits for the looks under way. */
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

/** So often it is waited for hosts that rest. */
const mostTries = 200;
