import type { Fact } from "../../content/facts/index.ts";
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
  /** Since when a change waits for somebody to judge it; null for none. */
  readonly changedAt: string | null;
};

/**
 * What readers are told of watched pages, by the addresses of the sources that records name. In memory, so
 * that no page waits for the database: read with the start, after each round of looks and after each judgement.
 */
export function createToldToReaders({
  database,
  clock,
}: {
  readonly database: OpenDatabase;
  readonly clock: Clock;
}) {
  let looks: ReadonlyMap<string, SourceLook> = new Map();

  function lookOf(address: string): SourceLook | null {
    return looks.size === 0 ? null : (looks.get(watchableAddress(address) ?? "") ?? null);
  }

  function isOverdue({ changedAt }: SourceLook): boolean {
    return changedAt !== null && changedAt <= later(clock.now(), -watchRules.tellReadersAfter);
  }

  return {
    async reload(): Promise<void> {
      const { queries } = database;
      const waiting = new Map(
        (await listWaitingPages(queries)).map(({ pageId, at }) => [pageId, at]),
      );
      looks = new Map(
        (await listPages(queries)).flatMap((page): [string, SourceLook][] => {
          const { id, address, lookedAt, createdAt, removedAt, changedAt } = page;
          if (lookedAt === null || removedAt !== null) return [];
          const unchangedSince = changedAt ?? createdAt;
          return [
            [address, { address, lookedAt, unchangedSince, changedAt: waiting.get(id) ?? null }],
          ];
        }),
      );
    },

    /** Whether any page was ever looked at. */
    hasLooks: (): boolean => looks.size > 0,

    /** The look at the page that a record names as its source; null where it is not watched. */
    ofSource: lookOf,

    /** The sources of these records with a change that nobody has judged for a day, each once. */
    overdue(records: readonly Pick<Fact, "source">[]): readonly SourceLook[] {
      const sources = records.flatMap(({ source }) => lookOf(source.address) ?? []);
      return [...new Set(sources)].filter(isOverdue);
    },
  };
}
