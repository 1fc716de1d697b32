import { knownSeats, type KnownSeat } from "../../../content/closing-ranks/known-ranks.ts";
import { quotaWords, type ClosingRank } from "../closing-rank.ts";
import type { NumberedRow } from "./checked-row.ts";
import { asked, refused, type Finding } from "./finding.ts";

/** At which rank open seats of the gender-neutral pool closed, as the site knows it from elsewhere. */
export type KnownRank = {
  readonly seat: Pick<KnownSeat, "institute" | "program" | "quota">;
  readonly rank: number;
  /** From a source that is as good as the official page. */
  readonly isSure: boolean;
};

type Known = { readonly year: number; readonly known: readonly KnownRank[] };

/** Nine known seats have to be there with the ranks that are known; where none are, a person compares them. */
export function checkKnownRanks(
  rows: readonly NumberedRow[],
  { year, known }: Known,
): readonly Finding[] {
  if (known.length === 0) return [comparedByPerson(rows, year)];
  return known.flatMap(({ seat, rank, isSure }) => {
    const row = rows.find((one) => isSeat(one.seat, seat));
    if (row?.seat.closing.rank === rank) return [];
    const closedAt = `the site knows that it closed at ${said(rank)} in ${year}`;
    const sentence =
      row === undefined
        ? `${nameOf(seat)} is not here; ${closedAt}.`
        : `${nameOf(seat)} closes at ${said(row.seat.closing.rank)} here; ${closedAt}.`;
    const found = row === undefined ? [] : [row.number];
    return isSure ? [refused(sentence, found)] : [asked(sentence, seat.institute, found)];
  });
}

function comparedByPerson(rows: readonly NumberedRow[], year: number): Finding {
  const found = knownSeats.map((seat) => ({
    seat,
    row: rows.find((one) => isSeat(one.seat, seat)),
  }));
  const closings = found.map(
    ({ seat, row }) =>
      `${nameOf(seat)}: ${row === undefined ? "not here" : said(row.seat.closing.rank)}`,
  );
  return asked(
    `The site knows no closing rank of ${year}. Compare these, open and gender-neutral, with the official page. ${closings.join("; ")}.`,
    "nine ranks compared",
    found.flatMap(({ row }) => row?.number ?? []),
  );
}

function isSeat(row: ClosingRank, seat: KnownRank["seat"]): boolean {
  const isOpen = row.seatType === "OPEN" && row.gender === "Gender-Neutral";
  return (
    isOpen &&
    row.institute === seat.institute &&
    row.program === seat.program &&
    row.quota === seat.quota
  );
}

function nameOf({ institute, program, quota }: KnownRank["seat"]): string {
  const branch = program.replace(/ \(\d Years.*$/, "");
  return `${branch} at ${institute} (${quotaWords[quota]})`;
}

function said(rank: number): string {
  return rank.toLocaleString("en-IN");
}
