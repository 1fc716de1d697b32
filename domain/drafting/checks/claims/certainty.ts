import type { Fact } from "../../../../content/facts/index.ts";
import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { holds, measureOf } from "../figures/equal.ts";
import { dimensions, type Dimension, type Mention } from "../scope/mention.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Statement } from "../text/statement.ts";
import { claimScore } from "./claim-classifier.ts";
import type { Measure } from "./measure.ts";
import { measures } from "./measures.ts";
import type { Claim } from "./read-claims.ts";
import { answersOf, type RecordClaim } from "./record-claims.ts";

/** Words of any subject that leave open whether something holds, or for whom. */
const doubt = String.raw`if|unless|except|suppos\w+|imagine|assum\w+|would|might|had|some|many|most|few|several|earlier|previous\w*|former\w*|until|used to|usual\w*|often|sometimes|say|says|said|report\w*|rumou?rs?|believ\w+|think|thought|expect\w*|example|instance|my|our|we|he|she|his|her|friend|cousin|brother|sister|school|coaching|mock|practi[sc]e`;
const doubtful = new RegExp(String.raw`\b(?:${doubt})\b|\?`, "i");
/** Besides: words of comparisons, sums, limits and denials, which make a value another one than it seems. */
const turning = new RegExp(
  String.raw`\b(?:${doubt}|could|may|than|as (?:much|many|high|low|long)|compared|more|less|fewer|higher|lower|differ\w*|gap|total\w*|together|altogether|in all|sum|sav\w+|left|instead|not|no|never|neither|nor|without|besides|apart|another|others?|old|till|before|after|later|since|about|around|nearly|almost|roughly|at (?:least|most)|up to|over|under|above|below|between|average|extra|additional|twice|double|half|each session|both sessions|notice|bulletin|plan\w*)\b|\?|[+×=]`,
  "i",
);

const otherYear = /\b(?:19|20)\d\d\b/g;

/**
 * Whether words and surroundings leave no doubt what a differing figure is of: it is the only one of its kind, one measure is
 * named beside it, each limit in which the records differ is named once, and nothing turns the sense.
 */
export function isCertain(
  claim: Claim,
  statement: Statement,
  claims: readonly Claim[],
  facts: FactSnapshot,
): boolean {
  const { measure, figure } = claim;
  if (measure === null || figure.approximate) return false;
  const isCell = statement.role === "cell";
  if (!isCell && statement.role !== "sentence") return false;
  const rivals = claims.filter((one) => isRival(one, claim));
  if (rivals.length > 0) return false;
  const words = isCell ? `${statement.own} | ${statement.text}` : statement.text;
  if (turning.test(wordsBeside(words, claim, isCell))) return false;
  return (
    isNamedAlone(measure, claim, words, isCell) &&
    isScopeSettled(measure, claim, words, statement, facts)
  );
}

/**
 * Whether a clause that a rule's record denies is meant as that rule: plainly a statement on the exam, without doubt
 * or exception in its sentence.
 */
export function isCertainRule(clause: string, sentence: string): boolean {
  return !doubtful.test(sentence) && claimScore(clause) > leastScore;
}

/** From this log-odds on a clause is plainly a statement on the exam. */
const leastScore = -1;

function isRival(one: Claim, { figure }: Claim): boolean {
  return one.figure !== figure && measureOf(one.figure.quantity) === measureOf(figure.quantity);
}

function wordsBeside(words: string, { figure }: Claim, isCell: boolean): string {
  return isCell ? words : `${words.slice(0, figure.start)} ${words.slice(figure.end)}`;
}

/** The clause names the measure, and no other measure of the unit is named anywhere near. */
function isNamedAlone(measure: Measure, claim: Claim, words: string, isCell: boolean): boolean {
  if (!claim.sure || measure.weak !== undefined) return false;
  const near = isCell ? words : claim.clause;
  if (!measure.names.test(near)) return false;
  const unit = measureOf(claim.figure.quantity);
  return measures.every(
    (other) =>
      other === measure ||
      other.weak === true ||
      !other.units.includes(unit) ||
      !other.names.test(words) ||
      other.not?.test(words) === true ||
      other.records.source === "^$",
  );
}

/** What limits the records is named once, and what limits the claim limits records too. */
function isScopeSettled(
  measure: Measure,
  { scope, figure, end }: Claim,
  words: string,
  { headings }: Statement,
  facts: FactSnapshot,
): boolean {
  const answers = answersOf(measure, facts);
  const equal = answers.filter(({ values }) => holds(values, figure, end));
  const isLimitedIn = (dimension: Dimension) => (one: RecordClaim) =>
    one.scope[dimension] !== undefined &&
    scope[dimension]?.values.isDisjointFrom(one.scope[dimension]) !== false;
  const above = headings[0] ?? "";
  return dimensions.every((dimension) => {
    const named = mentionsOf(words, dimension, facts);
    const sets = named.length > 0 ? named : mentionsOf(above, dimension, facts);
    const held = answers.map((answer) => answer.scope[dimension]);
    if (held.every((one) => one === undefined))
      return dimension === "year" ? isOwnYear(words, facts) : named.length === 0;
    if (new Set(held.map((one) => [...(one ?? [])].sort().join())).size === 1)
      return sets.length <= 1;
    if (sets.length === 1) return scope[dimension]?.sure === true;
    const isUsual = measure.usual?.[dimension] !== undefined && scope[dimension]?.sure === true;
    return (
      sets.length === 0 &&
      (isUsual || held.includes(undefined)) &&
      !equal.some(isLimitedIn(dimension))
    );
  });
}

/** No other year than that of the records, and the one in which its forms are filled in. */
function isOwnYear(words: string, { edition }: FactSnapshot): boolean {
  const own = [edition, String(Number(edition) - 1)];
  return (words.match(otherYear) ?? []).every((year) => own.includes(year));
}

function mentionsOf(words: string, dimension: Dimension, facts: FactSnapshot): readonly Mention[] {
  return mentionsIn(words, facts).filter((one) => one.dimension === dimension);
}

/** Words near a token name another record of its measure and nothing that sets its own apart: `in 2024` beside that of 2023. */
export function isOtherNamed(
  { measure }: Claim,
  record: Fact,
  words: string,
  facts: FactSnapshot,
): boolean {
  if (measure === null) return false;
  const said = contentOf(words);
  const own = contentOf(record.label);
  return answersOf(measure, facts).some(({ record: other }) => {
    const label = contentOf(other.label);
    const mine = own.difference(label);
    return (
      mine.size > 0 && mine.isDisjointFrom(said) && !label.difference(own).isDisjointFrom(said)
    );
  });
}

function contentOf(words: string): ReadonlySet<string> {
  return new Set(words.toLowerCase().match(/[a-z]{4,}|\b20\d\d\b/g) ?? []);
}
