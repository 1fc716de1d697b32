import { knownSeats, type KnownSeat } from "../../../content/closing-ranks/known-ranks.ts";
import { quotaWords, type ClosingRank } from "../closing-rank.ts";
import type { NumberedRow } from "./checked-row.ts";
import { asked, refused, type Finding } from "./round-finding.ts";
import { said } from "./said-numbers.ts";

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
  const looked = known.map((one) => ({
    ...one,
    row: rows.find(({ seat }) => isSeat(seat, one.seat)),
  }));
  const absent = looked.filter(({ row, isSure }) => row === undefined && isSure);
  return [
    ...(absent.length === 0 ? [] : [areAbsent(absent, year)]),
    ...looked.flatMap(({ seat, rank, isSure, row }) => {
      if (row?.seat.closing.rank === rank || (row === undefined && isSure)) return [];
      const closing = row === undefined ? "is not" : `closes at ${said(row.seat.closing.rank)}`;
      const sentence = `${nameOf(seat)} ${closing} here; the site knows that it closed at ${said(rank)} in ${year}.`;
      const found = row === undefined ? [] : [row.number];
      return [isSure ? refused(sentence, found) : asked(sentence, seat.institute, found)];
    }),
  ];
}

/** One sentence for all: a file that was cut has lost most of them. */
function areAbsent(absent: readonly KnownRank[], year: number): Finding {
  const names = absent.slice(0, 2).map(({ seat }) => nameOf(seat));
  const more = absent.length > names.length ? `, and ${absent.length - names.length} more` : "";
  return refused(
    `The site knows where these seats closed in ${year}, and they are not here: ${names.join("; ")}${more}.`,
  );
}

function comparedByPerson(rows: readonly NumberedRow[], year: number): Finding {
  const found = knownSeats.map((seat) => ({
    seat,
    row: rows.find((one) => isSeat(one.seat, seat)),
  }));
  return asked(
    `The site knows no closing rank of ${year}. Compare these, open and gender-neutral, with the official page.`,
    "nine ranks compared",
    found.flatMap(({ row }) => row?.number ?? []),
    found.map(
      ({ seat, row }) =>
        `${nameOf(seat)}: ${row === undefined ? "not here" : said(row.seat.closing.rank)}`,
    ),
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
