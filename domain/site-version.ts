import type { OpenDatabase } from "../database/open-database.ts";
import { hasRaisedSiteVersion, readSiteVersion } from "../database/site-version.ts";
import type { Log } from "./shared/log.ts";

/** How often the database is asked whether another instance has changed something, in milliseconds. */
const pollInterval = 1_000;

/** How long an answer counts as recent, in milliseconds. */
const confirmedTime = 3_000;

type Dependencies = { readonly database: OpenDatabase; readonly log: Log };

/** A room that keeps in memory what readers see. */
type Kept = { readonly reload: () => Promise<unknown> };

export type SiteVersion = ReturnType<typeof followSiteVersion>;

/**
 * Reads anew what is kept in memory, and then tells the listeners, when the site has another version: before a transaction
 * of this process is acknowledged that raised it, within a second after one of another.
 */
export function followSiteVersion({ database, log }: Dependencies) {
  const rooms: Kept[] = [];
  const listeners: (() => void)[] = [];
  let seenVersion: string | null = null;
  let reading: Promise<void> = Promise.resolve();
  let confirmedAt = performance.now();
  let isFailing = false;
  let polling: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

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
    if (version !== seenVersion) {
      for (const room of rooms) await room.reload();
      seenVersion = version;
      announce();
    }
    confirmedAt = performance.now();
  }

  async function poll(onAnswer: () => void): Promise<void> {
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

  /** A committed change is public: it may not be acknowledged while what was there before is still shown. */
  async function transaction<Value>(work: Parameters<typeof database.transaction<Value>>[0]) {
    const { value, isRaised } = await database.transaction(async (queries) => ({
      value: await work(queries),
      isRaised: hasRaisedSiteVersion(queries),
    }));
    if (isRaised)
      await catchUp().catch((fault: unknown) => {
        noteFailure(fault);
        announce();
      });
    return value;
  }

  return {
    /** The database; a transaction of it ends when its changes are seen. */
    database: { ...database, transaction } satisfies OpenDatabase,

    /** From now on these are read anew with each version. */
    keep: (kept: readonly Kept[]): void => void rooms.push(...kept),

    /** Takes over what any instance has changed until now; rejects when the database cannot be read. */
    catchUp,

    /** Calls the listener after each change of the version. */
    onChange: (listener: () => void): void => void listeners.push(listener),

    /** False while it is not known what other instances have changed. */
    isConfirmed: (): boolean => !isFailing && performance.now() - confirmedAt < confirmedTime,

    /** From now on changes of other instances are taken over; `onAnswer` is called each time the database has answered. */
    start(onAnswer: () => void): void {
      timer = setInterval(() => {
        polling ??= poll(onAnswer).finally(() => (polling = null));
      }, pollInterval).unref();
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await polling;
    },
  };
}
