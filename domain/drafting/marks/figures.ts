import {
  amountOf,
  decimalsOf,
  isNumberWord,
  numberPattern,
  numberWord,
} from "../../language/numbers.ts";
import { memoized } from "../../shared/memoized.ts";
import { daysIn, isSameDay, type DaySpan } from "./days.ts";

/** A number of a text measures something; two can only be compared where `kind` and `unit` are the same. */
export type Quantity =
  | { readonly kind: "days"; readonly unit: ""; readonly spans: readonly DaySpan[] }
  | {
      readonly kind:
        | "money"
        | "percent"
        | "percentile"
        | "rank"
        | "count"
        /** Marks of an answer, of a paper or of a part of it. */
        | "marks"
        /** In minutes, and minutes after midnight. */
        | "duration"
        | "clock"
        /** In kilobytes. */
        | "size";
      /** The noun of a count in the singular. */
      readonly unit: string;
      /** The same as `max` but in a range. */
      readonly min: number;
      readonly max: number;
      readonly decimals: number;
    };

export type Figure = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The place of the number alone, without its noun. */
  readonly number: readonly [number, number];
  readonly quantity: Quantity;
  /** `about`, `nearly`, `over`: near values are equal. */
  readonly isApproximate: boolean;
  readonly isSigned: boolean;
};

export function unitOf({ kind, unit }: Quantity): string {
  return kind === "count" ? `count:${unit}` : kind;
}

/** Days in a row and single ones are told in different ways; named as the kinds of values of records. */
export function shapeOf({ quantity }: Figure): string {
  if (quantity.kind !== "days") return quantity.kind;
  const [first, ...more] = quantity.spans;
  if (first === undefined || more.length > 0) return "date-list";
  return isSameDay(first.from, first.to) ? "date" : "date-range";
}

type Groups = Readonly<Record<string, string | undefined>>;

const n = String.raw`(?<n>${numberPattern})`;
const upTo = String.raw`(?:\s*(?:to|and|or|[-–—])\s*(?<m>${numberPattern}))?`;

/** Nouns that are counted, by the word under which they are compared. */
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

/** The surest first: where two overlap, the earlier is right. */
// prettier-ignore
const readers: readonly (readonly [kind: Quantity["kind"], pattern: RegExp])[] = [
  ["money", all(String.raw`(?:₹|\brs\.?|\binr|\brupees)\s*${n}(?:\s*\/-)?(?:\s+(?:rupees|only)\b)?`)],
  ["money", all(String.raw`${n}\s*(?:rupees?|rs\.?|inr)(?!\w)`)],
  ["percentile", all(String.raw`${n}\s*(?:percentiles?|%\s?ile)\b`)],
  ["percentile", /(?<![\d.,])(?<n>\d{1,2}(?:\.\d+)?)(?:th|st|nd|rd)[\s-]percentile\b/gi],
  ["percentile", all(String.raw`\b(?:percentile|nta score)(?: score)?(?: (?:of|was|is|at))?:? ${n}`)],
  ["percent", all(String.raw`${n}(?:\s*[-–]\s*(?<m>\d+))?\s*(?:%|per ?cent\b)`)],
  ["rank", all(String.raw`\b(?:ranks?|air|crl)(?: (?:of|was|is|at|up to|around|under|below|within))?:?\s+(?:about |around |under |below )?${n}${upTo}`)],
  ["rank", all(String.raw`\bclos(?:ed|es|ing)(?: ranks?)? (?:at|around|near|on)(?: (?:about|around|rank))? ${n}(?![:.]\d|\s*(?:a\.?m|p\.?m|noon|[a-z]+ 20\d\d))`)],
  ["size", /(?<n>\d+(?:\.\d+)?)(?:\s*(?<low>kb|mb)?\s*(?:to|and|or|[-–—])\s*(?<m>\d+(?:\.\d+)?))?\s*(?<scale>kb|kib|kilobytes?|mb|megabytes?)\b/gi],
  ["clock", /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s*(?<half>a\.?m\b|p\.?m\b|noon\b)|(?<![\d:])(?<hour24>[01]?\d|2[0-3]):(?<minute24>[0-5]\d)(?![\d:])|\b(?<midnight>midnight)\b/gi],
  ["duration", all(String.raw`${n}(?<halved> and a half)?[\s-]*(?<hours>hours?|hrs?)\b(?:\s*(?:and\s*)?(?<minutes>${numberPattern})[\s-]*(?:minutes?|mins?)\b)?(?<half> and a half)?`)],
  ["duration", all(String.raw`${n}${upTo}[\s-]*(?:minutes?|mins?)\b`)],
  ["duration", /\b(?<n>half an|(?:a )?quarter of an) hour\b/gi],
  ["marks", /(?<![\w.,)])(?<sign>[+−–-])\s?(?<n>\d)(?!\d|[.,]\d|\s*[-–]\s*\d)(?:\s*marks?\b)?/g],
  ["marks", all(String.raw`\b(?<sign>minus|plus) ${n}(?:\s*marks?\b)?`)],
  ["marks", all(String.raw`\b(?:marked|marks?|worth|is|are|scored) (?:\w+ )?out of ${n}(?!\s*(?:questions|candidates|the|each|seats))(?:\s*marks)?`)],
  ["marks", /\b(?<n>half|(?:a|one)[- ](?:half|third|quarter|fourth)) (?:of )?(?:an? )?mark\b/gi],
  ["count", all(String.raw`${named}${n}${upTo}(?:[\s-]+${qualifier}){0,3}[\s-]+(?:${noun})\b`)],
  ["count", /\b(?<n>twice|thrice)\b(?<attempt>)/gi],
];

