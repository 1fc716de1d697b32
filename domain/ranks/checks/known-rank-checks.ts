import { knownSeats, type KnownSeat } from "../../../content/closing-ranks/known-ranks.ts";
import { quotaWords, type ClosingRank } from "../closing-rank.ts";
import type { NumberedRow } from "./checked-row.ts";
import { questionFinding, refusalFinding, type Finding } from "./round-finding.ts";
import { indianNumber } from "./said-numbers.ts";

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
  { year, known: knownRanks }: Known,
): readonly Finding[] {
  if (knownRanks.length === 0) return [comparedByPerson(rows, year)];
  const ranksWithRow = knownRanks.map((one) => ({
    ...one,
    row: rows.find(({ seat }) => isSeat(seat, one.seat)),
  }));
  const absent = ranksWithRow.filter(({ row, isSure }) => row === undefined && isSure);
  return [
    ...(absent.length === 0 ? [] : [areAbsent(absent, year)]),
    ...ranksWithRow.flatMap(({ seat, rank, isSure, row }) => {
      if (row?.seat.closing.rank === rank || (row === undefined && isSure)) return [];
      const closing =
        row === undefined ? "is not" : `closes at ${indianNumber(row.seat.closing.rank)}`;
      const sentence = `${nameOf(seat)} ${closing} here; the site knows that it closed at ${indianNumber(rank)} in ${year}.`;
      const rowNumbers = row === undefined ? [] : [row.number];
      return [
        isSure
          ? refusalFinding(sentence, rowNumbers)
          : questionFinding(sentence, seat.institute, rowNumbers),
      ];
    }),
  ];
}

/** One sentence for all: a file that was cut has lost most of them. */
function areAbsent(absent: readonly KnownRank[], year: number): Finding {
  const names = absent.slice(0, 2).map(({ seat }) => nameOf(seat));
  const andMore = absent.length > names.length ? `, and ${absent.length - names.length} more` : "";
  return refusalFinding(
    `The site knows where these seats closed in ${year}, and they are not here: ${names.join("; ")}${andMore}.`,
  );
}

function comparedByPerson(rows: readonly NumberedRow[], year: number): Finding {
  const seatsWithRow = knownSeats.map((seat) => ({
    seat,
    row: rows.find((one) => isSeat(one.seat, seat)),
  }));
  return questionFinding(
    `The site knows no closing rank of ${year}. Compare these, open and gender-neutral, with the official page.`,
    "nine ranks compared",
    seatsWithRow.flatMap(({ row }) => row?.number ?? []),
    seatsWithRow.map(
      ({ seat, row }) =>
        `${nameOf(seat)}: ${row === undefined ? "not here" : indianNumber(row.seat.closing.rank)}`,
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
