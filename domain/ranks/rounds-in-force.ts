import type { OpenDatabase } from "../../database/open-database.ts";
import { shippedRounds, type ShippedRound } from "../../content/closing-ranks/shipped-rounds.ts";
import type { RankRound, RoundsInForce } from "./closing-rank.ts";
import { readRoundCsv } from "./round-csv.ts";
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

/** The closing ranks that hold: read when they are first asked for, then kept in memory until they change. */
export function createRoundsInForce({ database, readShipped }: Dependencies) {
  let known: Promise<RoundsInForce> | null = null;
  /** What does not change while the process runs, and takes longest to read. */
  const shipped = new Map<number, RankRound>();

  async function read(): Promise<RoundsInForce> {
    const origins = await originsInForce();
    const rounds: RankRound[] = [];
    // One after the other: what waits for an answer meanwhile is answered between two.
    for (const origin of origins) rounds.push(await roundOf(origin));
    return { version: origins.map(nameOf).join(" "), rounds };
  }

  async function originsInForce(): Promise<readonly RoundOrigin[]> {
    const byYear = new Map<number, RoundOrigin>();
    for (const { year, round } of readShipped === null ? [] : shippedRounds)
      byYear.set(year, { year, round, importId: null });
    for (const { id, year, round } of await listStanding(database.queries))
      byYear.set(year, { year, round, importId: id });
    return [...byYear.values()].sort((a, b) => a.year - b.year);
  }

  async function roundOf({ year, round, importId }: RoundOrigin): Promise<RankRound> {
    if (importId !== null)
      return readRoundCsv(await readRows(database.queries, importId), { year, round });
    const found = shipped.get(year);
    if (found !== undefined || readShipped === null) return found ?? { year, round, rows: [] };
    const read = readRoundCsv(await readShipped({ year, round }), { year, round });
    shipped.set(year, read);
    return read;
  }

  return {
    /**
     * The round in force of each year: the newest import of a year takes the place of what ships. The same
     * object, and the same rounds in it, until one changes. Rejects when they cannot be read.
     */
    inForce(): Promise<RoundsInForce> {
      if (known !== null) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },

    /** From now on they are read anew: an import has come or gone. */
    reload(): Promise<void> {
      known = null;
      return Promise.resolve();
    },
  };
}

function nameOf({ year, round, importId }: RoundOrigin): string {
  return importId ?? `${year}-${round}`;
}
