import type { OpenDatabase } from "../database/open-database.ts";
import { hasRaisedSiteVersion, readSiteVersion } from "../database/site-version.ts";
import type { Log } from "./shared/log.ts";
import { createPoller } from "./shared/poller.ts";

const pollInterval = 1_000;

const failure = "Cached pages are served without knowing what has changed.";

type Dependencies = { readonly database: OpenDatabase; readonly log: Log };

type Kept = { readonly reload: () => Promise<unknown> };

/** Before the transaction that raised the version is acknowledged, or within a second after one of another instance. */
export function followSiteVersion({ database, log }: Dependencies) {
  const rooms: Kept[] = [];
  const listeners: (() => void)[] = [];
  let seenVersion: string | null = null;
  let reading: Promise<void> = Promise.resolve();
  const poller = createPoller({ log, interval: pollInterval, failure, work: catchUp });

  function announce(): void {
    for (const listener of listeners) listener();
  }

  /** One after the other: a slower one would bring back what held before. */
  function catchUp(): Promise<void> {
    reading = reading.catch(() => undefined).then(readVersion);
    return reading;
  }

  async function readVersion(): Promise<void> {
    const version = await readSiteVersion(database.queries);
    if (version === seenVersion) return;
    for (const room of rooms) await room.reload();
    seenVersion = version;
    announce();
  }

  /** A committed change is public: it may not be acknowledged while what was there before is still shown. */
  async function transaction<Value>(work: Parameters<typeof database.transaction<Value>>[0]) {
    const { value, isRaised } = await database.transaction(async (queries) => ({
      value: await work(queries),
      isRaised: hasRaisedSiteVersion(queries),
    }));
    if (isRaised)
      await catchUp().catch((fault: unknown) => {
        log.error(failure, { fault });
        announce();
      });
    return value;
  }

  return {
    database: { ...database, transaction } satisfies OpenDatabase,

    keep: (kept: readonly Kept[]): void => void rooms.push(...kept),

    /** Rejects when the database cannot be read. */
    catchUp,

    onChange: (listener: () => void): void => void listeners.push(listener),

    start: () => poller.start(),
    stop: (timeout: number) => poller.stop(timeout),
  };
}
