import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { uuidv7 } from "uuidv7";
import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import { takeAdvisoryLock } from "../../database/open-database.ts";
import { raiseSiteVersion } from "../../database/site-version.ts";
import type { RoomTools } from "../audit/room-tools.ts";
import { indianDate } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import {
  type ClosingRank,
  isPreparatory,
  type RankRound,
  type RoundNumber,
} from "./closing-rank.ts";
import { readRoundCsv, writeRoundCsv } from "./round-rows.ts";
import { buildSeatTable, type SeatTable } from "./seat-table.ts";
import { type Finding, roundNumberOf, validateRound } from "./validate-round.ts";

const unpack = promisify(gunzip);

/** The rows of a round that ships, as CSV with their heads. */
export async function readShippedRound({ year, round }: RoundNumber): Promise<string> {
  // From the project's folder, where the site is started.
  const packed = await readFile(`content/closing-ranks/${year}-${round}.csv.gz`);
  return (await unpack(packed)).toString("utf8");
}

/** Tests stand in for the files that ship. */
type Dependencies = RoomTools & { readonly readShipped?: typeof readShippedRound };

/** A round as a person hands it in. */
export type HandedRound = {
  /** The official page as it was saved, or its table. */
  readonly file: Uint8Array;
  /** Null where the file itself says it. */
  readonly year: number | null;
  readonly round: number | null;
};

type ImportOptions = {
  /** The address of the page, or the name of the file. */
  readonly source: string;
  /** A person has compared everything that is asked with the official page. */
  readonly isConfirmed: boolean;
  /** Null for a command. */
  readonly by: { readonly email: string } | null;
};

export type RoundCounts = RoundNumber & {
  readonly rows: number;
  readonly institutes: number;
  /** Rows with a rank of a preparatory list. */
  readonly preparatory: number;
};

export type RoundReport = RoundCounts & {
  /** The round that it was compared with; null where the site has none. */
  readonly comparedWith: RoundCounts | null;
  readonly findings: readonly Finding[];
};

export type ImportOutcome = {
  readonly report: RoundReport;
  /** Null where a finding is refused, or asked and not confirmed: nothing was stored then. */
  readonly importId: string | null;
};

/** A round that readers are shown. */
export type KeptRound = RoundNumber & {
  readonly rows: number;
  /** Null for a round that ships. */
  readonly imported: {
    readonly id: string;
    readonly source: string;
    readonly by: string;
    readonly at: string;
  } | null;
};

export type ClosingRanksService = ReturnType<typeof createClosingRanksService>;

