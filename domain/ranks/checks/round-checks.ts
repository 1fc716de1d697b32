import type { RankRound } from "../closing-rank.ts";
import type { WrittenRound } from "../reading/written-round.ts";
import { checkRows, type NumberedRow } from "./checked-row.ts";
import { checkInstitutes } from "./institute-checks.ts";
import { checkJumps } from "./jump-checks.ts";
import { checkKnownRanks, type KnownRank } from "./known-rank-checks.ts";
import { checkKinship } from "./kinship-checks.ts";
import { checkLostSeats } from "./lost-seat-checks.ts";
import { checkPlace } from "./place-checks.ts";
import { checkPreparatory } from "./preparatory-checks.ts";
import { refusalFinding, type Finding } from "./round-finding.ts";

/** What a round is compared with. */
type CheckContext = {
  readonly year: number;
  readonly round: number;
  /** The year that it is now. */
  readonly present: number;
  readonly inForce: readonly RankRound[];
  /** What the site knows of this year from elsewhere. */
  readonly known: readonly KnownRank[];
  /** How many rounds the year had; null while that is not known. */
  readonly lastRound: number | null;
};

/** The round, as far as it could be read, and everything that is odd about it. */
type CheckedRound = { readonly round: RankRound; readonly findings: readonly Finding[] };

/** Looks a round over before it is taken in: its rows, where it stands among the others, and what is missing. */
export function checkRound(writtenRound: WrittenRound, context: CheckContext): CheckedRound {
  const { year, round } = context;
  const { rows, findings } = checkRows(writtenRound.rows, context);
  const before = comparedWith(context);
  const allFindings = [
    ...checkWhole(writtenRound),
    ...findings,
    ...checkPlace(writtenRound.words, context),
    ...(rows.length === 0 ? [] : checkContents(rows, before, context)),
  ];
  return {
    round: { year, round, rows: rows.map(({ seat }) => seat) },
    findings: allFindings,
  };
}

function checkContents(
  rows: readonly NumberedRow[],
  before: RankRound | null,
  context: CheckContext,
): readonly Finding[] {
  return [
    ...checkInstitutes(rows, before, context.inForce),
    ...checkKnownRanks(rows, context),
    ...checkKinship(rows, before, context),
    ...(before === null
      ? []
      : [...checkPreparatory(rows, before), ...checkLostSeats(rows, before)]),
    ...checkJumps(rows, context),
  ];
}

function checkWhole({ rows, uneven, isCut }: WrittenRound): readonly Finding[] {
  return [
    ...(isCut ? [refusalFinding("The page ends inside its table: it was not saved whole.")] : []),
    ...(rows.length === 0 ? [refusalFinding("The table has no rows.")] : []),
    ...(uneven.length > 0
      ? [refusalFinding("These rows have more or fewer cells than the heads.", uneven)]
      : []),
  ];
}

/** An earlier round of the same year, else the last one of the nearest year, rather the one before. */
export function comparedWith({
  year,
  round,
  inForce,
}: Pick<CheckContext, "year" | "round" | "inForce">): RankRound | null {
  const distance = (one: RankRound) =>
    one.year === year ? (one.round < round ? 0 : Infinity) : Math.abs(year - one.year - 0.1);
  return (
    inForce
      .filter((one) => distance(one) !== Infinity)
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  );
}
