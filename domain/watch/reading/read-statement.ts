import {
  firstDayOf,
  holdsInEveryEdition,
  isPlannedDate,
  isReportedDifference,
  type Edition,
  type Fact,
} from "../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import { fitOf } from "../../drafting/checks/claims/compare-claim.ts";
import { claimsIn, type Claim } from "../../drafting/checks/claims/read-claims.ts";
import { answersOf, type RecordClaim } from "../../drafting/checks/claims/record-claims.ts";
import { measures } from "../../drafting/checks/claims/measures.ts";
import { yearsMeant } from "../../drafting/checks/claims/records-meant.ts";
import { ofOtherExam } from "../../drafting/checks/claims/other-exams.ts";
import type { Dimension } from "../../drafting/checks/scope/mention.ts";
import type { PageStatement } from "./block-statements.ts";
import { valueFrom } from "./value-from.ts";

/** A value that a page states of a record. */
export type StatedValue = {
  readonly factId: string;
  readonly edition: Edition;
  readonly value: Fact["value"];
  /** The words of the page. */
  readonly quotedLine: string;
};

export type StatementReading = {
  /** The records that it speaks of with a figure, whether or not the value could be read beyond doubt. */
  readonly records: readonly string[];
  readonly values: readonly StatedValue[];
};

/**
 * What a statement of an official page says of our records, by the readers of claims. A value counts only
 * where the measure, all limits of the record and its edition are named beyond doubt.
 */
export function readStatement(
  { statement, line }: PageStatement,
  title: string,
  facts: FactSnapshot,
): StatementReading {
  const years = yearsMeant(statement, title);
  if (ofOtherExam([statement.text, statement.own, ...statement.headings, title].join(" | ")))
    return { records: [], values: [] };
  const readings = claimsIn(statement, { content: { title } }, facts).map((claim) => {
    const measure = measureMeant(claim);
    if (measure === null) return { records: [], values: [] };
    const answers = answersOf(measure, facts)
      .filter(({ record }) => !isReportedDifference(record) && !isPlannedDate(record))
      .map((answer) => ({ ...answer, fit: fitOf(withoutYear(answer), claim.scope).kind }))
      .filter(({ fit }) => fit !== "misfit");
    const fitting = mostLimited(answers.filter(({ fit }) => fit === "fits"));
    const values = claim.sure && !claim.figure.approximate ? fitting : [];
    return {
      records: (fitting.length > 0 ? fitting : answers).map(({ record }) => record.id),
      values: values.flatMap((answer) => stated(claim, answer, years, facts)),
    };
  });
  const values = readings.flatMap((reading) => reading.values);
  return {
    records: [
      ...new Set([
        ...values.map(({ factId }) => factId),
        ...readings.flatMap(({ records }) => records),
      ]),
    ],
    values: values
      .map((value) => ({ ...value, quotedLine: line }))
      // Two values for one record: it is not known which one is meant.
      .filter(({ factId }) => values.filter((other) => other.factId === factId).length === 1),
  };
}

/** What a form is corrected or opened again in is named by the form as well: the narrower event is meant. */
const narrowerEvents = [
  { words: /\bcorrection\b|\bedit window\b/i, id: "day of the correction" },
  { words: /\bre-?open/i, id: "day of the second opening" },
] as const;

function measureMeant({ measure, clause }: Claim): Claim["measure"] {
  if (measure?.id !== "day of registration") return measure;
  const narrower = narrowerEvents.find(({ words }) => words.test(clause));
  return narrower === undefined ? measure : (measures.find(({ id }) => id === narrower.id) ?? null);
}

function stated(
  { figure, scope, end }: Claim,
  { record, scope: limits }: RecordClaim,
  years: ReadonlySet<string>,
  facts: FactSnapshot,
): readonly Omit<StatedValue, "quotedLine">[] {
  const isSure = dimensionsOf(limits).every(
    (dimension) => dimension === "year" || scope[dimension]?.sure === true,
  );
  const value = isSure ? valueFrom(figure.quantity, record, end) : null;
  if (value === null) return [];
  const edition = editionOf(record, value, years, facts);
  return edition === null ? [] : [{ factId: record.id, edition, value }];
}

/** Which edition a value is of; null where that is not sure. */
export function editionOf(
  record: Fact,
  value: Fact["value"],
  years: ReadonlySet<string>,
  { edition: current }: FactSnapshot,
): Edition | null {
  if (holdsInEveryEdition(record)) return years.has(record.edition) ? current : null;
  const [named = current, ...others] = years;
  const ofDay = editionOfDay(record, value);
  // A day that is near none of the record's is one of something else.
  if (ofDay === null && firstDayOf({ value }) !== undefined) return null;
  const edition = ofDay ?? named;
  const isSure = others.length === 0 && (ofDay === null || years.size === 0 || ofDay === named);
  return isSure && edition >= current && Number(edition) <= Number(current) + 2 ? edition : null;
}

/** A record tells its own year; what a page says may be of another one. */
function withoutYear({ record, scope }: RecordClaim): RecordClaim["scope"] {
  if (holdsInEveryEdition(record)) return scope;
  const { year: _year, ...limits } = scope;
  return limits;
}

/** Of records that all fit, those with the most limits: the days of Paper 2 before those of all papers. */
function mostLimited<Answer extends RecordClaim>(answers: readonly Answer[]): readonly Answer[] {
  const limits = ({ scope }: RecordClaim) => dimensionsOf(scope).length;
  const most = Math.max(0, ...answers.map(limits));
  return answers.filter((answer) => limits(answer) === most);
}

function dimensionsOf(scope: RecordClaim["scope"]): readonly Dimension[] {
  return Object.keys(scope).filter((name): name is Dimension => name in scope);
}

const year = 365.25 * 86_400_000;
/** In parts of a year: what is further from the day of another year is another event. */
const furthest = 0.17;

/**
 * The edition to which a day of a record belongs: the one whose own day is nearest, as many years later.
 * Null for what names no day, and where no edition's day is near.
 */
function editionOfDay(record: Fact, value: Fact["value"]): Edition | null {
  const day = firstDayOf({ value });
  const own = firstDayOf({ value: record.value });
  const recordYear = record.carried?.from ?? record.edition;
  if (day === undefined || own === undefined || !/^20\d\d$/.test(recordYear)) return null;
  const years = (Date.parse(day) - Date.parse(own)) / year;
  const later = Math.round(years);
  return Math.abs(years - later) > furthest ? null : String(Number(recordYear) + later);
}
