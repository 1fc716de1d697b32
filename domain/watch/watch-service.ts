import type { AuditLog } from "../audit/audit-log.ts";
import { noOutboundClient } from "../outbound/outbound-client.ts";
import { createPageWatcher, type PageWatcherDependencies } from "./page-watcher.ts";
import { deleteChangesBefore } from "./change-repository.ts";
import { sourcePages } from "./watched-sources.ts";
import { later, watchRules } from "./watch-rules.ts";

export type WatchService = ReturnType<typeof createWatchService>;

/** Who asks for pages, and whether they are looked at by themselves. */
export type Watching = Pick<PageWatcherDependencies, "outbound" | "isOn"> & {
  /** How long a host rests after a request: milliseconds. */
  readonly hostPause?: number;
};

export const nothingWatched: Watching = { outbound: noOutboundClient, isOn: false };

type Dependencies = Omit<
  PageWatcherDependencies,
  "citing" | "interval" | "afterLooks" | keyof Watching
> &
  Watching & { readonly audit: AuditLog };

/** The official pages: looked at for the office, which judges what changed on them. */
export function createWatchService(dependencies: Dependencies) {
  const { database, clock, facts } = dependencies;
  const watcher = createPageWatcher({
    hostPause: watchRules.hostPause,
    ...dependencies,
    citing: (address) => sourcePages(facts.current()).get(address)?.factIds ?? [],
    interval: () => watchRules.usualInterval,
    afterLooks: () => Promise.resolve(),
  });
  return {
    ...watcher,
    /** Forgets what was decided long ago; answers how much. */
    deleteOld: () =>
      deleteChangesBefore(database.queries, later(clock.now(), -watchRules.keptChanges)),
  };
}
