import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Clock } from "../shared/clock.ts";
import { listWaitingPages } from "./change-repository.ts";
import { listPages } from "./page-repository.ts";
import { later, watchRules } from "./watch-rules.ts";
import { watchableAddress } from "./watched-sources.ts";

/** What readers are told of the page behind a record. */
export type SourceLook = {
  readonly address: string;
  /** The last look that was answered (ISO instant). */
  readonly lookedAt: string;
  /** Since when it has been as it is, as far as the looks go. */
  readonly unchangedSince: string;
  /** Since when a change waits that nobody has judged for a day; null for none. */
  readonly changedAt: string | null;
};

/** What readers are told of watched pages: by the addresses of the sources that records name. */
export function createToldToReaders({
  database,
  clock,
}: {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}) {
  /** Of all watched pages that were ever looked at, by address. */
  async function sourceLooks(): Promise<ReadonlyMap<string, SourceLook>> {
    const { queries } = database;
    const pages = await listPages(queries);
    if (pages.every(({ lookedAt }) => lookedAt === null)) return new Map();
    const until = later(clock.now(), -watchRules.tellReadersAfter);
    const waiting = new Map((await listWaitingPages(queries)).map(({ pageId, at }) => [pageId, at]));
    return new Map(
      pages.flatMap((page): [string, SourceLook][] => {
        const { id, address, lookedAt, createdAt, removedAt, changedAt } = page;
        if (lookedAt === null || removedAt !== null) return [];
        const at = waiting.get(id);
        const isOverdue = at !== undefined && at <= until;
        const look = { address, lookedAt, unchangedSince: changedAt ?? createdAt };
        return [[address, { ...look, changedAt: isOverdue ? at : null }]];
      }),
    );
  }

  return {
    /** The look at the page that a record names as its source; null where it is not watched. */
    async ofSource(address: string): Promise<SourceLook | null> {
      const key = watchableAddress(address);
      return key === null ? null : ((await sourceLooks()).get(key) ?? null);
    },

    /** The sources of these records whose change waits too long, each once. */
    async overdue(records: Iterable<Pick<FactSnapshot["all"][number], "source">>) {
      const looks = await sourceLooks();
      if (looks.size === 0) return [];
      const overdue = new Map<string, SourceLook>();
      for (const { source } of records) {
        const look = looks.get(watchableAddress(source.address) ?? "");
        if (look !== undefined && look.changedAt !== null) overdue.set(look.address, look);
      }
      return [...overdue.values()];
    },
  };
}