/** A number that leaves the noun of the one before it to the reader. */
const elided = all(
  String.raw`(?<![\w.,+₹−-])${numberPattern}(?=\s+(?:in each|each|per subject|from each|in (?:physics|chemistry|mathematics|maths|section)\b))`,
);

/** Names that carry a number and count nothing. */
const names =
  /\b(?:paper|session|class|section|shift|round|step|part|chapter|unit|rule|table|figure|day|week|month|phase|level|tier|type|group|option|question|tip|point|no\.?|number|groups)[\s-]*(?:\d{1,3}[ab]?|one|two|three|[iv]+)(?:st|nd|rd|th)?(?:(?:\s*(?:,|and|or|to|&|[-–]))+\s*\d{1,3}[ab]?)*\b(?![,.]?\d|\s*(?:marks?|questions?|papers?|languages?|minutes|hours|candidates?|students?|per ?cent|%|percentile))|\b(?:10|12)(?:th)?\b(?=\s*(?:class|standard|board|pass|marks))|\b(?:11|12|10)th\b|\b10\s*\+\s*[23]\b|\bjee\s*\(?main\)?\s*20\d\d\b|\b(?:first|last) (?:two|three|four|five|six)\b/gi;
const mayHoldFigure = new RegExp(
  String.raw`\d|\b(?:${numberWord}|twice|thrice|half|quarter|midnight|first|second|third|[a-z]+th)\b`,
  "i",
);
const nearly =
  /\b(?:about|around|nearly|almost|roughly|approximately|approx\.?|over|more than|just (?:over|under)|close to|some|less than|under|below|above|fewer than|upwards of|~)\s*(?:₹\s*|rs\.?\s*)?$/i;
const longestNearly = 40;

/** The figures of a text in order, none overlapping. Kept for a while: those of one sentence are asked for several times. */
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
    keep(figureAt(text, start, end, [start, end], { kind: "days", unit: "", spans }));
  let areNamesTaken = false;
  for (const [kind, pattern] of readers) {
    if (kind === "count" && !areNamesTaken) {
      for (const { index, 0: name } of text.matchAll(names))
        taken.fill(1, index, index + name.length);
      areNamesTaken = true;
    }
    for (const match of text.matchAll(pattern)) keep(matched(text, kind, match));
  }
  for (const { index, 0: written } of text.matchAll(elided)) {
    const before = kept.findLast(
      ({ end, quantity }) =>
        end <= index && (quantity.kind === "count" || quantity.kind === "marks"),
    );
    if (before === undefined || before.quantity.kind === "days") continue;
    const { kind, unit } = before.quantity;
    const end = index + written.length;
    keep(
      figureAt(
        text,
        index,
        end,
        [index, end],
        measured(kind, amountOf(written), amountOf(written), unit),
      ),
    );
  }
  return kept.sort((one, other) => one.start - other.start);
}

