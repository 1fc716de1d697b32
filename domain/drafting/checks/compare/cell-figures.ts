import type { Figure } from "../figures/figure.ts";
import { figuresIn } from "../figures/read-figures.ts";
import { mentionsIn } from "../scope/mentions.ts";
import type { Mention } from "../scope/mention.ts";
import type { Statement } from "../text/statement.ts";

/** What the head of a column or row says its bare numbers are. */
const heads: readonly (readonly [RegExp, (cell: string) => string])[] = [
  [/\b(?:fees?|cost|amount|₹|rupees|one paper|two papers)/i, (cell) => `₹${cell}`],
  [/\bpercentiles?|\bcut-?offs?/i, (cell) => `percentile ${cell}`],
  [/\bclosing ranks?|\branks?\b/i, (cell) => `rank ${cell}`],
  [/\bmarks?\b/i, (cell) => `${cell} marks`],
  [/\bquestions?\b|\bmultiple choice|\bmcqs?|\bnumerical/i, (cell) => `${cell} questions`],
  [/\bseats?\b/i, (cell) => `${cell} seats`],
  [/\bcandidates?\b/i, (cell) => `${cell} candidates`],
  [/\battempts?\b/i, (cell) => `${cell} attempts`],
];

const bareNumber = /^\s*[*_]*(\d[\d,.]*)[*_]*\s*$/;

/** The figures of a table's cell; a bare number gets its unit from the nearest head that names one. */
export function cellFigures({ text, own, above }: Statement): readonly Figure[] {
  const [, number] = bareNumber.exec(text) ?? [];
  if (number === undefined) return figuresIn(text);
  if (/^20[0-4]\d$/.test(number)) return [];
  for (const words of [...own.split(" | "), ...above]) {
    const named = heads.find(([pattern]) => pattern.test(words));
    if (named === undefined) continue;
    const [figure] = figuresIn(named[1](number));
    const start = text.indexOf(number);
    return figure === undefined
      ? []
      : [{ ...figure, start, end: start + number.length, text: number }];
  }
  const isPercentile = /^\d{1,2}\.\d{2,7}$/.test(number) && mentionsIn(own).some(isGroup);
  const [figure] = isPercentile ? figuresIn(`percentile ${number}`) : [];
  const start = text.indexOf(number);
  return figure === undefined
    ? []
    : [{ ...figure, start, end: start + number.length, text: number }];
}

function isGroup({ dimension }: Mention): boolean {
  return dimension === "group";
}
