import { factSentence, firstDayOf, lastDayOf, type Fact } from "../../../../content/facts/index.ts";
import {
  builtInFacts,
  derivedFrom,
  type FactSnapshot,
} from "../../../../content/facts/snapshot.ts";
import { monthNameOf, monthNames } from "../../../shared/clock.ts";
import { memoized } from "../../../shared/memoized.ts";
import { comparable, holds } from "../figures/equal.ts";
import type { Quantity } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import type { Scope } from "../scope/mention.ts";
import { parsedBody } from "../text/parse-body.ts";
import { statementsOfBody } from "../text/read-statements.ts";
import type { Statement } from "../text/statement.ts";
import { fitOf } from "./compare-claim.ts";
import { contentWords } from "./content-words.ts";
import type { Measure } from "./measure.ts";
import { namedIn } from "./named-scope.ts";
import { claimsIn } from "./read-claims.ts";
import { measureOfRecord, scopeOfRecord, valuesOf } from "./record-claims.ts";
import { recordsNotLater, yearsMeant } from "./records-meant.ts";
import { changedRecords } from "./as-shipped.ts";
import { clausesOf, topicAnswer } from "./rule-answers.ts";

/**
 * Those of the records whose shipped values a text of ours states in its own words, outside of its tokens:
 * by a figure, by a rule, by the words of a list, by a month, or by a comparison of values. When one of them
 * changes, the text is not true any more, or nobody knows whether it is.
 */
export function recordsStatedBy(
  title: string,
  markdown: string,
  among: ReadonlySet<string>,
): ReadonlySet<string> {
  if (among.size === 0) return among;
  const statements = [...shippedStatements(title), ...shippedStatements(markdown)];
  return new Set(statements.flatMap((statement) => recordsStatedIn(statement, title, among)));
}

/** More texts than the site has. */
const mostKept = 5_000;

/** The statements of a text of ours by the records as they ship. */
export const shippedStatements = memoized(
  (text) => statementsOfBody(parsedBody(text), text, builtInFacts),
  mostKept,
);

/** The same of one statement, under the title of its text. */
function recordsStatedIn(
  statement: Statement,
  title: string,
  among: ReadonlySet<string>,
): readonly string[] {
  if (statement.example) return [];
  const prose = proseOf(statement);
  const records = shippedClaims(builtInFacts).filter(({ id }) => among.has(id));
  return [
    ...byFigures(statement, title, records),
    ...byRules(statement, prose).filter((id) => among.has(id)),
    ...byWords(prose, records),
    ...byMonthsAndComparisons(statement, prose, { title, records }),
  ];
}

/** The words of a statement without the values of its tokens. */
function proseOf({ text, values }: Statement): string {
  return values
    .toSorted((one, other) => other.start - one.start)
    .reduce((words, { start, end }) => `${words.slice(0, start)}…${words.slice(end)}`, text);
}

/** What a record states as the site ships it, read once. */
type Shipped = {
  readonly id: string;
  readonly values: readonly Quantity[];
  readonly measure: Measure | undefined;
  readonly scope: Scope;
  readonly label: ReadonlySet<string>;
  /** The months of its days. */
  readonly months: readonly string[];
  /** The words of each of its points, where its value is words. */
  readonly entries: readonly ReadonlySet<string>[];
};

const shippedClaims = derivedFrom((facts): readonly Shipped[] =>
  facts.all.map((record) => {
    const measure = measureOfRecord(record);
    return {
      id: record.id,
      values: valuesOf(record),
      measure,
      scope: measure === undefined ? {} : scopeOfRecord(record, measure, facts),
      label: contentWords(record.label),
      months: [firstDayOf(record), lastDayOf(record)].flatMap((day) =>
        day === undefined ? [] : monthNameOf(day),
      ),
      entries: wordsOf(record)
        .map(contentWords)
        .filter(({ size }) => size >= fewestWords),
    };
  }),
);

function byFigures(
  statement: Statement,
  title: string,
  records: readonly Shipped[],
): readonly string[] {
  const figures = figuresIn(statement.text);
  const isNear = records.some(({ values }) =>
    values.some((held) => figures.some(({ quantity }) => comparable(quantity, held))),
  );
  if (!isNear) return [];
  const typed = claimsIn(statement, { content: { title } }, builtInFacts).filter(
    ({ token }) => token === null,
  );
  if (typed.length === 0) return [];
  const said = contentWords(`${title} ${statement.headings.join(" ")} ${statement.text}`);
  return typed.flatMap(({ measure, figure, scope, end }) =>
    records.flatMap((record) => {
      const isMeant =
        measure !== null && record.measure === measure
          ? fitOf(record.scope, scope).kind !== "misfit"
          : record.label.intersection(said).size >= fewestShared;
      return isMeant && holds(record.values, figure, end) ? record.id : [];
    }),
  );
}

