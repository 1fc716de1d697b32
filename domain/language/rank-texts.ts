import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { TermIndex } from "./term-index.ts";
import type { Name } from "./text-terms.ts";
import type { Term } from "./pieces.ts";

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

function combinedScore(match: {
  readonly score: number;
  readonly coverage: number;
  readonly title: number;
}): number {
  const { score, coverage, title } = match;
  return score * coverage ** coveragePower * (1 + titleBonus * title);
}

type NamedParts = {
  readonly partsOf: ReadonlyMap<Term, number>;
  readonly shares: readonly number[];
};

const maxParts = 31;
const otherName = 0.9;

export function namedParts(index: Weighed, { groups }: ReadQuery): NamedParts {
  const comparedGroups = groups.slice(0, maxParts);
  const importances = comparedGroups.map((group) => importanceOf(index, group));
  const totalImportance = importances.reduce((sum, importance) => sum + importance, 0);
  const partsOf = new Map<Term, number>();
  for (const [place, { terms }] of comparedGroups.entries())
    for (const { term } of terms) partsOf.set(term, (partsOf.get(term) ?? 0) | (1 << place));
  return {
    partsOf,
    shares: importances.map((importance) =>
      totalImportance === 0 ? 0 : importance / totalImportance,
    ),
  };
}

/** From 0 to 1: the share of the name that is said, times the share of the query that it says. */
export function nameMatch(names: readonly Name[], { partsOf, shares }: NamedParts): number {
  let best = 0;
  for (const [place, name] of names.entries()) {
    let saidImportance = 0;
    const share = shareOf(name, (term) => {
      const parts = partsOf.get(term) ?? 0;
      saidImportance |= parts;
      return parts !== 0;
    });
    if (share === 0) continue;
    const part = shares.reduce((sum, of, at) => ((saidImportance >> at) & 1 ? sum + of : sum), 0);
    best = Math.max(best, share * part * (place === 0 ? 1 : otherName));
  }
  return best;
}

export function termsNamedIn(groups: readonly QueryGroup[]): ReadonlySet<Term> {
  return new Set(groups.flatMap(({ terms }) => terms.map(({ term }) => term)));
}

export function nameShare(name: Name, namedTerms: ReadonlySet<Term>): number {
  return shareOf(name, (term) => namedTerms.has(term));
}

/** The session need not be said. */
function shareOf(name: Name, isNamed: (term: Term) => boolean): number {
  let totalWeight = 0;
  let foundWeight = 0;
  for (const { terms, isSession } of name) {
    let isSaid = false;
    for (const term of terms) isSaid = isNamed(term) || isSaid;
    if (isSaid) foundWeight++;
    if (isSaid || !isSession) totalWeight++;
  }
  return totalWeight === 0 ? 0 : foundWeight / totalWeight;
}

type Weighed = Pick<TermIndex, "find" | "rarest">;

export function importanceOf(index: Weighed, { terms, weight }: QueryGroup): number {
  const [first] = terms;
  const rarity = first === undefined ? 0 : (index.find(first.term)?.rarity ?? index.rarest);
  return weight * rarity;
}
