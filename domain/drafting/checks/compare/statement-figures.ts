import { figuresIn } from "../figures/read-figures.ts";
import type { Figure } from "../figures/figure.ts";
import { limitsOf } from "../scope/limits.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Mention } from "../scope/mention.ts";
import type { ShownValue, Statement } from "../text/statement.ts";
import { isAdvice } from "./claim-words.ts";
import { cellFigures } from "./cell-figures.ts";
import { comparable, type SpanEnd } from "./equal.ts";
import type { Question } from "./verify-claim.ts";
import { profileById } from "./profile.ts";
import { weightsOf } from "./subject.ts";

/** A figure that a statement types, or the value of a token in it. */
export type Stated = {
  readonly figure: Figure;
  readonly value: ShownValue | null;
  readonly question: Question;
  readonly clause: Clause;
  /** The other figures of the statement. */
  readonly others: readonly Figure[];
};

type Clause = {
  readonly before: string;
  readonly text: string;
  readonly span: { readonly start: number; readonly end: number };
};

const reports = /\breport(?:s|ed)?\b|\bpublished (?:tables|figures|lists)\b|\bdiffer(?:s|ent)?\b/i;
const breaks = /[;,:–—(]\s|\s(?:and|while|but|whereas|against|compared|than)\s/g;
const opening = /\b(?:open(?:s|ed|ing)?|start\w*|beg[aiu]n\w*|commenc\w*|first day|from)\b/gi;
const closing =
  /\b(?:clos(?:e|es|ed|ing)|end(?:s|ed|ing)?|last (?:date|day)|until|till|deadline|by|before|to apply)\b/gi;

/** What a statement states, each with all that its surroundings say about it. */
export function statedIn(statement: Statement): readonly Stated[] {
  const words = withoutValues(statement);
  const typed = typedFigures(statement);
  const shown = statement.values.map(shownFigure);
  const all = [...typed.map((figure) => ({ figure, value: null })), ...shown].sort(
    (one, other) => one.figure.start - other.figure.start,
  );
  if (all.length === 0) return [];
  const mentions = mentionsIn(words).filter((mention) => !insideDate(mention, typed));
  const own = mentionsIn(statement.own);
  const above = statement.above.map((text) => mentionsIn(text));
  const tellsReports = reports.test([statement.text, ...statement.above].join(" "));
  const advises = isAdvice(statement.text);
  return all.map(({ figure, value }) => {
    const like = all.filter((other) => comparable(other.figure.quantity, figure.quantity));
    const clause = clauseOf(
      words,
      figure,
      all.map((other) => other.figure),
    );
    const isYear = figure.quantity.kind === "year";
    const limits = limitsOf(
      figure,
      like.map((other) => other.figure),
      {
        words,
        mentions: isYear ? mentions.filter(({ dimension }) => dimension !== "year") : mentions,
        clause: clause.span,
      },
      own,
      above,
    );
    const weights = weightsOf([
      [clause.text, 1],
      [statement.own, 1],
      [words, 0.4],
      [statement.above[0] ?? "", 0.5],
      [statement.above.slice(1).join(" "), 0.35],
    ]);
    const others = all.map((one) => one.figure).filter((one) => one !== figure);
    return {
      figure,
      value,
      clause,
      others,
      question: {
        figure,
        weights,
        limits,
        end: endOf(clause.before),
        tellsReports,
        inCell: statement.role === "cell",
        advises,
        isPartitive: /\b(?:of (?:the |all |these )|out of (?:the |all |these )?)$/i.test(
          clause.before,
        ),
      },
    };
  });
}

function typedFigures(statement: Statement): readonly Figure[] {
  const found = statement.role === "cell" ? cellFigures(statement) : figuresIn(statement.text);
  return found.filter(
    ({ start, end }) => !statement.values.some((value) => value.start < end && start < value.end),
  );
}

function shownFigure(value: ShownValue): { figure: Figure; value: ShownValue } {
  const [held] = profileById.get(value.record.id)?.figures ?? [];
  const { start, end } = value;
  const words = {
    text: "",
    quantity: { kind: "words" },
    approximate: false,
    inWords: false,
  } as const;
  return { figure: { ...(held ?? words), start, end }, value };
}

/** The words around values: a value's own words say nothing about whether it stands rightly. */
function withoutValues({ text, values }: Statement): string {
  return values.reduce(
    (words, { start, end }) => words.slice(0, start) + " ".repeat(end - start) + words.slice(end),
    text,
  );
}

function insideDate(mention: Mention, figures: readonly Figure[]): boolean {
  return figures.some(
    ({ quantity, start, end }) =>
      ["days", "month", "year"].includes(quantity.kind) &&
      start < mention.end &&
      mention.start < end,
  );
}

/** A colon ends a clause only after a figure: `Result: 20 April` is one. */
function clauseOf(words: string, { start, end }: Figure, figures: readonly Figure[]): Clause {
  let from = 0;
  let to = words.length;
  for (const match of words.matchAll(breaks)) {
    const after = match.index + match[0].length;
    const holdsFigure = figures.some((one) => one.start >= from && one.end <= match.index);
    if (match[0].startsWith(":") && !holdsFigure) continue;
    if (after <= start) from = after;
    else if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  return {
    before: words.slice(from, start),
    text: words.slice(from, to),
    span: { start: from, end: to },
  };
}

function endOf(before: string): SpanEnd {
  const opens = [...before.matchAll(opening)].at(-1)?.index ?? -1;
  const closes = [...before.matchAll(closing)].at(-1)?.index ?? -1;
  if (opens === closes) return null;
  return opens > closes ? "opening" : "closing";
}
