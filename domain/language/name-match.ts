import type { Name } from "./text-terms.ts";
import type { QueryGroup, ReadQuery } from "./read-query.ts";
import type { TermIndex } from "./term-index.ts";
import type { Term } from "./pieces.ts";

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
