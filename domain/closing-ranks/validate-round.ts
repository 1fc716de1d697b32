import { yieldToOthers } from "../shared/yield-to-others.ts";
import {
  type ClosingRank,
  isPreparatory,
  type RankRound,
  type RoundNumber,
} from "./closing-rank.ts";
import { instituteNamed } from "./institutes.ts";
import { plainName } from "./plain-name.ts";
import type { WrittenRound } from "./read-round.ts";
import { excerpt, parseRow } from "./round-rows.ts";

export type Finding = {
  /** `asked`: right once a person has compared it with the official page; `refused`: never right. */
  readonly kind: "refused" | "asked";
  readonly reason: string;
  readonly rows: readonly number[];
  readonly rowCount: number;
};

type RoundContext = RoundNumber & {
  readonly present: number;
  readonly inForce: readonly RoundNumber[];
  readonly before: RankRound | null;
};

/** Allowed change of the number of rows per year. From 2022 to 2024 it grew by 7 and 9 %. */
const maxRowChange = 0.15;
/** From as many preparatory ranks on, a round without any has lost their mark. */
const leastPreparatory = 20;

export async function validateRound(written: WrittenRound, context: RoundContext) {
  const { before, year, round } = context;
  const findings = createFindings();
  const seats = new Map<string, ClosingRank>();
  if (written.isCut) findings.refuse("The page ends inside its table: it was not saved whole.");
  if (written.rows.length === 0) findings.refuse("The table has no rows.");
  for (const number of written.uneven)
    findings.refuse("These rows have more or fewer cells than the heads.", number);
  validateNumber(written, context, findings);
  for (const row of written.rows) {
    await yieldToOthers();
    if (row.year !== "" && row.year !== String(year))
      findings.refuse(`The column Year says “${excerpt(row.year)}”, not ${year}.`, row.number);
    if (row.round !== "" && row.round !== String(round))
      findings.refuse(`The column Round says “${excerpt(row.round)}”, not ${round}.`, row.number);
    const seat = parseRow(row);
    if (typeof seat === "string") findings.refuse(seat, row.number);
    else if (seats.has(keyOf(seat)))
      findings.refuse("The same seats stand in the table twice.", row.number);
    else seats.set(keyOf(seat), seat);
  }
  const rows = [...seats.values()];
  if (rows.length > 0 && before !== null) compareWith(before, rows, year, findings);
  return { rows, findings: findings.list() };
}

/** Tells seats apart as the site does, by plain names: several spellings are one seat. */
function keyOf({ institute, program, quota, seatType, gender }: ClosingRank): string {
  return [instituteNamed(institute).name, plainName(program), quota, seatType, gender].join("\t");
}

function validateNumber(written: WrittenRound, context: RoundContext, findings: Findings): void {
  const { year, round, present, inForce } = context;
  if (year > present) findings.refuse(`${year} has not come yet.`);
  const current = inForce.find((one) => one.year === year);
  if (current !== undefined && round <= current.round)
    findings.ask(
      `The site has round ${current.round} of ${year} already: round ${round} would take its place.`,
    );
  if (written.year !== null && written.year !== year)
    findings.refuse(`The page is of ${written.year}, not of ${year}.`);
  if (written.round !== null && written.round !== round)
    findings.refuse(`The page is of round ${written.round}, not of round ${round}.`);
}

/** The round of a file: as a person states it, or else as its first row or the lists of its page say. */
export function roundNumberOf(
  written: WrittenRound,
  stated: { readonly year: number | null; readonly round: number | null },
): RoundNumber | null {
  const [first] = written.rows;
  const inRow = (cell = "") => (/^\d{1,4}$/.test(cell) ? Number(cell) : null);
  const year = stated.year ?? inRow(first?.year) ?? written.year;
  const round = stated.round ?? inRow(first?.round) ?? written.round;
  return year === null || round === null ? null : { year, round };
}

function compareWith(
  before: RankRound,
  rows: readonly ClosingRank[],
  year: number,
  findings: Findings,
): void {
  const change = rows.length / before.rows.length - 1;
  const years = Math.max(1, Math.abs(year - before.year));
  if (Math.abs(change) > maxRowChange * years)
    findings.refuse(
      `${indianNumber(rows.length)} rows are ${Math.round(Math.abs(change) * 100)} % ${change < 0 ? "fewer" : "more"} than the ${indianNumber(before.rows.length)} of round ${before.round} of ${before.year}: this is not one whole round.`,
    );
  const preparatoryBefore = before.rows.filter(isPreparatory).length;
  if (preparatoryBefore >= leastPreparatory && !rows.some(isPreparatory))
    findings.refuse(
      `No rank ends in P, and ${before.year} had ${preparatoryBefore}: the mark of the preparatory lists was stripped, so that their ranks look like real ones.`,
    );
  const names = namesIn(rows);
  const namesBefore = namesIn(before.rows);
  for (const name of names.difference(namesBefore))
    if (instituteNamed(name).state === undefined)
      findings.ask(`“${name.slice(0, 150)}” is unknown. Is it a new institute, or a new name?`);
  for (const name of namesBefore.difference(names))
    findings.ask(
      `“${name}” had seats in ${before.year} and has none here. Has it left, or another name?`,
    );
}

function namesIn(rows: readonly ClosingRank[]): ReadonlySet<string> {
  return new Set(rows.map(({ institute }) => instituteNamed(institute).name));
}

function indianNumber(count: number): string {
  return count.toLocaleString("en-IN");
}

type Findings = ReturnType<typeof createFindings>;

const maxNamed = 10;
/** A file with more kinds of faults is another file. */
const maxReasons = 30;

type Fault = Pick<Finding, "kind" | "reason"> & { readonly row?: number | undefined };

function createFindings() {
  const faults: Fault[] = [];
  return {
    refuse: (reason: string, row?: number): void =>
      void faults.push({ kind: "refused", reason, row }),
    ask: (reason: string): void => void faults.push({ kind: "asked", reason }),
    list(): readonly Finding[] {
      const ofReasons = [...Map.groupBy(faults, ({ reason }) => reason).values()];
      const named = ofReasons.slice(0, maxReasons).flatMap(findingOf);
      const others = findingOf(ofReasons.slice(maxReasons).flat());
      const more = { kind: "refused", reason: "There are more faults, in these rows." } as const;
      return [...named, ...others.map((finding) => ({ ...finding, ...more }))];
    },
  };
}

function findingOf(same: readonly Fault[]): Finding[] {
  const [first] = same;
  if (first === undefined) return [];
  const rows = same.flatMap(({ row }) => row ?? []);
  const { kind, reason } = first;
  return [{ kind, reason, rows: rows.slice(0, maxNamed), rowCount: rows.length }];
}
