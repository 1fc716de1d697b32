import type { OpenDatabase } from "../../database/open-database.ts";
import { canonicalJson } from "../shared/canonical-form.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { liveUpdates, shippedUpdates, type SiteUpdate, type StoredUpdate } from "./update.ts";
import { listUpdates } from "./update-repository.ts";

export type CurrentUpdates = ReturnType<typeof createCurrentUpdates>;

type Dependencies = { readonly database: OpenDatabase; readonly clock: Clock };

export function createCurrentUpdates({ database, clock }: Dependencies) {
  const listeners: (() => void)[] = [];
  let rows: readonly StoredUpdate[] | null = null;
  let live: readonly SiteUpdate[] = shippedUpdates;
  /** The first day on which one of them ends (ISO); after it they are found anew. */
  let firstEnd: string | null = null;

  function takeLive(): void {
    live = liveUpdates(rows ?? [], indianDate(clock.now()));
    firstEnd = live.flatMap(({ endsOn }) => endsOn ?? []).sort()[0] ?? null;
  }

  return {
    /** The same list until one of them becomes another or ends, without asking the database. */
    current(): readonly SiteUpdate[] {
      if (firstEnd !== null && indianDate(clock.now()) > firstEnd) takeLive();
      return live;
    },

    async reload(): Promise<void> {
      const newRows = await listUpdates(database.queries);
      // Derived of the updates, it holds for those of the same list.
      if (rows !== null && canonicalJson(newRows) === canonicalJson(rows)) return;
      rows = newRows;
      takeLive();
      for (const listener of listeners) listener();
    },

    /** Calls the listener whenever they have become others. */
    onChange(listener: () => void): void {
      listeners.push(listener);
    },
  };
}
