import type { OpenDatabase } from "../database/open-database.ts";
import { hasRaisedSiteVersion, readSiteVersion } from "../database/site-version.ts";
import type { Log } from "./shared/log.ts";

/** In milliseconds. */
const pollInterval = 1_000;

/** In milliseconds. */
const confirmedTime = 3_000;

type Dependencies = { readonly database: OpenDatabase; readonly log: Log };

type Kept = { readonly reload: () => Promise<unknown> };

export type SiteVersion = ReturnType<typeof followSiteVersion>;

/**
 * A room is read anew before the transaction that raised the version is acknowledged, or within a second
 * after one of another instance.
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
    database: { ...database, transaction } satisfies OpenDatabase,

    keep: (kept: readonly Kept[]): void => void rooms.push(...kept),

    /** Rejects when the database cannot be read. */
    catchUp,

    onChange: (listener: () => void): void => void listeners.push(listener),

    /** False while changes of other instances may be unknown. */
    isConfirmed: (): boolean => !isFailing && performance.now() - confirmedAt < confirmedTime,

    /** `onAnswer` is called each time the database has answered. */
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
