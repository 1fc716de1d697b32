import type { Figure } from "./figure.ts";
import { figuresIn } from "./read-figures.ts";

/** What the head of a column, row or list says its bare numbers are. */
const heads: readonly (readonly [RegExp, (number: string) => string])[] = [
  [/\b(?:fees?|cost|amount|rupees|one paper|two papers)\b|₹/i, (number) => `₹${number}`],
  [/\bpercentiles?\b|\bcut-?offs?\b|\bnta score\b/i, (number) => `percentile ${number}`],
  [/\bclosing\b|\branks?\b/i, (number) => `rank ${number}`],
  [/\bmarks?\b/i, (number) => `${number} marks`],
  [/\bquestions?\b|\bmultiple choice|\bmcqs?|\bnumerical/i, (number) => `${number} questions`],
  [/\bseats?\b/i, (number) => `${number} seats`],
  [/\bcandidates?\b/i, (number) => `${number} candidates`],
  [/\battempts?\b/i, (number) => `${number} attempts`],
  [/\btopics?\b|\bchapters?\b/i, (number) => `${number} topics`],
];

const bareNumber = /^(?:[^\d]*[:–-]\s*)?[*_]*(\d[\d,.]*)[*_]*\.?\s*$/;
const group = /\b(?:general|ews|obc|sc|st|pwd)\b/i;

/** The figures of a text; a number that stands alone gets its unit from the nearest words that name one. */
export function figuresUnder(text: string, above: readonly string[]): readonly Figure[] {
  const read = figuresIn(text);
  const [, raw] = read.length > 0 ? [] : (bareNumber.exec(text) ?? []);
  const number = raw?.replace(/[.,]$/, "");
  if (number === undefined || /^20[0-4]\d$/.test(number)) return read;
  const start = text.lastIndexOf(number);
  const named = above
    .map((words) => heads.find(([pattern]) => pattern.test(words)))
    .find((head) => head !== undefined);
  const isPercentile =
    /^\d{1,2}\.\d{2,7}$/.test(number) && group.test(`${text} ${above.join(" ")}`);
  const written = isPercentile ? `percentile ${number}` : named?.[1](number);
  const [figure] = written === undefined ? [] : figuresIn(written);
  if (figure === undefined) return [];
  return [{ ...figure, start, end: start + number.length, text: number }];
}
