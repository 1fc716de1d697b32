import { memoized } from "../../../shared/memoized.ts";
import { amountsIn } from "./amounts.ts";
import { countsIn, looseFiguresIn } from "./counts.ts";
import { daysIn } from "./days.ts";
import type { Figure, Found } from "./figure.ts";
import { isNumberWord, numberPattern, numberWord } from "../../../language/numbers.ts";

const nearly =
  /\b(?:about|around|nearly|almost|roughly|approximately|approx\.?|over|more than|just (?:over|under)|close to|some|less than|under|fewer than|upwards of)\s*(?:₹\s*|rs\.?\s*)?$/i;

/** Characters that hold such words, and the sign between them and the number. */
const longestNearly = 60;

/** Names that carry a number and count nothing. */
const names =
  /\b(?:paper|session|class|section|shift|round|step|part|chapter|unit|rule|table|figure|day|week|month|phase|level|tier|type|group|year|option|question|tip|point|no\.?|number|groups)[\s-]*(?:\d{1,3}[ab]?|one|two|three|[iv]+)(?:st|nd|rd|th)?(?:(?:\s*(?:,|and|or|to|&|[-–]))+\s*\d{1,3}[ab]?)*\b(?![,.]?\d|\s*(?:marks?|questions?|papers?|languages?|minutes|hours|candidates?|students?|per ?cent|%|percentile))|\b(?:10|12)(?:th)?\b(?=\s*(?:class|standard|board|pass|marks))|\b(?:11|12|10)th\b|\b10\s*\+\s*[23]\b|\bjee\s*\(?main\)?\s*20\d\d\b|\b(?:first|last) (?:two|three|four|five|six)\b|\b(?:first|second|third|fourth|fifth|sixth)\b/gi;

const mayHoldNumber = new RegExp(
  String.raw`\d|\b(?:${numberWord}|twice|thrice|half|quarters?|thirds?|fifths?|fourth|midnight|first|second|third|sixth|seventh|eighth|ninth|tenth)\b`,
  "i",
);

/**
 * The quantities that a text states, in order, none overlapping. Numbers that only name a thing
 * (`Paper 1`, `Class 12`, `Step 3`) are none. Kept for a while: several checks ask for those of one sentence.
 */
export const figuresIn = memoized(readFigures);

function readFigures(text: string): readonly Figure[] {
  if (!mayHoldNumber.test(text)) return [];
  const days = daysIn(text);
  const named = spansOf(text, names);
  const sure = [...days, ...amountsIn(text)];
  const counted = countsIn(text).filter((found) => !named.some((name) => overlaps(name, found)));
  const kept = withoutOverlaps([...sure, ...counted]);
  const loose = looseFiguresIn(text).filter(
    (found) => ![...named, ...kept].some((other) => overlaps(other, found)),
  );
  return [...kept, ...loose]
    .sort((one, other) => one.start - other.start)
    .map((found) => figureOf(text, found));
}

const number = new RegExp(String.raw`(?<![\w.,/+&-])${numberPattern}(?![\w/&-]|[.,]\d)`, "gi");

/** Numbers of a text that no quantity and no name explains: `of which 80 had to be answered`. Years are none. */
export function bareNumbersIn(text: string): readonly Span[] {
  if (!mayHoldNumber.test(text)) return [];
  const written = spansOf(text, number).filter(
    ({ start, end }) => !/^(?:(?:19|20)\d\d|[0-2]|one|two|three)$/i.test(text.slice(start, end)),
  );
  if (written.length === 0) return [];
  const explained = [...figuresIn(text), ...spansOf(text, names)];
  return written.filter((one) => !explained.some((other) => overlaps(one, other)));
}

function spansOf(text: string, pattern: RegExp): readonly Span[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

function figureOf(text: string, { start, end, quantity }: Found): Figure {
  const words = text.slice(start, end);
  return {
    start,
    end,
    text: words,
    quantity,
    approximate: nearly.test(text.slice(Math.max(0, start - longestNearly), start)),
    inWords: isNumberWord(words) && !/\d/.test(words),
  };
}

/** The first reader of a place is right; of those that start together, the longer. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of found) if (!kept.some((other) => overlaps(other, one))) kept.push(one);
  return kept;
}

type Span = { readonly start: number; readonly end: number };

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
