import { stemOf } from "../../database/search-words.ts";
import { isAsked, piecesOf, type Piece, type Term } from "./pieces.ts";
import { namedDays, type NamedDay } from "./named-days.ts";
import { type OwnNumbers, readPremises } from "./premises.ts";
import { commonWords, narrowingWords, silentWords, taughtWords } from "./taught-words.ts";

type QueryTerm = {
  readonly term: Term;
  readonly weight: number;
  readonly isWhole: boolean;
};

export type QueryGroup = {
  readonly terms: readonly QueryTerm[];
  readonly weight: number;
  readonly kind: "named" | "asked" | "common";
};

export type ReadQuery = {
  readonly groups: readonly QueryGroup[];
  /** Nothing is found by them; they say which value is meant: `both`, `without`. */
  readonly narrowing: readonly Term[];
  /** The groups have their numbers and months too. */
  readonly days: readonly NamedDay[];
  readonly numbers: OwnNumbers;
};

/** The very word that was typed is a little better than another of its meaning. */
const sameWord = 0.35;
const askedWeight = 0.55;
const commonWeight = 0.12;
const loneCommonWeight = 0.6;
const relatedWeight = 0.65;

export function readQuery(words: readonly string[]): ReadQuery {
  const { left: undated, days } = namedDays(words);
  const { left, meant, numbers } = readPremises(undated);
  const pieces = piecesOf(left.map(stemOf));
  const groups = pieces.flatMap(groupOf);
  const dayTerms = days.flatMap(({ day, month }) => [String(day), month]);
  const moreGroups = [...meant, ...dayTerms].map((term): QueryGroup => ({
    terms: [{ term, weight: 1, isWhole: true }],
    weight: 1,
    kind: "named",
  }));
  const allGroups = once([...groups, ...moreGroups]);
  const narrowing = pieces.flatMap((piece) =>
    piece.meant.length === 0 ? piece.stems.filter((stem) => narrowingWords.has(stem)) : [],
  );
  if (allGroups.some(({ kind }) => kind === "named"))
    return { groups: allGroups, narrowing, days, numbers };
  // Of a query that names nothing else, the exam itself is what it names.
  return {
    groups: allGroups.map((group) =>
      group.kind === "common" ? { ...group, weight: loneCommonWeight } : group,
    ),
    narrowing,
    days,
    numbers,
  };
}

function groupOf({ stems, meant }: Piece): readonly QueryGroup[] {
  if (meant.length === 0) {
    const [stem = ""] = stems;
    if (silentWords.has(stem)) return [];
    const isCommon = commonWords.has(stem);
    return [
      {
        terms: [{ term: stem, weight: 1, isWhole: true }],
        weight: isCommon ? commonWeight : 1,
        kind: isCommon ? "common" : "named",
      },
    ];
  }
  const [first = ""] = meant;
  const exact = stems
    .filter((stem) => !silentWords.has(stem))
    .map((term) => ({
      term,
      weight: sameWord / stems.length,
      isWhole: stems.length === 1,
    }));
  const isCommon = stems.every((stem) => commonWords.has(stem));
  return [
    {
      terms: [
        ...meant.map((term, place) => ({
          term,
          weight: place === 0 ? 1 : 0.8,
          isWhole: place === 0,
        })),
        ...relatedTo(first).map((term) => ({ term, weight: relatedWeight, isWhole: false })),
        ...exact,
      ],
      weight: isCommon ? commonWeight : isAsked(first) ? askedWeight : 1,
      kind: isCommon ? "common" : isAsked(first) ? "asked" : "named",
    },
  ];
}

function once(groups: readonly QueryGroup[]): readonly QueryGroup[] {
  return [...new Map(groups.map((group) => [group.terms[0]?.term, group])).values()];
}

function relatedTo(term: Term): readonly Term[] {
  return taughtWords.related[term] ?? [];
}
