import { setTimeout as sleep } from "node:timers/promises";
import { lookRules } from "./look-rules.ts";
import { createPageLooks, type Look, type PageLooksDependencies } from "./page-looks.ts";
import { listPages, updatePage } from "./page-repository.ts";
import { noteSources } from "./watched-sources.ts";

export type PageWatcherDependencies = PageLooksDependencies & {
  readonly isOn: boolean;
};

/** Milliseconds: the first round comes when a start has settled. */
const roundInterval = 60_000;
const sourcesInterval = 600_000;
/** So often `lookNow` waits for hosts that rest. */
const maxTries = 200;

export function createPageWatcher(
  dependencies: PageWatcherDependencies,
  afterLooks: () => Promise<void>,
) {
  const { database, clock, log, facts, hostPause = lookRules.hostPause, isOn } = dependencies;
  const { queries } = database;
  const look = createPageLooks(dependencies);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let sourcesNotedAt = 0;

  async function lookAtDue(isWanted: (id: string) => boolean): Promise<Look[]> {
    const now = clock.now().toISOString();
    const due = (await listPages(queries))
      .filter((page) => page.removed_at === null && page.next_look_at <= now && isWanted(page.id))
      .toSorted((one, other) => one.next_look_at.localeCompare(other.next_look_at));
    const looks: Look[] = [];
    for (const page of due) {
      const outcome = stopping.signal.aborted ? null : await look(page);
      if (outcome !== null) looks.push(outcome);
    }
    return looks;
  }

  async function pause(): Promise<void> {
    // Stopping ends the pause early: that is no fault.
    await sleep(hostPause, undefined, { signal: stopping.signal }).catch(() => undefined);
  }

  async function lookDue(): Promise<readonly Look[]> {
    const now = clock.now();
    if (now.getTime() - sourcesNotedAt >= sourcesInterval) {
      await noteSources(database, facts.current(), now);
      sourcesNotedAt = now.getTime();
    }
    const looks: Look[] = [];
    while (!stopping.signal.aborted) {
      const outcomes = await lookAtDue(() => true);
      looks.push(...outcomes);
      // The others are another instance's: the next round has them.
      if (outcomes.length === 0) break;
      await pause();
    }
    if (looks.length > 0) await afterLooks();
    return looks;
  }

  function round(): void {
    running = running.then(lookDue).catch((fault: unknown) => {
      log.error("The official pages could not be looked at.", { fault });
    });
  }

  async function askFor(id: string): Promise<void> {
    await updatePage(queries, id, { next_look_at: clock.now().toISOString() });
  }

  return {
    lookDue,

    async lookNow(ids: readonly string[]): Promise<readonly Look[]> {
      const wanted = new Set(ids);
      for (const id of ids) await askFor(id);
      const looks: Look[] = [];
      for (let tries = 0; wanted.size > 0 && tries < maxTries; tries++) {
        if (tries > 0) await pause();
        const outcomes = await lookAtDue((id) => wanted.has(id));
        for (const { page } of outcomes) wanted.delete(page.id);
        looks.push(...outcomes);
      }
      await afterLooks();
      return looks;
    },

    async hurry(id: string): Promise<void> {
      await askFor(id);
      if (isOn) round();
    },

    start(): void {
      if (isOn) timer = setInterval(round, roundInterval).unref();
    },

    async stop(): Promise<void> {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
