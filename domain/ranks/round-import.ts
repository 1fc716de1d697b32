import { uuidv7 } from "uuidv7";
import { knownSeats, reportedSeats } from "../../content/closing-ranks/known-ranks.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { takeAdvisoryLock, type OpenDatabase } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { LookedOver, RecordedFacts } from "./look-over.ts";
import type { RoundReport } from "./round-report.ts";
import type { RoundTexts } from "./rounds-in-force.ts";
import * as repository from "./round-repository.ts";

export type ImportDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: { readonly current: () => FactSnapshot };
  readonly inForce: () => Promise<RoundTexts>;
};

/** A round as a person hands it in. */
export type HandedRound = {
  /** The official page as it was saved, or its table as CSV or as it was copied. */
  readonly file: Uint8Array;
  /** Null where the file itself says it. */
  readonly year: number | null;
  readonly round: number | null;
  /** The words by which what is asked was confirmed. */
  readonly confirmed: readonly string[];
};

/** Who changes the rounds: a person of the office, or null for whoever runs a command of the site. */
export type RoundAuthor = { readonly email: string } | null;

/** Where a round comes from, for whoever asks later. */
type ImportOptions = { readonly source: string; readonly by: RoundAuthor };

export type ImportOutcome = {
  readonly report: RoundReport;
  /** Null where something is refused, or asked and not confirmed: nothing was stored then. */
  readonly importId: string | null;
};

type Looked = LookedOver & {
  /** Of the rounds that it was compared with. */
  readonly version: string;
};

/** Takes rounds in that the official page shows: looked over first, then all of their rows or none. */
export function createRoundImport(dependencies: ImportDependencies) {
  const { database, clock, audit, facts, inForce } = dependencies;

  async function look(round: HandedRound): Promise<Result<Looked>> {
    const { version, rounds } = await inForce();
    // Loaded with the first round: few sites ever read one.
    const { lookOver } = await import("./look-over.ts");
    const outcome = await lookOver({
      ...round,
      inForce: rounds,
      present: Number(indianDate(clock.now()).slice(0, 4)),
      recorded: recordedIn(facts.current()),
    });
    return outcome.ok ? succeed({ ...outcome.value, version }) : outcome;
  }

  return {
    /** What a round says beside those in force, and what is odd about it; stores nothing. `unacceptable` where it cannot be read. */
    async check(round: HandedRound): Promise<Result<RoundReport>> {
      const outcome = await look(round);
      return outcome.ok ? succeed(outcome.value.report) : outcome;
    },

    /**
     * Takes a round in when nothing is refused and all that is asked is confirmed: from then on it is the
     * round of its year. `unacceptable` where it cannot be read, `conflict` where another one came meanwhile.
     */
    async import(
      handedRound: HandedRound,
      { source, by }: ImportOptions,
    ): Promise<Result<ImportOutcome>> {
      const outcome = await look(handedRound);
      if (!outcome.ok) return outcome;
      const { report, csv, version } = outcome.value;
      if (csv === null) return succeed({ report, importId: null });
      const { year, round, rows: rowCount } = report;
      const id = uuidv7();
      const isStored = await database.transaction(async (queries) => {
        // Else two that come at once would both find nothing there.
        await takeAdvisoryLock(database.engine, queries, "closing-ranks");
        const standing = await repository.listStanding(queries);
        // Those before the newest of a year stand as well, but are not in force.
        const newest = standing.findLast((one) => one.year === year);
        if (newest !== undefined && !version.split(" ").includes(newest.id)) return false;
        await repository.insertRound(queries, {
          ...{ id, year, round, row_count: rowCount, rows: csv, source },
          imported_by: nameOf(by),
          imported_at: clock.now().toISOString(),
        });
        const details = { id, year, round, rows: rowCount, source };
        const confirmations =
          handedRound.confirmed.length > 0 ? { confirmed: handedRound.confirmed } : {};
        await audit.append(queries, {
          actor: actorOf(by),
          action: "ranks-imported",
          details: { ...details, ...confirmations },
        });
        await raiseSiteVersion(queries);
        return true;
      });
      if (!isStored)
        return fail("conflict", `Somebody has imported a round of ${year} meanwhile. Check again.`);
      return succeed({ report, importId: id });
    },
  };
}

export function nameOf(by: RoundAuthor): string {
  return by?.email ?? "the command line";
}

export function actorOf(by: RoundAuthor): string {
  return by === null ? "system" : `admin:${by.email}`;
}

function recordedIn(facts: FactSnapshot): RecordedFacts {
  const ranks = [...knownSeats, ...reportedSeats].flatMap(({ record }) => {
    const value = facts.find(record)?.value;
    return value?.kind === "rank" ? [[record, value.rank] as const] : [];
  });
  const rounds = facts.find("josaa.2025.rounds")?.value;
  return {
    ranks: Object.fromEntries(ranks),
    rounds: rounds?.kind === "number" ? rounds.amount : null,
  };
}
