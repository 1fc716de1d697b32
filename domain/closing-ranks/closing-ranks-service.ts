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

export async function readShippedRound({ year, round }: RoundNumber): Promise<string> {
  // From the project's folder, where the site is started.
  const packed = await readFile(`content/closing-ranks/${year}-${round}.csv.gz`);
  return (await unpack(packed)).toString("utf8");
}

type Dependencies = RoomTools & { readonly readShipped?: typeof readShippedRound };

export type HandedRound = {
  readonly file: Uint8Array;
  /** Null where the file itself says it. */
  readonly year: number | null;
  readonly round: number | null;
};

type ImportOptions = {
  readonly source: string;
  readonly isConfirmed: boolean;
  readonly by: { readonly email: string } | null;
};

export type RoundCounts = ReturnType<typeof countRows>;

export type RoundReport = RoundCounts & {
  readonly comparedWith: RoundCounts | null;
  readonly findings: readonly Finding[];
};

/** `importId` is null where a finding is refused, or asked and not confirmed: nothing was stored then. */
export type ImportOutcome = { readonly report: RoundReport; readonly importId: string | null };

export type KeptRound = RoundNumber & {
  readonly rows: number;
  readonly imported: {
    readonly id: string;
    readonly source: string;
    readonly by: string;
    readonly at: string;
  } | null;
};

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

    async list(): Promise<readonly KeptRound[]> {
      return (await readOrigins()).toReversed();
    },

    async check(handed: HandedRound): Promise<Result<RoundReport>> {
      const examined = await examine(handed);
      return examined.ok ? succeed(examined.value.report) : examined;
    },

    /** All rows or none, when nothing is refused and all that is asked is confirmed. */
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

function versionOf(origins: readonly KeptRound[]): string {
  return origins.map(({ year, round, imported }) => imported?.id ?? `${year}-${round}`).join(" ");
}

function countRows({ year, round, rows }: RankRound) {
  return {
    year,
    round,
    rows: rows.length,
    institutes: new Set(rows.map(({ institute }) => institute)).size,
    preparatory: rows.filter(isPreparatory).length,
  };
}
