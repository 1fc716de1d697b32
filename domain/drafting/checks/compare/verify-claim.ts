import type { Fact } from "../../../../content/facts/index.ts";
import type { Figure } from "../figures/figure.ts";
import { mismatches, type Limits } from "../scope/limits.ts";
import type { Dimension } from "../scope/mention.ts";
import { matches, comparable, type SpanEnd } from "./equal.ts";
import { newsStatements } from "./news-figures.ts";
import type { Profile } from "./profile.ts";
import { profilesHolding, profilesStating } from "./profiles-by-measure.ts";
import { fit, type WordWeights } from "./subject.ts";

/** What the records say of one figure. */
export type ClaimVerdict =
  | { readonly verdict: "supported"; readonly records: readonly Fact[] }
  | {
      readonly verdict: "contradicted";
      readonly by: Fact;
      /** Set when the value is that of a record limited to something else. */
      readonly swapped: { readonly record: Fact; readonly dimension: Dimension } | null;
    }
  | { readonly verdict: "unknown" };

/** What is compared with the records: a figure in its surroundings. */
export type Question = {
  readonly figure: Figure;
  readonly weights: WordWeights;
  readonly limits: Limits;
  readonly end: SpanEnd;
  /** The words speak of what others report, so values that differ may be named. */
  readonly tellsReports: boolean;
  readonly inCell: boolean;
  readonly advises: boolean;
  /** `Of the 75 questions`: what it is a part of is told elsewhere. */
  readonly isPartitive: boolean;
};

/** Where a part may be meant as well as the whole, words tell little. */
const partOrWhole = 0.4;
/** In a table's cell, or of a value that is only near, words tell less. */
const sameSubjectOpen = 0.6;
/** Fits this near to the best count as the same subject. */
const sameSubject = 0.88;
const sameSubjectForSwap = 0.6;
/** From here on a statement is surely about a record. */
const sure = 4.5;
/** Below this share of the best fit an equal value is a coincidence. */
const nearSubject = 0.6;
/** From here on it is probably about one, unless an equal value says otherwise. */
const likely = 2.8;
/** So many words of an item of news have to stand with its figure. */
const wordsOfNews = 2;
/** Up to here it is about none. */
const foreign = 1.2;

function sameSubjectOf({ inCell, limits, figure, isPartitive }: Question): number {
  if (limits.isOpen || isPartitive) return partOrWhole;
  return inCell || figure.approximate ? sameSubjectOpen : sameSubject;
}

type Fitting = { readonly profile: Profile; readonly fit: number; readonly equal: boolean };

export function verifyClaim(question: Question): ClaimVerdict {
  const all = candidates(question);
  const fitting = withinAbove(
    all.filter(({ profile }) => mismatches(profile.scope, question.limits.allowed).length === 0),
    question.limits,
  );
  const best = Math.max(0, ...fitting.map((one) => one.fit));
  const same = fitting.filter(
    (one) => one.fit >= sameSubjectOf(question) * best && one.fit > foreign,
  );
  const equal = same.filter((one) => one.equal);
  if (equal.length > 0) return supported(equal);

  if (question.tellsReports) {
    const reported = statedBeside(question, false);
    if (reported.length > 0) return supported(reported);
  }
  const swapped = swappedWith(question, all, best);
  if (swapped !== null) return swapped;
  const beside = statedBeside(question);
  if (beside.length > 0) return supported(beside);
  const [against] = same
    .filter((one) => mayContradict(question, one))
    .sort((one, other) => other.fit - one.fit);
  const isCertain = against !== undefined && best >= sure && !isNearlyEqual(against, fitting);
  if (isCertain) return { verdict: "contradicted", by: against.profile.record, swapped: null };
  const weak = fitting.filter((one) => one.equal && one.fit > 0);
  const isMeant = weak.some((one) => against === undefined || one.fit >= nearSubject * against.fit);
  if (isMeant) return supported(weak);
  if (inNews(question)) return { verdict: "supported", records: [] };
  return against !== undefined &&
    best >= likely &&
    !question.figure.inWords &&
    !vague.has(question.figure.quantity.kind)
    ? { verdict: "contradicted", by: against.profile.record, swapped: null }
    : { verdict: "unknown" };
}