function matched(text: string, kind: Quantity["kind"], match: RegExpExecArray): Figure | null {
  const groups: Groups = match.groups ?? {};
  const quantity = quantityOf(kind, groups);
  if (quantity === null) return null;
  const end = match.index + match[0].length;
  const written = groups.n ?? match[0];
  const at = match.index + Math.max(0, match[0].indexOf(written));
  const last =
    groups.m === undefined
      ? at + written.length
      : match.index + match[0].lastIndexOf(groups.m) + groups.m.length;
  // A word such as "rank" before the number is no part of the figure.
  const start =
    kind === "rank" || (kind === "percentile" && /^\D{4}/.test(match[0])) ? at : match.index;
  return figureAt(
    text,
    start,
    kind === "rank" ? last : end,
    [at, last],
    quantity,
    groups.sign !== undefined,
  );
}

function figureAt(
  text: string,
  start: number,
  end: number,
  number: readonly [number, number],
  quantity: Quantity,
  isSigned = false,
): Figure {
  const isApproximate = nearly.test(text.slice(Math.max(0, start - longestNearly), start));
  return { start, end, text: text.slice(start, end), number, quantity, isApproximate, isSigned };
}

function quantityOf(kind: Quantity["kind"], groups: Groups): Quantity | null {
  const { n: first = "", m: last } = groups;
  const amount = amountOf(first);
  const most = last === undefined ? amount : amountOf(last);
  switch (kind) {
    case "days":
      return null;
    case "rank":
      return /^20[0-4]\d$/.test(first) || isNumberWord(first) ? null : measured(kind, amount, most);
    case "percentile":
      return measured(kind, amount, amount, "", decimalsOf(first));
    case "size": {
      const factor = /^m/i.test(groups.scale ?? "") ? 1024 : 1;
      return measured(kind, Number(first) * factor, Number(last ?? first) * factor);
    }
    case "clock":
      return measured(kind, minutesOfDay(groups));
    case "duration":
      return measured(kind, ...minutesOf(groups));
    case "marks": {
      const part = /half/i.test(first)
        ? 0.5
        : /third/i.test(first)
          ? 1 / 3
          : /quarter|fourth/i.test(first)
            ? 0.25
            : amount;
      return measured(kind, part);
    }
    case "count": {
      const unit = Object.keys(nouns).find((name) => groups[name] !== undefined) ?? "";
      const times = /^twice$/i.test(first) ? 2 : /^thrice$/i.test(first) ? 3 : amount;
      if (unit === "mark") return measured("marks", amount, most);
      return measured(kind, times, last === undefined ? times : most, unit);
    }
    case "money":
    case "percent":
      return measured(kind, amount, most);
  }
}

export function measured(
  kind: Exclude<Quantity["kind"], "days">,
  min: number,
  max = min,
  unit = "",
  decimals = 0,
): Quantity {
  return { kind, unit, min, max, decimals };
}

function minutesOfDay({ hour, minute, half, hour24, minute24, midnight }: Groups): number {
  if (midnight !== undefined) return 24 * 60;
  if (hour === undefined) return Number(hour24) * 60 + Number(minute24);
  const isLate = /^(?:p|noon)/i.test(half ?? "");
  return ((Number(hour) % 12) + (isLate ? 12 : 0)) * 60 + Number(minute ?? 0);
}

