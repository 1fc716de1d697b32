import { uuidv7 } from "uuidv7";
import {
  knownSeats,
  reportedSeats,
  yearOfRecords,
} from "../../content/closing-ranks/known-ranks.ts";
import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import type { FactSnapshot } from "../../content/facts/snapshot.ts";
import { takeAdvisoryLock, type OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import { indianDate, type Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { KnownRank } from "./checks/known-rank-checks.ts";
import { checkRound, comparedWith } from "./checks/round-checks.ts";
import type { RankRound, RoundsInForce } from "./closing-rank.ts";
import { readWrittenRound } from "./reading/written-round.ts";
import { writeRoundCsv } from "./round-csv.ts";
import { openFindings, reportOn, type RoundReport } from "./round-report.ts";
import * as repository from "./round-repository.ts";

export type ImportDependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly facts: { readonly current: () => FactSnapshot };
  readonly inForce: () => Promise<RoundsInForce>;
};

/** A round as a person hands it in. */
export type HandedRound = {
  /** The official page as it was saved, or its table as CSV or as it was copied. */
  readonly text: string;
  readonly year: number;
  readonly round: number;
  /** The words by which what is asked was confirmed. */
  readonly confirmed: readonly string[];
};

/** Who changes the rounds: a person of the office, or null for whoever runs a command of the site. */
export type RoundAuthor = { readonly email: string } | null;

/** Where a round comes from, for whoever asks later. */
export type ImportOptions = { readonly source: string; readonly by: RoundAuthor };

export type ImportOutcome = {
  readonly report: RoundReport;
  /** Null where something is refused, or asked and not confirmed: nothing was stored then. */
  readonly importId: string | null;
};

type Looked = {
  readonly read: RankRound;
  readonly report: RoundReport;
  /** Of the rounds that it was compared with. */
  readonly version: string;
};

/** Takes rounds in that the official page shows: looked over first, then all of their rows or none. */
export function createRoundImport({ database, clock, audit, facts, inForce }: ImportDependencies) {
  async function look(handed: HandedRound): Promise<Result<Looked>> {
    const { year, round } = handed;
    const written = await readWrittenRound(handed.text);
    if (!written.ok) return written;
    const { rounds, version } = await inForce();
    const checked = checkRound(written.value, {
      ...{ year, round, inForce: rounds },
      present: Number(indianDate(clock.now()).slice(0, 4)),
      known: knownRanksOf(year, facts.current()),
      lastRound: lastRoundOf(year, facts.current()),
    });
    const before = comparedWith({ year, round, inForce: rounds });
    const open = openFindings(checked.findings, handed.confirmed);
    return succeed({
      read: checked.round,
      report: reportOn(checked.round, before, open),
      version,
    });
  }

  return {
    /** What a round says beside those in force, and what is odd about it; stores nothing. `unacceptable` where it cannot be read. */
    async check(handed: HandedRound): Promise<Result<RoundReport>> {
      const looked = await look(handed);
      return looked.ok ? succeed(looked.value.report) : looked;
    },

    /**
     * Takes a round in when nothing is refused and all that is asked is confirmed: from then on it is the
     * round of its year. `unacceptable` where it cannot be read, `conflict` where another one came meanwhile.
     */
    async import(
      handed: HandedRound,
      { source, by }: ImportOptions,
    ): Promise<Result<ImportOutcome>> {
      const looked = await look(handed);
      if (!looked.ok) return looked;
      const { read, report, version } = looked.value;
      if (report.findings.length > 0) return succeed({ report, importId: null });
      const { year, round } = read;
      const id = uuidv7();
      const rows = writeRoundCsv(read);
      const isStored = await database.transaction(async (queries) => {
        // Else two that come at once would both find nothing there.
        await takeAdvisoryLock(database.engine, queries, "closing-ranks");
        const standing = await repository.listStanding(queries);
        // Those before the newest of a year stand as well, but are not in force.
        const newest = standing.findLast((one) => one.year === year);
        if (newest !== undefined && !version.split(" ").includes(newest.id)) return false;
        await repository.insertRound(queries, {
          ...{ id, year, round, row_count: read.rows.length, rows, source },
          imported_by: nameOf(by),
          imported_at: clock.now().toISOString(),
        });
        const details = { id, year, round, rows: read.rows.length, source };
        const confirmed = handed.confirmed.length > 0 ? { confirmed: handed.confirmed } : {};
        await audit.append(queries, {
          actor: actorOf(by),
          action: "ranks-imported",
          details: { ...details, ...confirmed },
        });
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

/** What the site knows of the last round of a year: what it ships, and what its records say. */
function knownRanksOf(year: number, facts: FactSnapshot): readonly KnownRank[] {
  const sure = knownSeats.map((seat) => ({ seat, isSure: true }));
  const reported = reportedSeats.map((seat) => ({ seat, isSure: false }));
  return [...sure, ...reported].flatMap(({ seat, isSure }) => {
    const rank = year === yearOfRecords ? rankIn(facts, seat.record) : seat.closedAt[year];
    return rank === undefined ? [] : [{ seat, rank, isSure }];
  });
}

function rankIn(facts: FactSnapshot, record: string): number | undefined {
  const value = facts.find(record)?.value;
  return value?.kind === "rank" ? value.rank : undefined;
}

/** How many rounds the year had, where the site knows it. */
function lastRoundOf(year: number, facts: FactSnapshot): number | null {
  const shipped = shippedRounds.find((one) => one.year === year);
  const value = year === yearOfRecords ? facts.find("josaa.2025.rounds")?.value : undefined;
  return shipped?.round ?? (value?.kind === "number" ? value.amount : null);
}
