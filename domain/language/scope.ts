import type { ReadQuery } from "./read-query.ts";
import { piecesOf, type Term } from "./pieces.ts";
import { commonWords } from "./taught-words.ts";
import { stemsOf } from "../../database/search-words.ts";

/** A value is for one of each list: Session 1 does not answer for Session 2. */
const termsOf = {
  session: ["~session 1", "~session 2"],
  category: ["~general", "~obc", "~ews", "~sc", "~st", "~pwd", "~third gender"],
  gender: ["~male", "~female"],
  paper: ["~paper 1", "~paper 2", "~paper 2a", "~paper 2b"],
  degree: ["~barch", "~bplanning", "~btech"],
  upload: ["~photo", "~signature", "~class 10"],
  subject: ["~mathematics", "~physics", "~chemistry"],
  admission: ["~jee advanced", "~josaa", "~csab"],
  "count of papers": ["~one paper", "~two papers", "~three papers"],
  place: ["~abroad", "~in india"],
  quota: ["~home state", "~other state"],
} as const satisfies Readonly<Record<string, readonly Term[]>>;

type Dimension = keyof typeof termsOf | "year" | "institute" | "branch";

/** A fee is that of a centre in India unless the text says otherwise. */
const defaultTerms: Readonly<Partial<Record<Dimension, Term>>> = { place: "~in india" };

/** Each session, paper or year has its own value, although nobody has said which. */
const siblings: ReadonlySet<Dimension> = new Set(["session", "gender", "paper", "year"]);
/** One paper is meant unless a number is said. */
const meantUnsaid: ReadonlySet<Term> = new Set(["~one paper"]);

const dimensionOf: ReadonlyMap<Term, Dimension> = new Map(
  Object.entries(termsOf).flatMap(([dimension, terms]) =>
    terms.map((term) => [term, dimension as keyof typeof termsOf] as const),
  ),
);

export type Scope = ReadonlyMap<Dimension, ReadonlySet<Term>>;

export function scopeOf(title: string): Scope {
  return scopeIn(
    piecesOf(stemsOf(title)).flatMap(({ stems, meant }) => (meant.length > 0 ? [meant] : [stems])),
  );
}

export function scopeOfQuery({ groups }: ReadQuery): Scope {
  return scopeIn(groups.map(({ terms }) => terms.map(({ term }) => term)));
}

function scopeIn(pieces: readonly (readonly Term[])[]): Scope {
  const scope = new Map<Dimension, Set<Term>>();
  for (const piece of pieces) {
    const [first = ""] = piece;
    const dimension = dimensionIn(first, piece);
    if (dimension !== undefined)
      scope.set(dimension, (scope.get(dimension) ?? new Set()).add(first));
  }
  return scope;
}

function dimensionIn(term: Term, piece: readonly Term[]): Dimension | undefined {
  if (/^20[0-3]\d$/.test(term)) return "year";
  if (piece.includes("?institute")) return "institute";
  if (piece.includes("?branch")) return "branch";
  return dimensionOf.get(term);
}

const dimensionsOfPerson = ["category", "gender"] as const;

export function namesPeople(of: Scope): boolean {
  return dimensionsOfPerson.some((dimension) => of.has(dimension));
}

export function isOfAsked(query: Scope, text: Scope): boolean {
  const commonDimensions = dimensionsOfPerson.filter(
    (dimension) => query.has(dimension) && text.has(dimension),
  );
  return commonDimensions.length > 0 && !isOfOtherPeople(query, text);
}

export function isOfOtherPeople(query: Scope, text: Scope): boolean {
  return dimensionsOfPerson.some((dimension) => {
    const wantedTerms = query.get(dimension);
    return wantedTerms !== undefined && text.get(dimension)?.isDisjointFrom(wantedTerms) === true;
  });
}

/** Less than 1 for a text about others, or about fewer than asked. */
export function suits(query: Scope, text: Scope): number {
  let factor = 1;
  for (const [dimension, of] of text) {
    const wantedTerms = query.get(dimension);
    if (wantedTerms === undefined) factor *= factorOfUnsaid(dimension);
    else if (of.isDisjointFrom(wantedTerms)) factor *= 0.3;
  }
  for (const [dimension, wantedTerms] of query)
    if (!text.has(dimension) && isOfAnother(dimension, wantedTerms)) factor *= 0.6;
  return factor;
}

function isOfAnother(dimension: Dimension, wantedTerms: ReadonlySet<Term>): boolean {
  if (dimension === "year") return ![...wantedTerms].some((year) => commonWords.has(year));
  const term = defaultTerms[dimension];
  return term !== undefined && !wantedTerms.has(term);
}

/** More than was said is a little worse; another matter, much. */
function factorOfUnsaid(dimension: Dimension): number {
  return dimension === "year" ? 0.97 : 0.9;
}

export function isAskedFor(query: Scope, text: Scope): boolean {
  return [...text].every(([dimension, of]) => {
    const wantedTerms = query.get(dimension);
    if (wantedTerms !== undefined) return !of.isDisjointFrom(wantedTerms);
    return siblings.has(dimension) || of.isSubsetOf(meantUnsaid);
  });
}
