import { importanceOf, nameMatch, namedParts } from "./name-match.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { TermIndex } from "./term-index.ts";

export type RankedText = {
  readonly place: number;
  readonly score: number;
  readonly coverage: number;
};

type Suitability = {
  readonly most: (place: number) => number;
  readonly factor: (place: number) => number;
};

const alike: Suitability = { most: () => 1, factor: () => 1 };

const coveragePower = 1.5;
const titleBonus = 2.5;

export const leastShare = 0.12;

/** The best first. Of much worse texts some are left out: the name is compared only where it can matter. */
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

export function combinedScore(match: {
  readonly score: number;
  readonly coverage: number;
  readonly title: number;
}): number {
  const { score, coverage, title } = match;
  return score * coverage ** coveragePower * (1 + titleBonus * title);
}