/** Closing ranks of JoSAA: the rounds that ship, and those that the office imports. */
export function createClosingRanksService(dependencies: Dependencies) {
  const { database, clock, audit, readShipped = readShippedRound } = dependencies;
  let inForceNow: readonly KeptRound[] | null = null;
  let built: { readonly version: string; readonly table: Promise<SeatTable> } | null = null;

  /** The oldest first: the newest import of a year takes the place of what ships. */
  async function readOrigins(queries = database.queries): Promise<readonly KeptRound[]> {
    const stored = await queries
      .selectFrom("rank_rounds")
      .select(["year", "round", "row_count as rows"])
      .select(["id", "source", "imported_by as by", "imported_at as at"])
      // Earlier versions of the site could withdraw one.
      .where("withdrawn_at", "is", null)
      .orderBy("imported_at")
      .orderBy("id")
      .execute();
    const byYear = new Map<number, KeptRound>();
    for (const one of shippedRounds) byYear.set(one.year, { ...one, imported: null });
    for (const { year, round, rows, ...imported } of stored)
      byYear.set(year, { year, round, rows, imported });
    return [...byYear.values()].toSorted((one, other) => one.year - other.year);
  }

  async function readRows({ year, round, imported }: KeptRound): Promise<Iterable<ClosingRank>> {
    if (imported === null) return readRoundCsv(await readShipped({ year, round }));
    const { rows } = await database.queries
      .selectFrom("rank_rounds")
      .select("rows")
      .where("id", "=", imported.id)
      .executeTakeFirstOrThrow();
    return readRoundCsv(rows);
  }

  /** Reads and validates a file; the rows are those that could be read. */
  async function examine(handed: HandedRound) {
    // Few processes ever read a round.
    const { readRound } = await import("./read-round.ts");
    const written = await readRound(handed.file);
    if (!written.ok) return written;
    const number = roundNumberOf(written.value, handed);
    if (number === null) return fail("unacceptable", noNumber);
    const { year } = number;
    const inForce = await readOrigins();
    // The nearest year; of two as near, the earlier one.
    const distance = (one: RoundNumber) => Math.abs(year - one.year - 0.1);
    const [nearest] = inForce
      .filter((one) => one.year !== year)
      .toSorted((one, other) => distance(one) - distance(other));
    const before =
      nearest === undefined ? null : { ...nearest, rows: [...(await readRows(nearest))] };
    const { rows, findings } = await validateRound(written.value, {
      ...number,
      present: Number(indianDate(clock.now()).slice(0, 4)),
      inForce,
      before,
    });
    const report: RoundReport = {
      ...countRows({ ...number, rows }),
      comparedWith: before === null ? null : countRows(before),
      findings,
    };
    return succeed({ report, rows, version: versionOf(inForce) });
  }

  return {
    async reload(): Promise<void> {
      inForceNow = await readOrigins();
    },

    /** Built once for all who ask meanwhile, and anew for other rounds. Rejects when they cannot be read. */
    table: async (): Promise<SeatTable> => {
      const current = (inForceNow ??= await readOrigins());
      const version = versionOf(current);
      if (built?.version === version) return built.table;
      const rounds = current.map((origin) => ({ ...origin, rows: () => readRows(origin) }));
      const building = { version, table: buildSeatTable(version, rounds) };
      built = building;
      building.table.catch(() => {
        if (built === building) built = null;
      });
      return building.table;
    },

    /** The round of each year that readers are shown, the latest year first. */
    async list(): Promise<readonly KeptRound[]> {
      return (await readOrigins()).toReversed();
    },

    /** Validates a round and stores nothing. `unacceptable` where it cannot be read. */
    async check(handed: HandedRound): Promise<Result<RoundReport>> {
      const examined = await examine(handed);
      return examined.ok ? succeed(examined.value.report) : examined;
    },

    /**
     * Takes a round in, all rows or none, when nothing is refused and all that is asked is confirmed: it is the round of its
     * year from then on. `unacceptable` where it cannot be read, `conflict` where another one came meanwhile.
     */
    async import(
      handed: HandedRound,
      { source, isConfirmed, by }: ImportOptions,
    ): Promise<Result<ImportOutcome>> {
      const examined = await examine(handed);
      if (!examined.ok) return examined;
      const { report, rows, version } = examined.value;
      const { year, round, findings } = report;
      if (findings.some(({ kind }) => kind === "refused" || !isConfirmed))
        return succeed({ report, importId: null });
      const id = uuidv7();
      const isStored = await database.transaction(async (queries) => {
        // Else two that come at once would both find nothing there.
        await takeAdvisoryLock(database.engine, queries, "closing-ranks");
        if (versionOf(await readOrigins(queries)) !== version) return false;
        await queries
          .insertInto("rank_rounds")
          .values({
            id,
            year,
            round,
            row_count: rows.length,
            rows: writeRoundCsv({ year, round, rows }),
            source,
            imported_by: by?.email ?? "the command line",
            imported_at: clock.now().toISOString(),
            withdrawn_at: null,
            withdrawn_by: null,
          })
          .execute();
        const confirmed = findings.map(({ reason }) => reason);
        await audit.append(queries, {
          actor: by === null ? "system" : `admin:${by.email}`,
          action: "ranks-imported",
          details: { id, year, round, rows: rows.length, source, confirmed },
        });
        await raiseSiteVersion(queries);
        return true;
      });
      if (!isStored)
        return fail("conflict", "Somebody has changed the rounds meanwhile. Check again.");
      return succeed({ report, importId: id });
    },
  };
}

const noNumber =
  "The file does not say of which year and round this is: say both, as with --year 2025 --round 6.";

/** Another text: other rounds. */
function versionOf(origins: readonly KeptRound[]): string {
  return origins.map(({ year, round, imported }) => imported?.id ?? `${year}-${round}`).join(" ");
}

function countRows({ year, round, rows }: RankRound): RoundCounts {
  return {
    year,
    round,
    rows: rows.length,
    institutes: new Set(rows.map(({ institute }) => institute)).size,
    preparatory: rows.filter(isPreparatory).length,
  };
}