/** What lasts how long, or is at what hour, is said of much that no record knows. */
const vague: ReadonlySet<string> = new Set(["duration", "clock"]);
/** Advice and records in words prove something wrong only when they surely speak of the same. */
const verySure = 6;

function mayContradict({ advises, figure }: Question, { profile, fit: how }: Fitting): boolean {
  const { record, reported } = profile;
  if (reported || record.confidence === "advice" || record.topic === "Mock tests") return false;
  if (record.value.kind === "text" && how < verySure) return false;
  if (!advises) return true;
  const { quantity } = figure;
  if (quantity.kind === "count")
    return (
      how >= verySure && !["question", "mark", "mock", "topic", "year"].includes(quantity.unit)
    );
  const isMeasure = ["duration", "clock", "percent"].includes(quantity.kind);
  return !isMeasure || (how >= verySure && record.topic !== "Preparation");
}

/** A record in words gives way to one that holds the value of nearly the same subject. */
function isNearlyEqual(against: Fitting, fitting: readonly Fitting[]): boolean {
  return (
    against.profile.record.value.kind === "text" &&
    fitting.some((one) => one.equal && one.fit >= nearSubject * against.fit)
  );
}

function candidates({ figure, weights, limits, end, tellsReports }: Question): readonly Fitting[] {
  return profilesHolding(figure)
    .filter(({ reported }) => !reported || tellsReports)
    .flatMap((profile) => {
      const held = profile.figures.filter((one) => comparable(figure.quantity, one.quantity));
      if (held.length === 0) return [];
      const equal = held.some((one) => matches(figure, one.quantity, end));
      return [{ profile, fit: fit(profile, weights, limits), equal }];
    });
}

/** What the surroundings say narrows the choice, unless it leaves none. */
function withinAbove(fitting: readonly Fitting[], { above }: Limits): readonly Fitting[] {
  const narrowed = fitting.filter(({ profile }) =>
    mismatches(profile.scope, above).every((dimension) => dimension === "event"),
  );
  return narrowed.some((one) => one.fit > foreign) ? narrowed : fitting;
}

function swappedWith(
  { limits }: Question,
  all: readonly Fitting[],
  best: number,
): ClaimVerdict | null {
  const [value] = all
    .filter((one) => one.equal && !one.profile.reported)
    .filter((one) => one.fit >= Math.max(sure / 2, sameSubjectForSwap * best))
    .filter(({ profile }) => mismatches(profile.scope, limits.allowed).length > 0)
    .sort((one, other) => other.fit - one.fit);
  const [dimension] = value === undefined ? [] : mismatches(value.profile.scope, limits.allowed);
  if (value === undefined || dimension === undefined) return null;
  const [right] = all
    .filter(({ profile }) => mismatches(profile.scope, limits.allowed).length === 0)
    .filter((one) => one.fit >= sameSubjectForSwap * value.fit)
    .sort((one, other) => other.fit - one.fit);
  return {
    verdict: "contradicted",
    by: (right ?? value).profile.record,
    swapped: { record: value.profile.record, dimension },
  };
}

/** Records whose sentence or note states the figure beside the value. */
function statedBeside(
  { figure, end, weights, limits, tellsReports }: Question,
  within = true,
): readonly Fitting[] {
  return profilesStating(figure)
    .filter(({ scope }) => !within || mismatches(scope, limits.allowed).length === 0)
    .filter(({ besides, inReports }) =>
      [...besides, ...(tellsReports ? inReports : [])].some(
        ({ quantity }) => comparable(figure.quantity, quantity) && matches(figure, quantity, end),
      ),
    )
    .map((profile) => ({ profile, fit: fit(profile, weights, limits), equal: true }))
    .filter((one) => one.fit >= sure / 2);
}

/** Our news states the figure, in words like these. */
function inNews({ figure, weights, end }: Question): boolean {
  return newsStatements.some(
    ({ figures, words }) =>
      figures.some(
        ({ quantity }) => comparable(figure.quantity, quantity) && matches(figure, quantity, end),
      ) && [...weights.keys()].filter((word) => words.has(word)).length >= wordsOfNews,
  );
}

function supported(fitting: readonly Fitting[]): ClaimVerdict {
  const ordered = [...fitting].sort((one, other) => other.fit - one.fit);
  return { verdict: "supported", records: ordered.map(({ profile }) => profile.record) };
}
