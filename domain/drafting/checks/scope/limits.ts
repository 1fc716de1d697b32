import { dimensions, everybody, type Dimension, type Mention, type Scope } from "./mention.ts";

type Span = { readonly start: number; readonly end: number };

/** To what one figure of a statement is limited. */
export type Limits = {
  /** What the statement itself says of this figure. */
  readonly meant: Scope;
  /** All that the statement names: where it is open which figure a limit belongs to, any may. */
  readonly allowed: Scope;
  /** What its surroundings say, where it says nothing. */
  readonly above: Scope;
  /** It stays open whether a part of the paper or the whole is meant. */
  readonly isOpen: boolean;
};

/** Limits of the figure at `place` among its like (`figures`, in order), by the mentions around it. */
export function limitsOf(
  place: Span,
  figures: readonly Span[],
  text: { readonly words: string; readonly mentions: readonly Mention[]; readonly clause?: Span },
  own: readonly Mention[],
  above: readonly (readonly Mention[])[],
): Limits {
  const meant: Partial<Record<Dimension, ReadonlySet<string>>> = {};
  const allowed: Partial<Record<Dimension, ReadonlySet<string>>> = {};
  const around: Partial<Record<Dimension, ReadonlySet<string>>> = {};
  let isOpen = false;
  for (const dimension of dimensions) {
    const named = text.mentions.filter(
      (mention) => mention.dimension === dimension && reaches(mention, text.clause),
    );
    const heads = own.filter((mention) => mention.dimension === dimension);
    const nearest = named.length > 0 ? nearestTo(place, figures, named, text.words) : undefined;
    if (nearest !== undefined) {
      meant[dimension] = nearest;
      const sure = named.length === 1 || named.length === figures.length;
      allowed[dimension] = sure ? nearest : union(named);
    } else if (heads.length > 0) {
      meant[dimension] = union(heads);
      allowed[dimension] = union(heads);
    } else {
      const elsewhere = text.mentions.filter((mention) => mention.dimension === dimension);
      if (elsewhere.length > 0) {
        around[dimension] = new Set([...union(elsewhere), ...(unlessSaid[dimension] ?? [])]);
        isOpen = isOpen || dimension === "portion";
        continue;
      }
      const [first] = above
        .map((mentions) => mentions.filter((mention) => mention.dimension === dimension))
        .filter((mentions) => mentions.length > 0);
      if (dimension === "portion" && first !== undefined) {
        around[dimension] = new Set(["part", "whole"]);
        isOpen = true;
        continue;
      }
      const usual = first === undefined ? unlessSaid[dimension] : union(first);
      if (usual !== undefined) around[dimension] = usual;
    }
  }
  return { meant, allowed, above: around, isOpen };
}

/** What is meant where nothing is said. */
const unlessSaid: Scope = {
  year: new Set(["2025", "2026"]),
  portion: new Set(["whole"]),
};

/** `Each` and `in all` belong to their clause, other limits to the whole sentence. */
function reaches({ dimension, start, end }: Mention, clause: Span | undefined): boolean {
  return (
    (dimension !== "portion" && dimension !== "event") ||
    clause === undefined ||
    (clause.start <= start && end <= clause.end)
  );
}

/** The dimensions in which a record is limited to something else. */
export function mismatches(record: Scope, limits: Scope): readonly Dimension[] {
  return dimensions.filter((dimension) => {
    const one = record[dimension];
    const other = limits[dimension];
    if (one === undefined || other === undefined) return false;
    if (other.has(everybody)) return true;
    return ![...one].some((value) => other.has(value));
  });
}

function nearestTo(
  place: Span,
  figures: readonly Span[],
  named: readonly Mention[],
  words: string,
): ReadonlySet<string> | undefined {
  const [only, ...more] = named;
  const index = figures.findIndex(({ start }) => start === place.start);
  if (only !== undefined && more.length === 0) {
    const isOfNext =
      only.dimension === "group" &&
      figures.some(({ start, end }) => start >= place.end && end <= only.start);
    if (isOfNext) return undefined;
    const values = [...only.values];
    const spread = figures.length > 1 && values.length === figures.length;
    const value = spread && /\brespectively\b/i.test(words) ? values[index] : undefined;
    return value === undefined ? only.values : new Set([value]);
  }
  if (named.length === figures.length) return named[index]?.values;
  const before = named.findLast(({ end }) => end <= place.start);
  const after = named.find(({ start }) => start >= place.end);
  if (before === undefined || after === undefined) return (before ?? after)?.values;
  const gapBefore = words.slice(before.end, place.start);
  const gapAfter = words.slice(place.end, after.start);
  return weight(gapBefore) <= weight(gapAfter) ? before.values : after.values;
}

/** A break of the sentence parts more than words do. */
function weight(gap: string): number {
  return gap.length + 60 * (gap.match(/[;,]|\b(?:and|while|but|whereas)\b/g)?.length ?? 0);
}

function union(mentions: readonly Mention[]): ReadonlySet<string> {
  return new Set(mentions.flatMap(({ values }) => [...values]));
}
