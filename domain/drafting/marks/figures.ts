import { amountOf, isNumberWord, numberPattern, numberWord } from "../../language/numbers.ts";
import { memoized } from "../../shared/memoized.ts";
import { daysIn, isSameDay, type DaySpan } from "./days.ts";
import type { PlacedSentence } from "./sentences.ts";

type Kind =
  | "money"
  | "percent"
  | "percentile"
  | "rank"
  | "count"
  | "marks"
  /** In minutes. */
  | "duration"
  /** In minutes after midnight. */
  | "clock"
  /** In kilobytes. */
  | "size";

/** Two can be compared where `kind` and `unit`, the noun of a count, are the same. */
export type Quantity =
  | { readonly kind: "days"; readonly unit: ""; readonly spans: readonly DaySpan[] }
  | { readonly kind: Kind; readonly unit: string; readonly min: number; readonly max: number };

export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly number: readonly [number, number];
  readonly quantity: Quantity;
  /** `about`, `nearly`, `over`: near values are equal. */
  readonly isApproximate: boolean;
  readonly isSigned: boolean;
};

export function unitOf({ kind, unit }: Quantity): string {
  return kind === "count" ? `count:${unit}` : kind;
}

export function shapeOf({ quantity }: Figure): string {
  if (quantity.kind !== "days") return quantity.kind;
  const [first, ...more] = quantity.spans;
  if (first === undefined || more.length > 0) return "date-list";
  return isSameDay(first.from, first.to) ? "date" : "date-range";
}

const n = String.raw`(?<n>${numberPattern})`;
const upTo = String.raw`(?:\s*(?:to|and|or|[-–—])\s*(?<m>${numberPattern}))?`;

// prettier-ignore
const nouns: Readonly<Record<string, string>> = {
  question: "questions?|mcqs?|problems|numericals?", mark: "marks?", session: "sessions?", language: "languages?|mediums?", paper: "papers?",
  attempt: "attempts?|chances|times", shift: "shifts?", option: "options?", seat: "seats?", round: "rounds?",
  institute: "institutes?|institutions?|colleges?|nits|iiits|iits|gftis", candidate: "candidates?|students?|aspirants?|applicants?",
  city: "cit(?:y|ies)", choice: "choices", photo: "photos?|photographs?", year: "years?", day: "days?|weeks?", decimal: "decimals?|decimal places",
  topic: "topics?|chapters?", mock: "mock tests?|mocks?|full-length tests?", section: "sections?", subject: "subjects?",
};
const noun = Object.entries(nouns)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join("|");
const qualifier = String.raw`(?!(?:of|in|for|to|and|or|per|with|from|is|are|was|were|each|the|a|an|at|on|by|than|out|more|had|has|have|will|may|can|ask|asks|which|${numberWord}|marks?|questions?|papers?|sessions?|candidates?|seats?|times|years?|days?|hours?|minutes?)\b)[a-z][a-z-]{0,30}`;
const named = String.raw`(?<!\b(?:session|paper|class|section|step|chapter|shift|round|day|week|part|level)s?\s)(?!(?:19|20)\d\d\b(?!,))`;

const names =
  /\b(?:paper|session|class|section|shift|round|step|part|chapter|unit|rule|table|figure|day|week|month|phase|level|tier|type|group|option|question|tip|point|no\.?|number|groups)[\s-]*(?:\d{1,3}[ab]?|one|two|three|[iv]+)(?:st|nd|rd|th)?(?:(?:\s*(?:,|and|or|to|&|[-–]))+\s*\d{1,3}[ab]?)*\b(?![,.]?\d|\s*(?:marks?|questions?|papers?|languages?|minutes|hours|candidates?|students?|per ?cent|%|percentile))|\b(?:10|12)(?:th)?\b(?=\s*(?:class|standard|board|pass|marks))|\b(?:11|12|10)th\b|\b10\s*\+\s*[23]\b|\bjee\s*\(?main\)?\s*20\d\d\b|\b(?:first|last) (?:two|three|four|five|six)\b/gi;

