import {
  factText,
  isKnown,
  isReportedDifference,
  type Fact,
} from "../../../../content/facts/index.ts";
import { derivedFrom, type FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { memoized } from "../../../shared/memoized.ts";
import { comparable, holds, measureOf } from "../figures/equal.ts";
import type { Quantity } from "../figures/figure.ts";
import { dimensions, everybody } from "../scope/mention.ts";
import type { Statement } from "../text/statement.ts";
import { isDayOfOtherYear } from "./compare-claim.ts";
import { contentWords } from "./content-words.ts";
import { namedIn, type NamedScope } from "./named-scope.ts";
import type { Claim } from "./read-claims.ts";
import { answersOf, valuesOf, type RecordClaim } from "./record-claims.ts";
import { recordName } from "./records-meant.ts";
import { ruleTopics } from "./rule-topics.ts";

/** The record that is nearest to a figure of a statement; `isSame` when it holds the figure, and the words name all that limits it. */
type NearRecord = { readonly record: Fact; readonly isSame: boolean };

/**
 * The record that a person would look up for a figure: of those of its measure the one whose limits (group,
 * session, paper, year, institute) the words name best; where none of these can be meant, or for a figure of no known
 * measure, the one whose words are nearest. Null where none is near.
 */
export function nearestToFigure(
  claim: Claim,
  statement: Statement,
  facts: FactSnapshot,
): NearRecord | null {
  const ofMeasure = claim.measure === null ? null : nearestOfMeasure(claim, facts);
  if (ofMeasure !== null) return ofMeasure;
  const { figure, end } = claim;
  const record = nearestInWords(statement, figure.quantity, facts);
  if (record === null) return null;
  const isEqual = holds(valuesOf(record), figure, end);
  const said = contentWords(`${statement.own} ${statement.text}`);
  const name = contentWords(record.label);
  const isNamed = name.intersection(said).size >= mostOfName * name.size;
  return { record, isSame: isEqual && isNamed };
}

function nearestOfMeasure(claim: Claim, facts: FactSnapshot): NearRecord | null {
  const { measure, figure, scope, end, clause } = claim;
  if (measure === null) return null;
  const isReport = reporting.test(clause);
  const rated = answersOf(measure, facts)
    .filter(
      ({ record, values }) =>
        (isReport || !isReportedDifference(record)) &&
        !isDayOfOtherYear(record, values, claim) &&
        values.some((held) => comparable(figure.quantity, held)),
    )
    .map((answer) => ({
      record: answer.record,
      isEqual: holds(answer.values, figure, end),
      fit: fitScore(answer, scope),
      isWhole: limiting.every(
        (dimension) => answer.scope[dimension] === undefined || scope[dimension] !== undefined,
      ),
    }))
    .filter(({ fit }) => fit > misfit);
  const best = Math.max(...rated.map(({ fit }) => fit));
  const nearest = rated.filter(({ fit }) => fit === best);
  const [first] = nearest.toSorted((one, other) => Number(other.isEqual) - Number(one.isEqual));
  return first === undefined
    ? null
    : { record: first.record, isSame: first.isEqual && first.isWhole };
}

/** What a statement has to name before a value can be the same as a record's that is limited by it. */
const limiting = ["group", "session", "paper", "papers", "institute", "branch", "year"] as const;
/** Share of a record's name that a statement has to hold to be about it, where no measure is known. */
const mostOfName = 0.6;

const reporting = /\breport\w*|\bdiffer\w*|\bpublished\b|\bround(?:ed|ing)\b/i;
const misfit = -1;

/** How many of a record's limits the words name; `misfit` where they name another. */
function fitScore({ scope }: RecordClaim, named: NamedScope): number {
  let score = 0;
  for (const dimension of dimensions) {
    const [held, said] = [scope[dimension], named[dimension]?.values];
    if (held === undefined) {
      // A record of no group answers less than one of the group that is named.
      if (said !== undefined) score -= 0.1;
    } else if (said === undefined || said.has(everybody)) score -= 0.2;
    else if (said.isDisjointFrom(held)) return misfit;
    else score += said.isSubsetOf(held) ? 2 : 1;
  }
  return score;
}

/**
 * The record whose words a statement shares most, weighed by how rare they are; with a quantity one that holds its
 * kind. A question of our list that the statement touches counts for the record that answers it.
 */
export function nearestInWords(
  statement: Pick<Statement, "text" | "own" | "headings" | "before">,
  quantity: Quantity | null,
  facts: FactSnapshot,
): Fact | null {
  return ratedInWords(statement, quantity, facts)[0]?.record ?? null;
}

/** How many records are near enough to a sentence to be read beside it. */
const mostBeside = 3;

/** The ids of the records that are nearest to each of these sentences, each once. */
export function recordsNear(
  sentences: readonly { readonly sentence: string; readonly under: string }[],
  facts: FactSnapshot,
): readonly string[] {
  const near = sentences.flatMap(({ sentence, under }) => {
    const statement = { text: sentence, own: "", headings: [under], before: "" };
    return ratedInWords(statement, null, facts)
      .slice(0, mostBeside)
      .map(({ record }) => recordName(record, facts));
  });
  return [...new Set(near)];
}

type Rated = { readonly record: Fact; readonly score: number };

/** The records that are near in words, the nearest first. */
function ratedInWords(
  statement: Pick<Statement, "text" | "own" | "headings" | "before">,
  quantity: Quantity | null,
  facts: FactSnapshot,
): readonly Rated[] {
  const { records, weightOf } = wordIndex(facts);
  const { text, own, headings, before } = statement;
  const said = contentWords(`${own} ${text}`);
  const around = contentWords(`${headings[0] ?? ""} ${before}`);
  const whole = sumOf(said, weightOf);
  if (whole === 0) return [];
  const limits = namedIn(`${own} ${text}`, facts);
  const topics = recordsAskedIn(text);
  const unit = quantity === null ? null : measureOf(quantity);
  const rated: Rated[] = [];
  for (const { record, name, value, units, scope } of records) {
    if (isOtherLimit(scope, limits)) continue;
    const inName = said.intersection(name);
    const isAsked = topics.has(record.id);
    if (inName.size === 0 && !isAsked) continue;
    const shared = sumOf(inName, weightOf) + 0.5 * sumOf(said.intersection(value), weightOf);
    const ofName = sumOf(inName.union(around.intersection(name)), weightOf) / sumOf(name, weightOf);
    if (unit !== null && !units.has(unit)) continue;
    const score =
      (0.5 * Math.min(1, shared / whole) + 0.5 * ofName) * (unit === null ? 1 : 1.3) +
      (isAsked ? ofTopic : 0);
    if (score > leastScore) rated.push({ record, score });
  }
  return rated.sort((one, other) => other.score - one.score);
}

/** The records that answer the questions of our list which a text touches. */
const recordsAskedIn = memoized(
  (text): ReadonlySet<string> =>
    new Set(
      ruleTopics.flatMap(({ record, about, unless }) =>
        about.test(text) && unless?.test(text) !== true ? record : [],
      ),
    ),
);

/** From this score on a record is near: about half of its name stands in half of the statement. */
const leastScore = 0.42;

/** What it counts that a question of our list is touched. */
const ofTopic = 0.4;

type Worded = {
  readonly record: Fact;
  /** The words of its label, its question and its subject. */
  readonly name: ReadonlySet<string>;
  readonly value: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
  readonly scope: NamedScope;
};

const wordIndex = derivedFrom((facts) => {
  const records = facts.all.filter(isKnown).map((record): Worded => {
    const name = contentWords(record.label);
    return {
      record,
      name,
      value: contentWords(
        `${record.question ?? ""} ${record.topic} ${record.sentence ?? ""} ${factText({ value: record.value })}`,
      ).difference(name),
      units: new Set(valuesOf(record).map(measureOf)),
      scope: {
        ...namedIn(record.label, facts),
        ...(record.appliesTo !== undefined && {
          group: { values: new Set<string>(record.appliesTo), sure: true },
        }),
      },
    };
  });
  const counts = new Map<string, number>();
  for (const { name, value } of records)
    for (const word of name.union(value)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (word: string) =>
    Math.log((records.length + 1) / ((counts.get(word) ?? 0) + 0.5));
  return { records, weightOf };
});

function sumOf(words: ReadonlySet<string>, weightOf: (word: string) => number): number {
  let sum = 0;
  for (const word of words) sum += weightOf(word);
  return sum;
}

function isOtherLimit(held: NamedScope, said: NamedScope): boolean {
  return dimensions.some((dimension) => {
    const [one, other] = [held[dimension]?.values, said[dimension]?.values];
    return (
      one !== undefined && other !== undefined && !other.has(everybody) && one.isDisjointFrom(other)
    );
  });
}
