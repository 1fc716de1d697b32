import { factText, type Fact } from "../../content/facts/index.ts";
import { nameShare, termsNamedIn, type RankedText } from "../language/rank-texts.ts";
import type { Term } from "../language/pieces.ts";
import type { QueryGroup, ReadQuery } from "../language/read-query.ts";
import { isAskedFor, scopeOfQuery } from "../language/scope.ts";
import type { DocumentIndex } from "./site-index.ts";

const maxValues = 3;
/** A longer value is a text to read: its page is the answer. */
const longestValue = 90;
const leastCoverage = 0.8;
/** A value stands above the pages only when it answers about as well as the best of them. */
const leastShare = 0.7;
/** Records that answer about as well as the best one: the other session, the other paper. */
const siblingShare = 0.8;
const leastName = 0.6;

const kindsAsked: Readonly<Record<Term, ReadonlySet<string>>> = {
  "~fee": new Set(["money"]),
  "?when": new Set(["date", "date-range", "date-list", "text"]),
  "~cutoff": new Set(["percentile"]),
  "?how much": new Set(
    "number number-range signed-marks money percent percentile rank duration file-size questions-and-marks tally".split(
      " ",
    ),
  ),
};

function isAsking(term: Term): boolean {
  return term in kindsAsked;
}

/** The more exact kind decides. */
function isOfKind({ value }: Fact, askedTerms: ReadonlySet<Term>): boolean {
  const [first] = Object.keys(kindsAsked).filter((term) => askedTerms.has(term));
  return first !== undefined && kindsAsked[first]?.has(value.kind) === true;
}

/** None without certainty: a wrong value first is worse than none. */
export function answeringValues(
  index: DocumentIndex,
  query: ReadQuery,
  rankedDocuments: readonly RankedText[],
): readonly Fact[] {
  const [best] = rankedDocuments;
  if (best === undefined || !query.groups.some(isNaming)) return [];
  const scope = scopeOfQuery(query);
  const namedTerms = termsNamedIn(query.groups);
  const askedTerms = new Set([...namedTerms].filter(isAsking));
  const candidates = rankedDocuments.slice(0, 20).flatMap(({ place, score, coverage }) => {
    const fact = index.documents[place]?.fact ?? null;
    if (fact === null || coverage < leastCoverage || score < best.score * leastShare) return [];
    if (!isShort(fact) || !isAskedFor(scope, index.scopeOf(place))) return [];
    if (!saysAll(index, query, place)) return [];
    const [pieces = [], ...otherNames] = index.namesOf(place);
    const shownPieces = pieces.filter(({ asks }) => asks === null || !askedTerms.has(asks));
    const title = nameShare(shownPieces, namedTerms);
    const isNamed = title >= 0.99 && pieces.length > 1 && askedTerms.size === 0;
    const isCalledSo =
      title >= leastName || otherNames.some((name) => nameShare(name, namedTerms) === 1);
    const isAsked = isCalledSo && isOfKind(fact, askedTerms);
    const isOtherName =
      askedTerms.size === 0 &&
      fact.value.kind === "signed-marks" &&
      otherNames.some((name) => nameShare(name, namedTerms) === 1);
    return isNamed || isAsked || isOtherName ? [{ fact, score }] : [];
  });
  const [first] = candidates;
  if (first === undefined) return [];
  return candidates
    .filter(({ score }) => score >= first.score * siblingShare)
    .slice(0, maxValues)
    .map(({ fact }) => fact);
}

/** A value that is right but for `both` or `abroad`, or for a word that nobody knows, is a wrong one. */
function saysAll(index: DocumentIndex, { groups, narrowing }: ReadQuery, place: number): boolean {
  const isSaid = (term: Term) => index.find(term)?.documents.includes(place) === true;
  return (
    narrowing.every(isSaid) &&
    groups
      .filter(isNaming)
      .every(({ terms }) => terms.some(({ term, isWhole }) => isWhole && isSaid(term)))
  );
}

function isNaming({ kind }: QueryGroup): boolean {
  return kind === "named";
}

function isShort(fact: Fact): boolean {
  const { kind } = fact.value;
  return kind !== "steps" && kind !== "points" && factText(fact).length <= longestValue;
}
