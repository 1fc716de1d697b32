import { type Field, fields, type FieldTerms, type Name } from "./text-terms.ts";
import { yieldToOthers } from "../shared/yield-to-others.ts";
import type { Term } from "./pieces.ts";

/** BM25F: the weight of a field, and how much its length takes away. */
const weights: Readonly<Record<Field, { readonly weight: number; readonly byLength: number }>> = {
  title: { weight: 3, byLength: 0.5 },
  names: { weight: 2.2, byLength: 0.4 },
  within: { weight: 1, byLength: 0.3 },
  body: { weight: 1, byLength: 0.6 },
};

/** From this on, saying a term again adds little. */
const saturation = 1.4;

type Postings = {
  readonly documents: Uint16Array;
  readonly worth: Float32Array;
  readonly rarity: number;
};

export type TermIndex = {
  readonly size: number;
  readonly find: (term: Term) => Postings | undefined;
  readonly rarest: number;
  readonly weigh: (terms: FieldTerms) => ReadonlyMap<Term, number>;
  readonly namesOf: (place: number) => readonly Name[];
};

type ReadText = {
  readonly terms: FieldTerms;
  readonly names: readonly Name[];
  /** It is found, but rarity and length follow the others alone. */
  readonly isBeside?: boolean;
};

export async function termIndexOf(texts: readonly ReadText[]): Promise<TermIndex> {
  const size = texts.length;
  const countedTexts = texts.filter(({ isBeside }) => isBeside !== true);
  const names = texts.map((text) => text.names);
  const averages = averageLengths(countedTexts);
  const weighedPostings = new Map<
    Term,
    { documents: number[]; weights: number[]; counted: number }
  >();
  for (const [place, { terms, isBeside }] of texts.entries()) {
    for (const [term, weight] of weigh(terms)) {
      const posting = weighedPostings.get(term) ?? { documents: [], weights: [], counted: 0 };
      posting.documents.push(place);
      posting.weights.push(weight);
      if (isBeside !== true) posting.counted++;
      weighedPostings.set(term, posting);
    }
    await yieldToOthers();
  }
  const rarityOf = (count: number) =>
    Math.log(1 + (countedTexts.length - count + 0.5) / (count + 0.5));
  const postings = new Map<Term, Postings>();
  for (const [term, posting] of weighedPostings) {
    const rarity = rarityOf(posting.counted);
    postings.set(term, {
      documents: Uint16Array.from(posting.documents),
      worth: Float32Array.from(posting.weights, (weight) => worthOf(weight, rarity)),
      rarity,
    });
    await yieldToOthers();
  }
  return {
    size,
    find: (term) => postings.get(term),
    rarest: rarityOf(0),
    weigh,
    namesOf: (place) => names[place] ?? [],
  };

  function weigh(of: FieldTerms): ReadonlyMap<Term, number> {
    const weightsByTerm = new Map<Term, number>();
    for (const field of fields) {
      const { weight, byLength } = weights[field];
      const weightOfEach =
        weight / (1 - byLength + byLength * (of[field].length / averages[field]));
      for (const term of of[field])
        weightsByTerm.set(term, (weightsByTerm.get(term) ?? 0) + weightOfEach);
    }
    return weightsByTerm;
  }
}

function averageLengths(texts: readonly ReadText[]): Readonly<Record<Field, number>> {
  const average = (field: Field) =>
    Math.max(
      1,
      texts.reduce((sum, { terms }) => sum + terms[field].length, 0) / Math.max(1, texts.length),
    );
  return {
    title: average("title"),
    names: average("names"),
    within: average("within"),
    body: average("body"),
  };
}

export function worthOf(weight: number, rarity: number): number {
  return (rarity * weight) / (saturation + weight);
}
