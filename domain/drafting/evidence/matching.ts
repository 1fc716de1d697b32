import { isWeak, subjectTerms } from "./text-search.ts";

/** What a request is compared with: how people ask for it, what it belongs to, and its own text. */
type Matchable = {
  /** Each a way in which somebody asks for it, or calls it. */
  readonly asks: readonly string[];
  readonly subjects: string;
  readonly body: string;
};

export type Match<Item> = {
  readonly item: Item;
  /** 0 to 1: how much of the request it answers, and how close one of its asks comes to it. */
  readonly score: number;
  /** What is to be added to the score of a passage whose own ask the request is. */
  readonly own: number;
  /** 0 to 1: the share of the request's words that its asks and subjects hold. */
  readonly named: number;
  /** The telling words of the request that its asks hold, and all of them that stand anywhere in it. */
  readonly terms: ReadonlySet<string>;
  readonly held: ReadonlySet<string>;
};

type Matcher<Item> = {
  /** Everything that shares a telling word with the terms, best first. */
  readonly matches: (terms: readonly string[]) => readonly Match<Item>[];
  /** What a word weighs in a request: a rare one more than one that stands everywhere. */
  readonly weightOf: (term: string) => number;
  readonly knows: (term: string) => boolean;
};

/** What a word counts by the place in which it stands. */
const places = { asks: 1, subjects: 0.75, body: 0.3 } as const;
/** What a weak word weighs beside a telling one, and a word that stands nowhere beside the rarest. */
const weakWeight = 0.3;
const unknownWeight = 0.9;
const closenessShare = 0.4;
/** What an item gains whose own ask has the very words of the request. */
export const ownAsk = 0.5;
/** The same where they differ in weak words only: "fee for SC" is "fee". */
const ownSubject = 0.2;

type Entry<Item> = {
  readonly item: Item;
  readonly variants: readonly ReadonlySet<string>[];
  readonly asks: ReadonlySet<string>;
  readonly subjects: ReadonlySet<string>;
  readonly body: ReadonlySet<string>;
};

/** Compares requests with items, each word by how rare it is among them. */
export function createMatcher<Item>(
  items: readonly Item[],
  textOf: (item: Item) => Matchable,
): Matcher<Item> {
  const entries = items.map((item): Entry<Item> => {
    const { asks, subjects, body } = textOf(item);
    const variants = asks.map((ask) => new Set(subjectTerms(ask)));
    return {
      item,
      variants,
      asks: new Set(variants.flatMap((variant) => [...variant])),
      subjects: new Set(subjectTerms(subjects)),
      body: new Set(subjectTerms(body)),
    };
  });
  const holders = new Map<string, number>();
  for (const { asks, subjects, body } of entries)
    for (const term of asks.union(subjects).union(body))
      holders.set(term, (holders.get(term) ?? 0) + 1);
  const rarest = Math.log(1 + entries.length);

  function weightOf(term: string): number {
    const count = holders.get(term);
    if (count === undefined) return isWeak(term) ? 0 : unknownWeight;
    return (Math.log(1 + entries.length / count) / rarest) * (isWeak(term) ? weakWeight : 1);
  }

  function matchOf(entry: Entry<Item>, terms: readonly string[], all: number): Match<Item> {
    const asked = new Set(terms);
    let found = 0;
    let named = 0;
    for (const term of terms) {
      const weight = weightOf(term);
      const place = placeOf(entry, term);
      found += weight * (place === null ? 0 : places[place]);
      if (place === "asks" || place === "subjects") named += weight;
    }
    const closeness = Math.max(0, ...entry.variants.map((variant) => likeness(asked, variant)));
    const asksTellingly = entry.variants.some((variant) => sameTelling(asked, variant));
    const gain = closeness > 0.999 ? ownAsk : asksTellingly ? ownSubject : 0;
    return {
      item: entry.item,
      score: (found / all) * (1 - closenessShare) + closeness * closenessShare,
      own: gain,
      named: named / all,
      terms: new Set(terms.filter((term) => entry.asks.has(term) && !isWeak(term))),
      held: new Set(terms.filter((term) => placeOf(entry, term) !== null)),
    };
  }

  function likeness(asked: ReadonlySet<string>, variant: ReadonlySet<string>): number {
    const sum = (terms: ReadonlySet<string>) =>
      [...terms].reduce((weight, term) => weight + weightOf(term), 0);
    const all = sum(asked.union(variant));
    return all === 0 ? 0 : sum(asked.intersection(variant)) / all;
  }

  return {
    weightOf,
    knows: (term) => holders.has(term),
    matches(terms) {
      const all = terms.reduce((sum, term) => sum + weightOf(term), 0);
      if (all === 0) return [];
      return entries
        .map((entry) => matchOf(entry, terms, all))
        .filter(({ score }) => score > 0)
        .toSorted((one, other) => other.score - one.score);
    },
  };
}

function sameTelling(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const telling = [...one].filter((term) => !isWeak(term));
  const others = [...other].filter((term) => !isWeak(term));
  return (
    telling.length > 0 &&
    telling.length === others.length &&
    telling.every((term) => other.has(term))
  );
}

function placeOf(
  { asks, subjects, body }: Entry<unknown>,
  term: string,
): keyof typeof places | null {
  if (asks.has(term)) return "asks";
  if (subjects.has(term)) return "subjects";
  return body.has(term) ? "body" : null;
}