/** Words of a record's label that make its value in a text the record's, where nothing else tells. */
const fewestShared = 2;

function byRules({ role, text, own }: Statement, prose: string): readonly string[] {
  if (role === "heading" || role === "head") return [];
  const told = role === "cell" ? `${own.replaceAll("|", " ")} ${prose}` : text;
  return clausesOf(told).flatMap((clause) => {
    const answer = topicAnswer(clause, { facts: builtInFacts, unknown: null });
    return answer?.kind === "supported" && answer.record !== null ? answer.record.id : [];
  });
}

/** Share of the words of a point, of a list or of a rule that a sentence has to hold to state it. */
const enough = 0.65;
const fewestWords = 3;

function byWords(prose: string, records: readonly Shipped[]): readonly string[] {
  const worded = records.filter(({ entries }) => entries.length > 0);
  if (worded.length === 0) return [];
  const said = contentWords(prose);
  return worded.flatMap(({ id, entries }) =>
    entries.some((entry) => {
      const { size } = entry.intersection(said);
      return size >= fewestWords && size >= entry.size * enough;
    })
      ? id
      : [],
  );
}

function wordsOf({ label, value }: Fact): readonly string[] {
  if (value.kind === "points") return value.points;
  if (value.kind === "steps") return value.steps;
  if (value.kind === "list") return [value.names.join(" ")];
  if (value.kind === "text") return [value.text];
  return value.kind === "boolean" ? [label] : [];
}

const comparing =
  /\b(?:half|double|twice|as (?:much|many|long|early|late)|more|less|fewer|same|equal\w*|cheaper|dearer|lower|higher|lowest|highest|smaller|larger|longer|shorter|shortest|longest|earlier|later|between|free)\b(?! (?:than one|information|details?|questions?))/i;
const months = new RegExp(String.raw`\b(?:${monthNames.join("|")})\b`, "g");

/** What a month without a day, or a comparison without a figure, is said of. */
function byMonthsAndComparisons(
  { own, headings }: Statement,
  prose: string,
  { title, records }: { readonly title: string; readonly records: readonly Shipped[] },
): readonly string[] {
  const named = new Set<string>(prose.match(months));
  const isComparing = comparing.test(prose);
  if (named.size === 0 && !isComparing) return [];
  const words = `${prose} ${own}`;
  const scope = namedIn(`${words} ${headings[0] ?? title}`, builtInFacts);
  return records.flatMap((record) => {
    const { measure } = record;
    if (measure === undefined || !measure.names.test(words) || measure.not?.test(words) === true)
      return [];
    const isMonth = record.months.some((month) => named.has(month));
    const isCompared = isComparing && comparedUnits.has(measure.units[0] ?? "");
    return (isMonth || isCompared) && fitOf(record.scope, scope).kind !== "misfit" ? record.id : [];
  });
}

/** Quantities of which one says that they are more or less than another. */
const comparedUnits: ReadonlySet<string> = new Set(["money", "percent", "percentile"]);

/** Those of the records that say something else now which a statement of ours states; what it says of a former year is held against that year's. */
export function outdatedIn(
  statement: Statement,
  title: string,
  facts: FactSnapshot,
): readonly string[] {
  const changed = changedRecords(recordsNotLater(yearsMeant(statement, title), facts));
  return changed.size === 0 ? [] : recordsStatedIn(statement, title, changed);
}

type Titled = { readonly title: string; readonly text: string };

/** The same of a whole text, which is read where any record says something else. */
export function outdatedBy({ title, text }: Titled, facts: FactSnapshot): readonly string[] {
  // The first edition is that of all years before it, too.
  if (facts.edition === builtInFacts.edition && changedRecords(facts).size === 0) return [];
  const statements = [...shippedStatements(title), ...shippedStatements(text)];
  return statements.flatMap((statement) => outdatedIn(statement, title, facts));
}

/** Whether a text still says what the records say. */
export function isStill(own: Titled, facts: FactSnapshot): boolean {
  return outdatedBy(own, facts).length === 0;
}

/** The record in a full sentence; one that states the shipped value in words besides is not used for another value. */
export function sentenceOf(record: Fact, valueText: string, facts: FactSnapshot): string {
  const { sentence, label } = record;
  const isOfShippedValue =
    sentence !== undefined &&
    changedRecords(facts).has(record.id) &&
    recordsStatedBy(label, sentence.replace("{value}", "…"), new Set([record.id])).size > 0;
  return isOfShippedValue ? `${label}: ${valueText}.` : factSentence(record, valueText);
}
