import { later } from "../shared/clock.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { noOutboundClient } from "../outbound/outbound-client.ts";
import { createChangeMails, type ChangeMailsDependencies } from "./change-mails.ts";
import { lookRules } from "./look-rules.ts";
import { createOfficialPagesDesk } from "./official-pages-desk.ts";
import { createPageWatcher, type PageWatcherDependencies } from "./page-watcher.ts";
import { createToldToReaders } from "./told-to-readers.ts";
import { noteSources } from "./watched-sources.ts";

export type OfficialPages = ReturnType<typeof createOfficialPages>;

export type Watching = Pick<PageWatcherDependencies, "outbound" | "isOn">;

export const nothingWatched: Watching = { outbound: noOutboundClient, isOn: false };

type Dependencies = RoomTools & PageWatcherDependencies & ChangeMailsDependencies;

/** The official pages: looked at for the office, which judges their changes. Nothing of it becomes public by itself. */
export function createOfficialPages(dependencies: Dependencies) {
  const { database, clock, facts } = dependencies;
  const watcher = createPageWatcher(dependencies, createChangeMails(dependencies));
  return {
    ...watcher,
    desk: createOfficialPagesDesk(dependencies, (id) => watcher.hurry(id)),
    told: createToldToReaders(dependencies),
    noteSources: () => noteSources(database, facts.current(), clock.now()),
    deleteOld: () =>
      database.queries
        .deleteFrom("page_changes")
        .where("at", "<", later(clock.now(), -lookRules.keptChanges))
        .where("state", "!=", "new")
        .execute(),
  };
}
