import { importanceOf, nameMatch, namedParts } from "./name-match.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { TermIndex } from "./term-index.ts";

/** A text by its place in the index, and how well it answers. */
export type RankedText = {
  readonly place: number;
  readonly score: number;
  /** Which part of what the query names it has, 0 to 1. */
  readonly coverage: number;
};

/** What is known of a text beside its words: a factor for how well it suits, and the most that it may be, which costs less. */
type Suitability = {
  readonly most: (place: number) => number;
  readonly factor: (place: number) => number;
};

const alike: Suitability = { most: () => 1, factor: () => 1 };

/** How much it counts to have all that is named. */
const coveragePower = 1.5;
/** For a name that says what the query says, and nothing else. */
const titleBonus = 2.5;

/** What is this much worse than the best is left out. */
export const leastShare = 0.12;

/**
 * The texts that have something of the query, the best first; of equals, the one that stands first. Of those that are
 * much worse than the best, some are left out: how well a name suits is only looked at where it can matter.
 */
export function rankTexts(
  index: TermIndex,
  query: ReadQuery,
  suitability: Suitability = alike,
): readonly RankedText[] {
  const nameScores = namedParts(index, query);
  const { scores, covered, whole } = addedUp(index, query.groups);
  if (whole === 0) return [];
  const rankedTexts: RankedText[] = [];
  let best = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    if (score === 0) continue;
    const coverage = (covered[place] ?? 0) / whole;
    const bestScore = combinedScore({ score, coverage, title: 1 }) * suitability.most(place);
    if (bestScore < best * leastShare) continue;
    const title = nameMatch(index.namesOf(place), nameScores);
    const combined = combinedScore({ score, coverage, title }) * suitability.factor(place);
    best = Math.max(best, combined);
    rankedTexts.push({ place, coverage, score: combined });
  }
  return rankedTexts.toSorted((one, other) => other.score - one.score || one.place - other.place);
}

/** Of each text what the terms of the query are worth in it, and how much of what is named it has, of the whole. */
function addedUp(index: TermIndex, groups: readonly QueryGroup[]) {
  const scores = new Float64Array(index.size);
  const covered = new Float64Array(index.size);
  const best = new Float64Array(index.size);
  let whole = 0;
  for (const group of groups) {
    const importance = importanceOf(index, group);
    whole += importance;
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
    for (let place = 0; place < index.size; place++)
      covered[place] = (covered[place] ?? 0) + (best[place] ?? 0) * importance;
  }
  return { scores, covered, whole };
}

/** What all its terms together say of a text. */
export function combinedScore(match: {
  readonly score: number;
  readonly coverage: number;
  readonly title: number;
}): number {
  const { score, coverage, title } = match;
  return score * coverage ** coveragePower * (1 + titleBonus * title);
}
