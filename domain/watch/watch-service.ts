import { noOutboundClient } from "../outbound/outbound-client.ts";
import { createPageReader, type ReadPage } from "./blocks/read-in-thread.ts";
import { createChangeMails } from "./change-mails.ts";
import { deleteChangesBefore } from "./change-repository.ts";
import { expectedNews } from "./expected-news.ts";
import { createPageWatcher, type PageWatcherDependencies } from "./page-watcher.ts";
import { createToldToReaders } from "./told-to-readers.ts";
import { createWatchDesk } from "./watch-desk.ts";
import { later, watchRules } from "./watch-rules.ts";
import { noteSources, sourcePages } from "./watched-sources.ts";

export type WatchService = ReturnType<typeof createWatchService>;

/** The way out to the pages, and whether the site looks at them without being asked. */
export type Watching = Pick<PageWatcherDependencies, "outbound" | "isOn"> & {
  /** How long a host rests after a request: milliseconds. */
  readonly hostPause?: number;
  /** Tests stand in for it. */
  readonly readPage?: ReadPage;
};

export const nothingWatched: Watching = { outbound: noOutboundClient, isOn: false };

type Dependencies = Omit<
  PageWatcherDependencies,
  "citing" | "interval" | "afterLooks" | "facts" | "hostPause" | "readPage"
> &
  Watching &
  Omit<Parameters<typeof createWatchDesk>[0], "hurry" | "onJudged"> &
  Parameters<typeof createChangeMails>[0];

/** The official pages: looked at for the office, which judges their changes. Nothing of it becomes public by itself. */
export function createWatchService(dependencies: Dependencies) {
  const { database, clock, facts } = dependencies;
  const isNewsExpected = () =>
    expectedNews(facts.current(), facts.ofEdition, clock.now()).length > 0;
  const told = createToldToReaders(dependencies);
  const sendMails = createChangeMails(dependencies);
  const watcher = createPageWatcher({
    hostPause: watchRules.hostPause,
    readPage: createPageReader(),
    ...dependencies,
    citing: (address) => sourcePages(facts.current()).get(address)?.factIds ?? [],
    interval: () => (isNewsExpected() ? watchRules.hourlyInterval : watchRules.usualInterval),
    async afterLooks() {
      await told.reload();
      await sendMails();
    },
  });
  return {
    ...watcher,
    desk: createWatchDesk({
      ...dependencies,
      hurry: (id) => watcher.hurry(id),
      onJudged: () => told.reload(),
    }),
    told,
    /** Takes up the pages that records name now. */
    noteSources: () => noteSources(database, facts.current(), clock.now()),
    /** Forgets decisions of long ago; answers how many. */
    deleteOld: () =>
      deleteChangesBefore(database.queries, later(clock.now(), -watchRules.keptChanges)),
  };
}
