import type { SearchDocument } from "./documents/search-document.ts";
import { suitsDays } from "./named-days.ts";
import { isOfOthers, scopeOfQuery, suits } from "./scope.ts";
import type { TermIndex } from "./term-index.ts";
import { importanceOf, nameMatch, namedParts, termsNamedIn } from "./name-match.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { Term } from "./words/search-phrases.ts";

/** A document by its place in the index, and how well it answers. */
export type RankedDocument = {
  readonly place: number;
  readonly score: number;
  /** Which part of what the query names it has, 0 to 1. */
  readonly coverage: number;
};

/** How much it counts to have all that is named. */
const coveragePower = 1.5;
/** For a name that says what the query says, and nothing else. */
const titleBonus = 2.5;

/** A value for others is behind each page that tells of those who are asked about. */
const wrongRecord = 0.2;

/** What is this much worse than the best is left out. */
export const leastShare = 0.12;

/**
 * The documents that have something of the query, the best first; of equals, the one that stands first on the site. Of those
 * that are much worse than the best, some are left out: how well a title suits is only looked at where it can matter.
 */
export function rankDocuments(index: TermIndex, query: ReadQuery): readonly RankedDocument[] {
  const { groups, days } = query;
  const scope = scopeOfQuery(query);
  const askedKinds = askedIn(query);
  const nameScores = namedParts(index, query);
  const { scores, covered, whole } = addedUp(index, groups);
  if (whole === 0) return [];
  const rankedDocuments: RankedDocument[] = [];
  let best = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    const indexedDocument = index.documents[place];
    if (score === 0 || indexedDocument === undefined) continue;
    const coverage = (covered[place] ?? 0) / whole;
    const answers = answering(indexedDocument, askedKinds);
    const bestScore =
      combinedScore({ score, coverage, title: 1 }) * answers * indexedDocument.prior;
    if (bestScore < best * leastShare) continue;
    const title = nameMatch(index.namesOf(place), nameScores);
    const limits = index.scopeOf(place);
    const isWrongRecord = indexedDocument.fact !== null && isOfOthers(scope, limits);
    const fits =
      suits(scope, limits) *
      (isWrongRecord ? wrongRecord : 1) *
      suitsDays(indexedDocument, days) *
      answers *
      indexedDocument.prior;
    const combined = combinedScore({ score, coverage, title }) * fits;
    best = Math.max(best, combined);
    rankedDocuments.push({ place, coverage, score: combined });
  }
  return rankedDocuments.toSorted(
    (one, other) => other.score - one.score || one.place - other.place,
  );
}

/** Of each document what the terms of the query are worth in it, and how much of what is named it has, of the whole. */
function addedUp(index: TermIndex, groups: readonly QueryGroup[]) {
  const { length } = index.documents;
  const scores = new Float64Array(length);
  const coverages = new Float64Array(length);
  const best = new Float64Array(length);
  let totalWeight = 0;
  for (const group of groups) {
    const importance = importanceOf(index, group);
    totalWeight += importance;
    best.fill(0);
    for (const { term, weight } of group.terms) {
      const postings = index.find(term);
      if (postings === undefined) continue;
      const { documents, worth } = postings;
      const having = Math.min(1, weight * 1.3);
      for (let at = 0; at < documents.length; at++) {
        const place = documents[at] ?? 0;
        scores[place] = (scores[place] ?? 0) + (worth[at] ?? 0) * weight * group.weight;
        if (having > (best[place] ?? 0)) best[place] = having;
      }
    }
    for (let place = 0; place < length; place++)
      coverages[place] = (coverages[place] ?? 0) + (best[place] ?? 0) * importance;
  }
  return { scores, covered: coverages, whole: totalWeight };
}

const alikeBeforeOthers = 2;

/** Of many records of one topic the best two stay where they are; pages come before the others. */
export function withoutFloods(
  index: TermIndex,
  rankedDocuments: readonly RankedDocument[],
): readonly RankedDocument[] {
  const countsSeen = new Map<string, number>();
  return rankedDocuments
    .map((of) => {
      const { fact, within } = index.documents[of.place] ?? { fact: null, within: null };
      if (fact === null || within === null) return of;
      const count = (countsSeen.get(within) ?? 0) + 1;
      countsSeen.set(within, count);
      return count <= alikeBeforeOthers ? of : { ...of, score: of.score * 0.65 };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What is asked for: a day, an amount, money, the way to do something. */
function askedIn({ groups, days }: ReadQuery): ReadonlySet<Term> {
  const kindsAsked = [...termsNamedIn(groups)].filter(isKindAsked);
  return new Set(days.length > 0 && kindsAsked.length === 0 ? ["~a day"] : kindsAsked);
}

function isKindAsked(term: Term): boolean {
  return term === "?when" || term === "?how much" || term === "~fee";
}

/** A record is the better answer when its value is of the kind that is asked for, and hardly one when it is not. */
function answering({ fact, answers }: SearchDocument, kindsAsked: ReadonlySet<Term>): number {
  if (fact === null) return kindsAsked.has("?when") && !answers.includes("?when") ? 0.6 : 1;
  const isDay = answers.includes("?when");
  const isAmount = answers.includes("?how much");
  if (kindsAsked.has("~fee") && fact.value.kind !== "money" && isAmount) return 0.4;
  if (kindsAsked.has("?when")) return isDay ? 1.2 : 0.6;
  if (kindsAsked.has("?how much")) return isAmount ? 1.25 : 0.9;
  if (kindsAsked.has("~a day")) return isDay ? 1.6 : 1;
  return isDay ? 0.7 : 1;
}

/** What all its terms together say of a document. */
export function combinedScore(match: {
  readonly score: number;
  readonly coverage: number;
  readonly title: number;
}): number {
  const { score, coverage, title } = match;
  return score * coverage ** coveragePower * (1 + titleBonus * title);
}
