import {
  type KnownSeat,
  knownSeats,
  reportedSeats,
  yearOfRecords,
} from "../../content/closing-ranks/known-ranks.ts";
import { shippedRounds } from "../../content/closing-ranks/shipped-rounds.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import type { KnownRank } from "./checks/known-rank-checks.ts";
import type { RankRound } from "./closing-rank.ts";
import { roundsNamed, yearsNamed } from "./checks/place-checks.ts";
import { checkRound, comparedWith } from "./checks/round-checks.ts";
import { readWrittenRound, type WrittenRound } from "./reading/written-round.ts";
import { readRoundCsv, writeRoundCsv } from "./round-csv.ts";
import { openFindings, reportOn, type RoundReport } from "./round-report.ts";

/** A round that the site has, its rows as CSV with their heads. */
export type RoundText = { readonly year: number; readonly round: number; readonly csv: string };

/** A file that somebody wants to import, and all that the site knows to judge it by. */
export type RoundToLookOver = {
  /** The official page as it was saved, or its table as CSV or as it was copied. */
  readonly file: Uint8Array;
  /** Null where the file itself says it. */
  readonly year: number | null;
  readonly round: number | null;
  /** The words by which what is asked was confirmed. */
  readonly confirmed: readonly string[];
  /** The round in force of each year, the oldest first. */
  readonly inForce: readonly RoundText[];
  /** The year that it is now. */
  readonly present: number;
  readonly recorded: RecordedFacts;
};

/** What the records say of `yearOfRecords`. */
export type RecordedFacts = {
  /** At which rank seats closed, by the record. */
  readonly ranks: Readonly<Record<string, number>>;
  /** How many rounds there were; null while that is not known. */
  readonly rounds: number | null;
};

export type LookedOver = {
  readonly report: RoundReport;
  /** The round as it is kept; null where something is refused, or asked and not confirmed. */
  readonly csv: string | null;
};

/**
 * Reads a file and judges its round beside those that the site has, linear in the size of the file.
 * `unacceptable` where the file holds no round, or does not say which one.
 */
export async function lookOver(round: RoundToLookOver): Promise<Result<LookedOver>> {
  const writtenRound = readWrittenRound(round.file);
  if (!writtenRound.ok) return writtenRound;
  const place = placeOf(writtenRound.value, round);
  if (place === null) return fail("unacceptable", noPlace);
  await yieldToOthers();
  return succeed(await judge(writtenRound.value, { ...round, ...place }));
}

type Judged = Omit<RoundToLookOver, "file"> & { readonly year: number; readonly round: number };

/** What is odd about a round, what is confirmed of it, and how it stands beside the one before. */
async function judge(
  writtenRound: WrittenRound,
  { year, round, confirmed, recorded, present, ...site }: Judged,
): Promise<LookedOver> {
  const inForce = await readInForce(site.inForce);
  const checkedRound = checkRound(writtenRound, {
    ...{ year, round, inForce, present },
    known: knownRanksOf(year, recorded),
    lastRound: lastRoundOf(year, recorded),
  });
  const open = openFindings(checkedRound.findings, confirmed);
  return {
    report: reportOn(checkedRound.round, comparedWith({ year, round, inForce }), open),
    csv: open.length === 0 ? writeRoundCsv(checkedRound.round) : null,
  };
}

type ReadRounds = { readonly texts: readonly RoundText[]; readonly rounds: readonly RankRound[] };

/** A check is soon followed by another or by the import; nobody else needs the rows, so memory may have them back. */
let lastRead: WeakRef<ReadRounds> | null = null;

async function readInForce(texts: readonly RoundText[]): Promise<readonly RankRound[]> {
  const last = lastRead?.deref();
  const isSame =
    last?.texts.length === texts.length &&
    texts.every(({ csv }, index) => csv === last.texts[index]?.csv);
  if (isSame) return last.rounds;
  const rounds: RankRound[] = [];
  for (const { csv, ...of } of texts) {
    rounds.push(readRoundCsv(csv, of));
    await yieldToOthers();
  }
  lastRead = new WeakRef({ texts, rounds });
  return rounds;
}

/** Which round it is, as a person or else the file says; null where neither does. */
function placeOf(
  { rows, words }: WrittenRound,
  stated: Pick<RoundToLookOver, "year" | "round">,
): { readonly year: number; readonly round: number } | null {
  const year =
    stated.year ??
    onlyOne(
      rows.map((row) => row.year),
      /^20\d\d$/,
    ) ??
    alone(yearsNamed(words));
  const round =
    stated.round ??
    onlyOne(
      rows.map((row) => row.round),
      /^[1-9]\d?$/,
    ) ??
    alone(roundsNamed(words));
  return year === null || round === null ? null : { year, round };
}

/** The number that all rows say. */
function onlyOne(cells: readonly string[], pattern: RegExp): number | null {
  const [first] = cells;
  if (first === undefined || !pattern.test(first)) return null;
  return cells.every((cell) => cell === first) ? Number(first) : null;
}

function alone(numbers: readonly number[]): number | null {
  const [first, second] = numbers;
  return first === undefined || second !== undefined ? null : first;
}

const noPlace =
  "Neither all rows nor the words around the table say of which year and round this is: say both, as with --year 2025 --round 6.";

/** What the site knows of the last round of a year: what it ships, and what its records say. */
function knownRanksOf(year: number, recorded: RecordedFacts): readonly KnownRank[] {
  const knownRanks = (seats: readonly KnownSeat[], isSure: boolean) =>
    seats.flatMap((seat): KnownRank[] => {
      const rank = year === yearOfRecords ? recorded.ranks[seat.record] : seat.closedAt[year];
      return rank === undefined ? [] : [{ seat, rank, isSure }];
    });
  return [...knownRanks(knownSeats, true), ...knownRanks(reportedSeats, false)];
}

/** How many rounds the year had, where the site knows it. */
function lastRoundOf(year: number, recorded: RecordedFacts): number | null {
  const shippedRound = shippedRounds.find((one) => one.year === year);
  return shippedRound?.round ?? (year === yearOfRecords ? recorded.rounds : null);
}