/** The surest first: where two overlap, the earlier is right. */
// prettier-ignore
const readers: readonly (readonly [kind: Kind | "name", pattern: RegExp])[] = [
  ["money", all(String.raw`(?:₹|\brs\.?|\binr|\brupees)\s*${n}(?:\s*\/-)?(?:\s+(?:rupees|only)\b)?`)],
  ["money", all(String.raw`${n}\s*(?:rupees?|rs\.?|inr)(?!\w)`)],
  ["percentile", all(String.raw`${n}\s*(?:percentiles?|%\s?ile)\b`)],
  ["percentile", /(?<![\d.,])(?<n>\d{1,2}(?:\.\d+)?)(?:th|st|nd|rd)[\s-]percentile\b/gi],
  ["percentile", all(String.raw`\b(?:percentile|nta score)(?: score)?(?: (?:of|was|is|at))?:? ${n}`)],
  ["percent", all(String.raw`${n}(?:\s*[-–]\s*(?<m>\d+))?\s*(?:%|per ?cent\b)`)],
  ["rank", all(String.raw`\b(?:ranks?|air|crl)(?: (?:of|was|is|at|up to|around|under|below|within))?:?\s+(?:about |around |under |below )?${n}${upTo}`)],
  ["rank", all(String.raw`\bclos(?:ed|es|ing)(?: ranks?)? (?:at|around|near|on)(?: (?:about|around|rank))? ${n}(?![:.]\d|\s*(?:a\.?m|p\.?m|noon|[a-z]+ 20\d\d))`)],
  ["size", /(?<n>\d+(?:\.\d+)?)(?:\s*(?:kb|mb)?\s*(?:to|and|or|[-–—])\s*(?<m>\d+(?:\.\d+)?))?\s*(?<scale>kb|kib|kilobytes?|mb|megabytes?)\b/gi],
  ["clock", /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s*(?<half>a\.?m\b|p\.?m\b|noon\b)|(?<![\d:])(?<hour24>[01]?\d|2[0-3]):(?<minute24>[0-5]\d)(?![\d:])/gi],
  ["duration", all(String.raw`${n}(?<halved> and a half)?[\s-]*(?<hours>hours?|hrs?)\b(?:\s*(?:and\s*)?(?<minutes>${numberPattern})[\s-]*(?:minutes?|mins?)\b)?`)],
  ["duration", all(String.raw`${n}${upTo}[\s-]*(?:minutes?|mins?)\b`)],
  ["marks", /(?<![\w.,)])(?<sign>[+−–-])\s?(?<n>\d)(?!\d|[.,]\d|\s*[-–]\s*\d)(?:\s*marks?\b)?/g],
  ["marks", all(String.raw`\b(?<sign>minus|plus) ${n}(?:\s*marks?\b)?`)],
  ["marks", all(String.raw`\b(?:marked|marks?|worth|is|are|scored) (?:\w+ )?out of ${n}(?!\s*(?:questions|candidates|the|each|seats))(?:\s*marks)?`)],
  ["name", names],
  ["count", all(String.raw`${named}${n}${upTo}(?:[\s-]+${qualifier}){0,3}[\s-]+(?:${noun})\b`)],
];

/** A number that leaves the noun of the one before it to the reader. */
const elided = all(
  String.raw`(?<![\w.,+₹−-])${numberPattern}(?=\s+(?:in each|each|per subject|from each|in (?:physics|chemistry|mathematics|maths|section)\b))`,
);

const mayHoldFigure = new RegExp(String.raw`\d|\b${numberWord}\b`, "i");
const nearly =
  /\b(?:about|around|nearly|almost|roughly|approximately|approx\.?|over|more than|just (?:over|under)|close to|some|less than|under|below|above|fewer than|upwards of|~)\s*(?:₹\s*|rs\.?\s*)?$/i;
const longestNearly = 40;

/** The figures of a text in order, none overlapping; cached, as those of one sentence are asked for several times. */
export const figuresIn = memoized(readFigures);

function readFigures(text: string): readonly Figure[] {
  if (!mayHoldFigure.test(text)) return [];
  const kept: Figure[] = [];
  const taken = new Uint8Array(text.length);
  const keep = (figure: Figure | null): void => {
    if (figure === null || taken.subarray(figure.start, figure.end).includes(1)) return;
    taken.fill(1, figure.start, figure.end);
    kept.push(figure);
  };
  for (const { start, end, spans } of daysIn(text))
    keep(figureAt(text, start, end, { kind: "days", unit: "", spans }));
  for (const [kind, pattern] of readers)
    for (const match of text.matchAll(pattern)) {
      if (kind === "name") taken.fill(1, match.index, match.index + match[0].length);
      else keep(matched(text, kind, match));
    }
  for (const { index, 0: written } of text.matchAll(elided)) {
    const before = kept.findLast(
      ({ end, quantity: { kind } }) => end <= index && (kind === "count" || kind === "marks"),
    )?.quantity;
    if (before === undefined || before.kind === "days") continue;
    const amount = amountOf(written);
    const quantity = { kind: before.kind, unit: before.unit, min: amount, max: amount };
    keep(figureAt(text, index, index + written.length, quantity));
  }
  return kept.sort((one, other) => one.start - other.start);
}