function minutesOf({
  n: text = "",
  m,
  hours,
  minutes,
  half,
  halved,
}: Groups): readonly [number, number] {
  if (/half an/i.test(text)) return [30, 30];
  if (/quarter/i.test(text)) return [15, 15];
  if (hours === undefined) return [amountOf(text), amountOf(m ?? text)];
  const isHalved = half !== undefined || halved !== undefined;
  const more = minutes === undefined ? (isHalved ? 30 : 0) : amountOf(minutes);
  const whole = Math.round(amountOf(text) * 60) + more;
  return [whole, whole];
}

function all(source: string): RegExp {
  return new RegExp(source, "gi");
}

const bareNumber = /^[^\d]{0,60}?(?<n>\d[\d,]*(?:\.\d+)?)\.?\s*(?:\(.*\)\s*)?$/;
/** A bare number in a cell is of what the heads of its column, row or section name. */
// prettier-ignore
const unitsOfHeads: readonly (readonly [RegExp, (text: string) => Quantity])[] = [
  [/\b(?:fees?|costs?|amount|rupees|one paper|two papers|both papers)\b|₹/i, (text) => measured("money", amountOf(text))],
  [/\bpercentiles?\b|\bcut-?offs?\b|\bnta score\b/i, (text) => measured("percentile", amountOf(text), amountOf(text), "", decimalsOf(text))],
  [/\bclosing\b|\branks?\b/i, (text) => measured("rank", amountOf(text))],
  [/\bmarks?\b/i, (text) => measured("marks", amountOf(text))],
  [/\bquestions?\b|\bmultiple choice|\bmcqs?|\bnumerical/i, (text) => measured("count", amountOf(text), amountOf(text), "question")],
  [/\b(?:seats|candidates|attempts|sessions|languages|rounds|institutes)\b/i, (text) => measured("count", amountOf(text))],
];

/** The figure of a cell that is a number alone; null where none is, or no head names its unit. */
export function bareFigure(words: string, heads: readonly string[]): Figure | null {
  const match = bareNumber.exec(words);
  const number = match?.groups?.n;
  if (match === null || number === undefined || /^20[0-4]\d$/.test(number)) return null;
  for (const head of heads) {
    const read = unitsOfHeads.find(([pattern]) => pattern.test(head));
    if (read === undefined) continue;
    const start = words.lastIndexOf(number);
    const [, quantity] = read;
    const [unit = ""] =
      /\b(?:seat|candidate|attempt|session|language|round|institute)/i.exec(head) ?? [];
    const found = quantity(number);
    const of: Quantity =
      found.kind === "count" && found.unit === ""
        ? measured("count", found.min, found.max, unit.toLowerCase())
        : found;
    return figureAt(words, start, start + number.length, [start, start + number.length], of);
  }
  return null;
}

const percentileInWords =
  /(?<![\w.,₹/+:-])\d{1,2}\.\d{1,7}(?![\w/%:]|[.,]\d|\s*(?:lakh|crore|marks|higher|lower|above|below|points?|more|less))/g;
const rankInWords =
  /(?<![\w.,₹/+:-])\d{1,3}(?:,\d{2,3})+(?![\w/%:]|[.,]\d|\s*(?:seats|candidates|students|marks))/g;

/** Numbers without a unit in a sentence that speaks of cutoffs or of closing ranks. */
export function looseFiguresIn(words: string): readonly Figure[] {
  const isCutoff = /\bcut-?offs?\b|\bpercentiles?\b/i.test(words);
  const isRank = !isCutoff && /\bclos(?:ed|es|ing)\b/i.test(words);
  const pattern = isCutoff ? percentileInWords : isRank ? rankInWords : null;
  if (pattern === null) return [];
  const figures = figuresIn(words);
  return [...words.matchAll(pattern)].flatMap(({ index, 0: text }) => {
    const end = index + text.length;
    if (figures.some((one) => one.start < end && index < one.end)) return [];
    const amount = amountOf(text);
    const quantity = isCutoff
      ? measured("percentile", amount, amount, "", decimalsOf(text))
      : measured("rank", amount);
    return [figureAt(words, index, end, [index, end], quantity)];
  });
}
