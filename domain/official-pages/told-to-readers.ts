import type { Fact } from "../../content/facts/index.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { indianDayNumber, type Clock } from "../shared/clock.ts";
import { listWaiting } from "./change-repository.ts";
import { listPages } from "./page-repository.ts";
import { watchableAddress } from "./watched-sources.ts";

/** The page behind a record, as readers see it. All times are ISO instants. */
export type SourceLook = {
  readonly address: string;
  readonly lookedAt: string;
  /** Since when it has been as it is, as far as the looks go. */
  readonly unchangedSince: string;
  readonly changedAt: string | null;
};

type Dependencies = { readonly database: OpenDatabase; readonly clock: Clock };

/** The watched pages by their addresses, in memory so that no page waits for the database; read again after each round of looks and each judgement. */
export function createToldToReaders({ database: { queries }, clock }: Dependencies) {
  let looks: ReadonlyMap<string, SourceLook> = new Map();
  const ofSource = (address: string): SourceLook | null =>
    looks.get(watchableAddress(address) ?? "") ?? null;

  return {
    async reload(): Promise<void> {
      const waiting = await listWaiting(queries);
      const pages = (await listPages(queries)).filter(({ removed_at }) => removed_at === null);
      looks = new Map(
        pages.flatMap(({ id, address, looked_at: lookedAt, created_at, changed_at }) => {
          if (lookedAt === null) return [];
          const unchangedSince = changed_at ?? created_at;
          // The oldest comes first.
          const changedAt = waiting.find(({ pageId }) => pageId === id)?.at ?? null;
          return [[address, { address, lookedAt, unchangedSince, changedAt }]];
        }),
      );
    },

    ofSource,

    /**
     * The sources of these records with a change that nobody has judged on the Indian day on which it was found, each
     * once: cached pages are rendered anew when a day begins.
     */
    overdue(records: readonly Pick<Fact, "source">[]): readonly SourceLook[] {
      const today = indianDayNumber(clock.now());
      const sources = new Set(records.flatMap(({ source }) => ofSource(source.address) ?? []));
      return [...sources].filter(
        ({ changedAt }) => changedAt !== null && indianDayNumber(new Date(changedAt)) < today,
      );
    },
  };
}
