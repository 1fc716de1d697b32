import type { OpenDatabase } from "../../database/open-database.ts";
import { liveUpdates, shippedUpdates, type SiteUpdate } from "./update.ts";
import { listUpdates } from "./update-repository.ts";

export type CurrentUpdates = ReturnType<typeof createCurrentUpdates>;

/** The updates that readers have, in memory; until they are read first, what the site ships. */
export function createCurrentUpdates({ database }: { readonly database: OpenDatabase }) {
  const listeners: (() => void)[] = [];
  let live: readonly SiteUpdate[] = shippedUpdates;
  /** One after the other: a slower reading would bring back what was there before. */
  let reading: Promise<unknown> = Promise.resolve();

  function readUpdates(): Promise<void> {
    const next = reading
      .catch(() => undefined)
      .then(async () => {
        live = liveUpdates(await listUpdates(database.queries));
        for (const listener of listeners) listener();
      });
    reading = next;
    return next;
  }

  return {
    /** The same list until one of them becomes another, without asking the database. */
    current: (): readonly SiteUpdate[] => live,

    /** Reads them; rejects when the database cannot be read. */
    load: readUpdates,

    /** Reads them again after a change. */
    reload: readUpdates,

    /** Calls the listener whenever they have been read again. */
    onChange(listener: () => void): void {
      listeners.push(listener);
    },
  };
}
