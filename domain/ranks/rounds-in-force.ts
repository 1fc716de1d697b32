import type { OpenDatabase } from "../../database/open-database.ts";
import { shippedRounds, type ShippedRound } from "../../content/closing-ranks/shipped-rounds.ts";
import type { RoundText } from "./look-over.ts";
import { listStanding, readRows } from "./round-repository.ts";

/** The rows of a round that ships, as CSV with their heads. */
export type ReadShippedRound = (round: Pick<ShippedRound, "year" | "round">) => Promise<string>;

type Dependencies = {
  readonly database: OpenDatabase;
  /** Without it no rounds ship. */
  readonly readShipped: ReadShippedRound | null;
};

/** Where a round in force comes from: what the site ships, or an import. */
export type RoundOrigin = {
  readonly year: number;
  readonly round: number;
  /** Of the import; null for one that ships. */
  readonly importId: string | null;
};

/** The rounds in force with their rows, the oldest first. */
export type RoundTexts = { readonly version: string; readonly rounds: readonly RoundText[] };

/** Another text: other rounds. */
export function versionOf(origins: readonly RoundOrigin[]): string {
  return origins.map(({ year, round, importId }) => importId ?? `${year}-${round}`).join(" ");
}

/**
 * The rounds that hold. Which they are is kept in memory until they change, their 31,000 rows are not: they are fetched for a
 * table or a check, and let go.
 */
export function createRoundsInForce({ database, readShipped }: Dependencies) {
  let cachedOrigins: Promise<readonly RoundOrigin[]> | null = null;
  /** Of those that `reload` found last. */
  let readVersion: string | null = null;

  async function readOrigins(): Promise<readonly RoundOrigin[]> {
    const byYear = new Map<number, RoundOrigin>();
    for (const { year, round } of readShipped === null ? [] : shippedRounds)
      byYear.set(year, { year, round, importId: null });
    for (const { id, year, round } of await listStanding(database.queries))
      byYear.set(year, { year, round, importId: id });
    return [...byYear.values()].sort((a, b) => a.year - b.year);
  }

  /** The round in force of each year, the oldest first: the newest import of a year takes the place of what ships. */
  function origins(): Promise<readonly RoundOrigin[]> {
    if (cachedOrigins !== null) return cachedOrigins;
    const reading = readOrigins();
    cachedOrigins = reading;
    reading.catch(() => {
      if (cachedOrigins === reading) cachedOrigins = null;
    });
    return reading;
  }

  /** The rows of a round, as CSV with their heads. Rejects when they cannot be read. */
  async function csvOf({ year, round, importId }: RoundOrigin): Promise<string> {
    if (importId !== null) return readRows(database.queries, importId);
    if (readShipped === null) throw new Error("No rounds ship with this site.");
    return readShipped({ year, round });
  }

  return {
    origins,
    csvOf,

    /** The rounds in force with their rows as CSV, which are not kept. Rejects when they cannot be read. */
    async inForce(): Promise<RoundTexts> {
      const current = await origins();
      const rounds = await Promise.all(
        current.map(async (origin) => ({
          ...{ year: origin.year, round: origin.round },
          csv: await csvOf(origin),
        })),
      );
      return { version: versionOf(current), rounds };
    },

    /** Reads anew which they are, as an import may have come or gone; resolves to whether they became others. */
    async reload(): Promise<boolean> {
      cachedOrigins = null;
      const version = versionOf(await origins());
      const isOther = version !== readVersion;
      readVersion = version;
      return isOther;
    },
  };
}
