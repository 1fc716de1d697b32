import { isDeepStrictEqual } from "node:util";
import { indianDate } from "../shared/clock.ts";
import { createUpdateDesk, type UpdateDeskDependencies } from "./update-desk.ts";
import { listUpdates } from "./update-repository.ts";
import { liveUpdates, shippedUpdates, type SiteUpdate, type StoredUpdate } from "./update.ts";

export type UpdatesService = ReturnType<typeof createUpdatesService>;

export function createUpdatesService(dependencies: UpdateDeskDependencies) {
  const { database, clock } = dependencies;
  let rows: readonly StoredUpdate[] = [];
  let live: readonly SiteUpdate[] = shippedUpdates;
  let day: string | null = null;

  return {
    desk: createUpdateDesk(dependencies),

    /** The same list until one of them changes or another Indian day begins, from memory. */
    current(): readonly SiteUpdate[] {
      const today = indianDate(clock.now());
      if (today !== day) {
        day = today;
        live = liveUpdates(rows, today);
      }
      return live;
    },

    async reload(): Promise<void> {
      const newRows = await listUpdates(database.queries);
      // The search index holds for one list.
      if (isDeepStrictEqual(newRows, rows)) return;
      rows = newRows;
      day = null;
    },
  };
}