function figureAt(
  text: string,
  start: number,
  end: number,
  quantity: Quantity,
  number: Figure["number"] = [start, end],
  isSigned = false,
): Figure {
  const isApproximate = nearly.test(text.slice(Math.max(0, start - longestNearly), start));
  return { start, end, text: text.slice(start, end), number, quantity, isApproximate, isSigned };
}

type Groups = Readonly<Record<string, string | undefined>>;

function matched(text: string, kind: Kind, match: RegExpExecArray): Figure | null {
  const groups: Groups = match.groups ?? {};
  const { n = match[0], m, sign } = groups;
  // `rank 2026` names a year, and `rank one` is a way of speaking.
  if (kind === "rank" && (/^20[0-4]\d$/.test(n) || isNumberWord(n))) return null;
  const [min, max] = amountsIn(kind, groups);
  const unit =
    kind === "count" ? (Object.keys(nouns).find((name) => groups[name] !== undefined) ?? "") : "";
  const quantity: Quantity =
    unit === "mark" ? { kind: "marks", unit: "", min, max } : { kind, unit, min, max };
  const at = match.index + Math.max(0, match[0].indexOf(n));
  const last = m === undefined ? at + n.length : match.index + match[0].lastIndexOf(m) + m.length;
  // A word such as "rank" before the number is no part of the figure.
  const isLed = kind === "rank" || (kind === "percentile" && /^\D{4}/.test(match[0]));
  const end = match.index + match[0].length;
  return figureAt(text, isLed ? at : match.index, end, quantity, [at, last], sign !== undefined);
}

function amountsIn(kind: Kind, groups: Groups): readonly [number, number] {
  const { n = "", m = n, scale = "", hours, minutes, halved } = groups;
  if (kind === "clock") {
    const { hour, minute = "0", half = "", hour24, minute24 } = groups;
    const isLate = /^(?:p|noon)/i.test(half);
    const time =
      hour === undefined
        ? Number(hour24) * 60 + Number(minute24)
        : ((Number(hour) % 12) + (isLate ? 12 : 0)) * 60 + Number(minute);
    return [time, time];
  }
  if (kind === "size") {
    const factor = /^m/i.test(scale) ? 1024 : 1;
    return [Number(n) * factor, Number(m) * factor];
  }
  if (hours === undefined) return [amountOf(n), amountOf(m)];
  const more = minutes === undefined ? 0 : amountOf(minutes);
  const whole = Math.round(amountOf(n) * 60) + (halved === undefined ? more : 30);
  return [whole, whole];
}

function all(source: string): RegExp {
  return new RegExp(source, "gi");
}

/** A cell, or a line with a label, may have the unit of its number in the head alone. */
export function figuresOf(sentence: PlacedSentence): readonly Figure[] {
  const found = figuresIn(sentence.words);
  const bare = found.length === 0 ? bareFigure(sentence) : null;
  return bare === null ? found : [bare];
}

const bareNumber = /^[^\d]{0,60}?(?<n>\d[\d,]*(?:\.\d+)?)\.?\s*(?:\(.*\)\s*)?$/;
// prettier-ignore
const unitsOfHeads: readonly (readonly [head: RegExp, meant: string])[] = [
  [/\b(?:fees?|costs?|amount|rupees|one paper|two papers|both papers)\b|₹/i, "₹N"],
  [/\bpercentiles?\b|\bcut-?offs?\b|\bnta score\b/i, "N percentile"],
  [/\bclosing\b|\branks?\b/i, "rank N"],
  [/\bmarks?\b/i, "N marks"],
  [/\bquestions?\b|\bmultiple choice|\bmcqs?|\bnumerical/i, "N questions"],
  [/\b(?:seats|candidates|attempts|sessions|languages|rounds|institutes)\b/i, "N $&"],
];

function bareFigure({ words, isCell, row, column, headings }: PlacedSentence): Figure | null {
  const number = bareNumber.exec(words)?.groups?.n;
  if (number === undefined || /^20[0-4]\d$/.test(number)) return null;
  const [, label = ""] = /^([^\d:]{3,60}):\s/.exec(words) ?? [];
  const heads = isCell && column !== "" ? [column, row, headings[0] ?? ""] : [label];
  for (const head of heads) {
    const [unit, meant = ""] = unitsOfHeads.find(([pattern]) => pattern.test(head)) ?? [];
    const noun = unit === undefined ? undefined : unit.exec(head)?.[0];
    if (noun === undefined) continue;
    const [read] = figuresIn(meant.replace("$&", noun).replace("N", number));
    const start = words.lastIndexOf(number);
    return read === undefined ? null : figureAt(words, start, start + number.length, read.quantity);
  }
  return null;
}
