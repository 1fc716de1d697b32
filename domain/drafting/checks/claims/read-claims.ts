import type { FactSnapshot } from "../../../../content/facts/snapshot.ts";
import { memoized } from "../../../shared/memoized.ts";
import type { DraftText } from "../draft-text.ts";
import type { Figure } from "../figures/figure.ts";
import { measureOf, type SpanEnd } from "../figures/equal.ts";
import { figuresUnder } from "../figures/unit-of-heads.ts";
import type { ShownValue, Statement } from "../text/statement.ts";
import type { Measure } from "./measure.ts";
import { measures } from "./measures.ts";
import { otherExam } from "./other-exams.ts";
import { belongsTo, scopeNamed, type NamedScope, type Span } from "./named-scope.ts";

/** A figure of a statement with what it is said of. */
export type Claim = {
  readonly figure: Figure;
  /** The token whose value it is; null for a typed one. */
  readonly token: ShownValue | null;
  /** Null when no words tell what it measures. */
  readonly measure: Measure | null;
  /** True when its own clause, its table heads or, for an item, its heading name the measure. */
  readonly sure: boolean;
  readonly scope: NamedScope;
  /** The clause of the figure, with the heads of its cell. */
  readonly clause: string;
  /** Which end of a span is spoken of. */
  readonly end: SpanEnd;
};

/** Every figure of a statement, typed or from a token, with its measure and scope. */
export function claimsIn(
  statement: Statement,
  { content }: { readonly content: Pick<DraftText["content"], "title"> },
  facts: FactSnapshot,
): readonly Claim[] {
  const { own: heads, before, headings } = statement;
  const figures = figuresUnder(statement.text, [...heads.split(" | "), before, ...headings]);
  return figures.map((figure) => {
    const token =
      statement.values.find(({ start, end }) => start < figure.end && figure.start < end) ?? null;
    const span = clauseAround(statement.text, figure);
    const own = statement.own;
    const clause = `${own === "" ? "" : `${own} | `}${statement.text.slice(span.start, span.end)}`;
    const { measure, sure } = measureNamed(statement, figure, span, clause);
    const others = figures.filter(
      (one) => one !== figure && one.quantity.kind === figure.quantity.kind,
    );
    return {
      figure,
      token,
      measure,
      sure,
      clause,
      scope:
        measure === null
          ? {}
          : scopeNamed(statement, figure, {
              others,
              span,
              measure,
              title: content.title,
              facts,
            }),
      end: endMeant(statement.text.slice(span.start, figure.start), statement.own),
    };
  });
}

const separator =
  /;\s|\s[–—]\s|,?\s(?:but|while|whereas|although|though|however|because|unlike)\s|,\sand\s(?=(?:the|it|they|you|its|those|that)\b)|,\s(?:which|so)\s/g;

/** Where clauses part; read once for all figures of a sentence. */
const clauseCuts = memoized((text) =>
  [...text.matchAll(separator)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  })),
);

/** The clause in which a figure stands. */
export function clauseAround(text: string, { start, end }: Span): Span {
  const cuts = clauseCuts(text);
  return {
    start: cuts.findLast(({ to }) => to <= start)?.to ?? 0,
    end: cuts.find(({ from }) => from >= end)?.from ?? text.length,
  };
}

const mark = /[;:()](?=\s|$)|(?<!\d),(?=\s)|,(?=\s(?!\d))|\s[–—]\s/g;

const marksIn = memoized((text) => [...text.matchAll(mark)].map(({ index }) => index));

/** The stretch between two marks of punctuation in which a figure stands. */
export function fragmentAround(text: string, { start, end }: Span): Span {
  const cuts = marksIn(text);
  const before = cuts.findLast((cut) => cut < start);
  return {
    start: before === undefined ? 0 : before + 1,
    end: cuts.find((cut) => cut >= end) ?? text.length,
  };
}

function measureNamed(
  { text, own, listed, before, headings, role }: Statement,
  figure: Figure,
  span: Span,
  clause: string,
): { readonly measure: Measure | null; readonly sure: boolean } {
  const unit = measureOf(figure.quantity);
  const all = measures.filter(
    ({ units, not, of }) =>
      units.includes(unit) &&
      not?.test(clause) !== true &&
      (of === "jee advanced" || !otherExam.test(clause)),
  );
  const possible = all.filter(({ weak }) => weak === undefined);
  const inClause = nearest(possible, text, figure, span);
  if (inClause !== null) return { measure: inClause, sure: true };
  const inHeads = own === "" ? null : (possible.find(({ names }) => names.test(own)) ?? null);
  if (inHeads !== null) return { measure: inHeads, sure: true };
  const inSentence = nearest(possible, text, figure, { start: 0, end: text.length });
  if (inSentence !== null) return { measure: inSentence, sure: false };
  for (const [place, words] of [before, ...headings].entries()) {
    const above = possible.find(({ names }) => names.test(words));
    if (above !== undefined)
      return { measure: above, sure: listed || (place > 0 && role === "cell") };
  }
  const weak = all.find(({ weak: isWeak, names }) => isWeak === true && names.test(clause));
  return { measure: weak ?? null, sure: weak !== undefined };
}

/** The measure whose name stands nearest to a figure, within a part of the text. */
function nearest(
  possible: readonly Measure[],
  text: string,
  figure: Span,
  { start, end }: Span,
): Measure | null {
  const part = text.slice(start, end);
  let best: { readonly measure: Measure; readonly far: number } | null = null;
  for (const measure of possible)
    for (const match of part.matchAll(global(measure.names))) {
      const far = distance(
        text,
        figure,
        start + match.index,
        start + match.index + match[0].length,
      );
      if (best === null || far < best.far) best = { measure, far };
    }
  return best?.measure ?? null;
}

function distance(text: string, figure: Span, start: number, end: number): number {
  if (start < figure.end && figure.start < end) return 0;
  if (end <= figure.start) return figure.start - end + 1;
  if (belongsTo(text.slice(figure.end, start))) return 0.5;
  const parted = /[,;(]|\band\b/.test(text.slice(figure.end, start)) ? 30 : 0;
  return (start - figure.end) * 1.3 + 3 + parted;
}

const globals = new Map<RegExp, RegExp>();

function global(pattern: RegExp): RegExp {
  const known = globals.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern.source, `${pattern.flags}g`);
  globals.set(pattern, made);
  return made;
}

const openings = /\b(?:beg[ai]n\w*|start\w*|open(?:s|ed|ing)?|from|first day|onwards)\b/gi;
const closings = /\b(?:clos\w+|last (?:date|day)|deadline|until|till|ended|ends?)\b/gi;

function endMeant(before: string, own: string): SpanEnd {
  const words = `${own} ${before}`;
  const opened = [...words.matchAll(openings)].at(-1)?.index ?? -1;
  const closed = [...words.matchAll(closings)].at(-1)?.index ?? -1;
  if (opened === closed) return null;
  return opened > closed ? "opening" : "closing";
}
