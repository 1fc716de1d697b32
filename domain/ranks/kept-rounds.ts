import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { actorOf, nameOf, type RoundAuthor } from "./round-import.ts";
import type { ReadShippedRound } from "./rounds-in-force.ts";
import * as repository from "./round-repository.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly readShipped: ReadShippedRound | null;
};

/** A round that the site has or had: one that ships, or an import. */
export type KeptRound = {
  readonly year: number;
  readonly round: number;
  readonly rows: number;
  /** Readers are shown it. */
  readonly isInForce: boolean;
  /** Null for a round that ships. */
  readonly imported: {
    readonly id: string;
    readonly source: string;
    readonly by: string;
    readonly at: string;
    readonly withdrawn: repository.Withdrawal | null;
  } | null;
};

/** The rounds that the site has, and taking an import back. */
export function createKeptRounds({ database, clock, audit, readShipped }: Dependencies) {
  return {
    /** All rounds, the latest year first; of a year the newest import first, and what ships last. */
    async list(): Promise<readonly KeptRound[]> {
      const imports = await repository.listImports(database.queries);
      const inForce = new Map<number, string>();
      for (const { id, year, withdrawn } of imports)
        if (withdrawn === null && !inForce.has(year)) inForce.set(year, id);
      const shippedOrigins = (readShipped === null ? [] : shippedRounds).map((one) => ({
        ...one,
        isInForce: !inForce.has(one.year),
        imported: null,
      }));
      const importedRounds = imports.map(({ id, year, round, rowCount, ...kept }) => ({
        ...{ year, round, rows: rowCount },
        isInForce: inForce.get(year) === id,
        imported: {
          ...{ id, source: kept.source, by: kept.importedBy, at: kept.importedAt },
          withdrawn: kept.withdrawn,
        },
      }));
      return [...importedRounds, ...shippedOrigins].toSorted((a, b) => b.year - a.year);
    },

    /**
     * Takes an import back: the one before it, or what ships, is the round of its year again. `not-found`
     * for none, `conflict` for one that was withdrawn already.
     */
    async withdraw(
      { id, reason }: { readonly id: string; readonly reason: string },
      by: RoundAuthor,
    ): Promise<Result<{ message: string }>> {
      return database.transaction(async (queries) => {
        const importedRound = await repository.findImport(queries, id);
        if (importedRound === undefined) return fail("not-found", "There is no such import.");
        const at = clock.now().toISOString();
        if (!(await repository.withdrawRound(queries, id, { at, by: nameOf(by) })))
          return fail("conflict", "This import was withdrawn already.");
        const { year, round } = importedRound;
        await audit.append(queries, {
          actor: actorOf(by),
          action: "ranks-withdrawn",
          reason,
          details: { id, year, round },
        });
        await raiseSiteVersion(queries);
        return succeed({ message: `Round ${round} of ${year} is withdrawn.` });
      });
    },
  };
}
