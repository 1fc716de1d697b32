import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import type { Figure } from "../figures/figure.ts";
import { dimensions, type Dimension, type Mention } from "../scope/mention.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Statement } from "../text/statement.ts";
import { usualOf, type Measure } from "./measure.ts";

/** What a statement says of one dimension; not `sure` when other words could be meant. */
type Named = { readonly values: ReadonlySet<string>; readonly sure: boolean };

export type NamedScope = Readonly<Partial<Record<Dimension, Named>>>;

/** All that words name in each dimension, as surely meant. */
export function namedIn(words: string, facts: FactSnapshot): NamedScope {
  const scope: Partial<Record<Dimension, Named>> = {};
  for (const { dimension, values } of mentionsIn(words, facts))
    scope[dimension] = { values: values.union(scope[dimension]?.values ?? new Set()), sure: true };
  return scope;
}

/** A stretch of a text. */
export type Span = { readonly start: number; readonly end: number };

/** Words between a figure and what follows it that make the two belong together: `₹500 for SC`. */
const attachment =
  /^\s*(?:marks?|percentile|of the seats|each)?\s*(?:\(|for|to|per|in|of|from|on|by|is for|are (?:for|reserved for)|goes to|go to)\s+(?:the |a |an |each |every |all |any |its )?[^\s,;]{0,14}\s?$/i;
const attached = /^(?:\s*\(?|\s*(?:for|to|in|of|from)\s+(?:the |a |an |each |every )?)$/i;

/** True for words between a figure and a name that make the name the figure's own. */
export function belongsTo(between: string): boolean {
  return attached.test(between) || attachment.test(between);
}

/** What besides its statement tells what a figure is limited to. */
type Surroundings = {
  /** The other figures of its kind. */
  readonly others: readonly Figure[];
  readonly span: Span;
  readonly measure: Measure;
  readonly title: string;
  readonly facts: FactSnapshot;
};

/** What a statement names for a figure in each dimension: in its words, its table heads, what opens its list, its headings. */
export function scopeNamed(statement: Statement, figure: Figure, around: Surroundings): NamedScope {
  const { measure, title } = around;
  const scope: Partial<Record<Dimension, Named>> = {};
  for (const dimension of dimensions) {
    const named =
      placeOf(dimension, statement, figure, {
        ...around,
        title: measure.usual?.[dimension] === undefined ? title : "",
      }) ?? usuallyMeant(dimension, measure, around.facts);
    if (named !== null) scope[dimension] = named;
  }
  return scope;
}

function placeOf(
  dimension: Dimension,
  { text, own, before, listed, headings, role }: Statement,
  figure: Figure,
  { others, span, title, facts }: Surroundings,
): Named | null {
  const of = (words: string) =>
    mentionsIn(words, facts).filter((one) => one.dimension === dimension);
  const inText = of(text).filter(
    ({ start, end }) => dimension !== "year" || end <= figure.start || start >= figure.end,
  );
  const chosen = chosenFor(inText, text, figure, others, span);
  const inOwn = of(own);
  if (role === "cell" && inOwn.length > 0 && chosen === null) return namedByAll(inOwn, true);
  if (chosen !== null) return chosen;
  if (inOwn.length > 0) return namedByAll(inOwn, true);
  const inBefore = of(before);
  if (inBefore.length > 0) return namedByAll(inBefore, listed);
  for (const heading of headings) {
    const inHeading = of(heading);
    if (inHeading.length > 0) return namedByAll(inHeading, true);
  }
  const inTitle = dimension === "year" || dimension === "session" ? of(title) : [];
  return inTitle.length > 0 ? namedByAll(inTitle, inTitle.length === 1) : null;
}

/** The mention of a sentence that belongs to a figure: what follows it at once, else what comes before. */
function chosenFor(
  mentions: readonly Mention[],
  text: string,
  figure: Span,
  others: readonly Span[],
  span: Span,
): Named | null {
  if (mentions.length === 0) return null;
  const isOnly = mentions.length === 1;
  const after = mentions.find(
    ({ start, end }) =>
      (start >= figure.end && belongsTo(text.slice(figure.end, start))) ||
      (start < figure.end && figure.start < end),
  );
  if (after !== undefined) return { values: after.values, sure: true };
  const inClause = mentions.filter(({ start, end }) => start >= span.start && end <= span.end);
  const last = inClause.findLast(({ end }) => end <= figure.start);
  if (last !== undefined) {
    const crossed = others.some(({ start }) => start >= last.end && start < figure.start);
    return { values: last.values, sure: isOnly || inClause.length === 1 || !crossed };
  }
  const next = inClause[0];
  if (next !== undefined) {
    const crossed = others.some(({ start }) => start >= figure.end && start < next.start);
    return {
      values: next.values,
      sure: isOnly && !crossed && !/[,;]/.test(text.slice(figure.end, next.start)),
    };
  }
  const earlier = mentions.findLast(({ end }) => end <= span.start);
  return earlier === undefined ? null : { values: earlier.values, sure: isOnly };
}

function namedByAll(mentions: readonly Mention[], sure: boolean): Named {
  const [first, ...more] = mentions;
  const same = more.every(
    ({ values }) => values.symmetricDifference(first?.values ?? new Set()).size === 0,
  );
  return {
    values: new Set(mentions.flatMap(({ values }) => [...values])),
    sure: sure && same,
  };
}

function usuallyMeant(
  dimension: Dimension,
  measure: Measure,
  { edition }: FactSnapshot,
): Named | null {
  const usually = usualOf(measure, dimension, edition);
  if (usually !== undefined) return { values: new Set(usually), sure: dimension !== "group" };
  const perhaps = measure.assumed?.[dimension];
  return perhaps === undefined ? null : { values: new Set(perhaps), sure: false };
}
