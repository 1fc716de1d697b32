import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { Services } from "../../domain/services.ts";
import type { Clock } from "../../domain/shared/clock.ts";

const day = 86_400_000;

type Dependencies = {
  readonly services: Pick<Services, "drafting" | "mailSender">;
  readonly database: Pick<OpenDatabase, "queries">;
  readonly clock: Clock;
  readonly dailyTokenLimit: number | null;
  /** When the last backup was made, as an ISO instant; null for never. */
  readonly lastBackup: (queries: Queries) => Promise<string | null>;
};

/** What the database knows of the site's work. */
export type SiteWork = Awaited<ReturnType<typeof readSiteWork>>;

/** Runs that failed are counted for a day, mails for a week. Throws while the database does not answer. */
export async function readSiteWork(dependencies: Dependencies) {
  const { services, database, clock, dailyTokenLimit, lastBackup } = dependencies;
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return {
    drafting: await services.drafting.status(before(day)),
    mail: (await services.mailSender?.standing(before(7 * day))) ?? null,
    lastBackup: await lastBackup(database.queries),
    dailyTokenLimit,
    readAt: now,
  };
}
