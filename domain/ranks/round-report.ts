import { isPreparatory } from "./checks/preparatory-checks.ts";
import { seatKey } from "./checks/checked-row.ts";
import type { Finding } from "./checks/round-finding.ts";
import type { RankRound } from "./closing-rank.ts";

export type RoundCounts = {
  readonly year: number;
  readonly round: number;
  readonly rows: number;
  readonly institutes: number;
  /** Rows with a rank of a preparatory list. */
  readonly preparatory: number;
};

/** What a person is told before a round is taken in, and after it. */
export type RoundReport = RoundCounts & {
  /** The round that it was compared with; null where the site has none. */
  readonly comparedWith: RoundCounts | null;
  /** Seats that the round compared with had not, and those that it had alone. */
  readonly newSeats: number;
  readonly goneSeats: number;
  /** What is refused, and what is asked and not confirmed yet. */
  readonly findings: readonly Finding[];
};

/** The counts of a round beside those of the one that it is compared with. */
export function reportOn(
  round: RankRound,
  before: RankRound | null,
  findings: readonly Finding[],
): RoundReport {
  const keysNow = new Set(round.rows.map(seatKey));
  const keysBefore = new Set(before?.rows.map(seatKey));
  return {
    ...countsOf(round),
    comparedWith: before === null ? null : countsOf(before),
    newSeats: keysNow.difference(keysBefore).size,
    goneSeats: keysBefore.difference(keysNow).size,
    findings,
  };
}

function countsOf({ year, round, rows }: RankRound): RoundCounts {
  return {
    ...{ year, round, rows: rows.length },
    institutes: new Set(rows.map(({ institute }) => institute)).size,
    preparatory: rows.filter(isPreparatory).length,
  };
}

/** What is still in the way: all that is refused, and what is asked unless these words confirm it. */
export function openFindings(
  findings: readonly Finding[],
  confirmedWords: readonly string[],
): readonly Finding[] {
  const words = new Set(confirmedWords.map(plain));
  return findings.filter(({ confirmBy }) => confirmBy === null || !words.has(plain(confirmBy)));
}

function plain(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
