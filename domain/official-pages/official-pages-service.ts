import { noOutboundClient } from "../outbound/outbound-client.ts";
import { readInProcess, type ReadPage } from "./blocks/read-in-process.ts";
import { createChangeMails } from "./change-mails.ts";
import { deleteChangesBefore } from "./change-repository.ts";
import { isNewsExpected } from "./expected-news.ts";
import { later, lookRules } from "./look-rules.ts";
import { createOfficialPagesDesk } from "./official-pages-desk.ts";
import { createPageWatcher, type PageWatcherDependencies } from "./page-watcher.ts";
import { createToldToReaders } from "./told-to-readers.ts";
import { noteSources, sourcePages } from "./watched-sources.ts";

export type OfficialPages = ReturnType<typeof createOfficialPages>;

/** The way out to the pages, and whether the site looks at them without being asked. */
export type Watching = Pick<PageWatcherDependencies, "outbound" | "isOn"> & {
  /** How long a host rests after a look: milliseconds. */
  readonly hostPause?: number;
  /** Tests stand in for it. */
  readonly readPage?: ReadPage;
};

export const nothingWatched: Watching = { outbound: noOutboundClient, isOn: false };

type Dependencies = Watching &
  Pick<PageWatcherDependencies, "log" | "siteUrl"> &
  Omit<Parameters<typeof createOfficialPagesDesk>[0], "hurry"> &
  Parameters<typeof createChangeMails>[0];

/** The official pages: looked at for the office, which judges their changes. Nothing of it becomes public by itself. */
export function createOfficialPages(dependencies: Dependencies) {
  const { database, clock, facts } = dependencies;
  const { usualInterval, hourlyInterval, hostPause, keptChanges } = lookRules;
  const watcher = createPageWatcher({
    hostPause,
    readPage: readInProcess,
    ...dependencies,
    citing: (address) => sourcePages(facts.current()).get(address)?.factIds ?? [],
    interval: () => (isNewsExpected(facts.current(), clock.now()) ? hourlyInterval : usualInterval),
    afterLooks: createChangeMails(dependencies),
  });
  return {
    ...watcher,
    desk: createOfficialPagesDesk({ ...dependencies, hurry: (id) => watcher.hurry(id) }),
    told: createToldToReaders(dependencies),
    /** Takes up the pages that records name now. */
    noteSources: () => noteSources(database, facts.current(), clock.now()),
    /** Forgets decisions of long ago; answers how many. */
    deleteOld: () => deleteChangesBefore(database.queries, later(clock.now(), -keptChanges)),
  };
}
