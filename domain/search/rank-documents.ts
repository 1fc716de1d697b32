import type { SearchDocument } from "./documents/search-document.ts";
import { scopeOfQuery, suits } from "./scope.ts";
import type { TermIndex } from "./term-index.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import { isAsked, type Term } from "./words/phrases.ts";

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
export function rankDocuments(index: TermIndex, query: ReadQuery): readonly RankedDocument[] {
  const { groups } = query;
  const scope = scopeOfQuery(query);
  const asked = askedIn(query);
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
    const found = index.documents[place];
    if (found === undefined) continue;
    const fits = suits(scope, index.scopeOf(place)) * answering(found, asked) * found.prior;
    ranked.push({ place, coverage, score: combinedScore({ score, coverage, title }) * fits });
  }
  return ranked.toSorted((one, other) => other.score - one.score || one.place - other.place);
}

const alikeBeforeOthers = 2;

/** Of many records of one topic the best two stay where they are; pages come before the others. */
export function withoutFloods(
  index: TermIndex,
  ranked: readonly RankedDocument[],
): readonly RankedDocument[] {
  const seen = new Map<string, number>();
  return ranked
    .map((of) => {
      const { fact, within } = index.documents[of.place] ?? { fact: null, within: null };
      if (fact === null || within === null) return of;
      const count = (seen.get(within) ?? 0) + 1;
      seen.set(within, count);
      return count <= alikeBeforeOthers ? of : { ...of, score: of.score * 0.65 };
    })
    .toSorted((one, other) => other.score - one.score);
}

/** What is asked for: a day, an amount, money, the way to do something. */
function askedIn({ groups }: ReadQuery): ReadonlySet<Term> {
  return new Set(
    groups
      .flatMap(({ terms }) => terms.map(({ term }) => term))
      .filter((term) => isKindAsked(term)),
  );
}

function isKindAsked(term: Term): boolean {
  return term === "?when" || term === "?how much" || term === "~fee";
}

/** A record is the better answer when its value is of the kind that is asked for, and hardly one when it is not. */
function answering({ fact, answers }: SearchDocument, asked: ReadonlySet<Term>): number {
  if (fact === null) return asked.has("?when") && !answers.includes("?when") ? 0.9 : 1;
  const isDay = answers.includes("?when");
  const isAmount = answers.includes("?how much");
  if (asked.has("~fee") && fact.value.kind !== "money" && isAmount) return 0.4;
  if (asked.has("?when")) return isDay ? 1.2 : 0.6;
  if (asked.has("?how much")) return isAmount ? 1.25 : 0.9;
  return isDay ? 0.7 : 1;
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

/**
 * Which part of a title's telling words the query names. Of which session it is need not be said, and
 * words of asking count only as they were typed: `last day` is more than `when`.
 */
export function titleShare(
  title: readonly ReadonlySet<Term>[],
  groups: readonly QueryGroup[],
): number {
  const named = new Set(groups.flatMap(({ terms }) => terms.map(({ term }) => term)));
  const has = (piece: ReadonlySet<Term>) =>
    [...piece].some((term) => !isAsked(term) && named.has(term));
  const asked = title.filter((piece) => has(piece) || !isSession(piece));
  return asked.length === 0 ? 0 : asked.filter(has).length / asked.length;
}

function isSession(piece: ReadonlySet<Term>): boolean {
  return piece.has("~session 1") || piece.has("~session 2");
}
