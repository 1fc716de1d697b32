import type { TermIndex } from "./term-index.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { Term } from "./words/phrases.ts";

/** A document by its place in the index, and how well it answers. */
export type RankedDocument = {
  readonly place: number;
  readonly score: number;
  /** Which part of what the query names it has, 0 to 1. */
  readonly coverage: number;
};

/** How much it counts to have all that is named. */
const coveragePower = 1.5;
/** For a title that says what the query says, and nothing else. */
const titleBonus = 0.9;

/** Every document that has anything of the query, the best first; of equals, the one that stands first on the site. */
export function rankDocuments(index: TermIndex, { groups }: ReadQuery): readonly RankedDocument[] {
  const { length } = index.documents;
  const scores = new Float64Array(length);
  const covered = new Float64Array(length);
  const best = new Float64Array(length);
  let whole = 0;
  for (const group of groups) {
    const importance = importanceOf(index, group);
    whole += importance;
    best.fill(0);
    for (const { term, weight } of group.terms) {
      const postings = index.find(term);
      if (postings === undefined) continue;
      for (const [at, place] of postings.documents.entries()) {
        const worth = (postings.worth[at] ?? 0) * weight * group.weight;
        scores[place] = (scores[place] ?? 0) + worth;
        best[place] = Math.max(best[place] ?? 0, Math.min(1, weight * 1.3));
      }
    }
    for (let place = 0; place < length; place++)
      covered[place] = (covered[place] ?? 0) + (best[place] ?? 0) * importance;
  }
  if (whole === 0) return [];
  const ranked: RankedDocument[] = [];
  for (const [place, score] of scores.entries()) {
    if (score === 0) continue;
    const coverage = (covered[place] ?? 0) / whole;
    const title = titleShare(index.tellingTitleOf(place), groups);
    const prior = index.documents[place]?.prior ?? 1;
    ranked.push({ place, coverage, score: combinedScore({ score, coverage, title }) * prior });
  }
  return ranked.toSorted((one, other) => other.score - one.score || one.place - other.place);
}

/** How much it says of a document that it has what a group names. */
export function importanceOf(index: TermIndex, { terms, weight }: QueryGroup): number {
  const [first] = terms;
  const rarity = first === undefined ? 0 : (index.find(first.term)?.rarity ?? index.rarest);
  return weight * rarity;
}

/** What all its terms together say of a document. */
export function combinedScore(found: {
  readonly score: number;
  readonly coverage: number;
  readonly title: number;
}): number {
  const { score, coverage, title } = found;
  return score * coverage ** coveragePower * (1 + titleBonus * title * coverage);
}

/** Which part of a title's telling words the query names. */
export function titleShare(
  title: readonly ReadonlySet<Term>[],
  groups: readonly QueryGroup[],
): number {
  if (title.length === 0) return 0;
  const named = title.filter((piece) =>
    groups.some(({ terms }) => terms.some(({ term }) => piece.has(term))),
  );
  return named.length / title.length;
}
