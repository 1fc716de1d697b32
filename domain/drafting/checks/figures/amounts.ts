import type { Quantity, Found } from "./figure.ts";
import { amountOf, decimalsOf, numberPattern } from "../../../language/numbers.ts";

/** What the named groups of a pattern have matched. */
type Groups = Readonly<Record<string, string | undefined>>;

type Reader = {
  /** Without a match of it there is none of the pattern, which takes longer. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  /** Null when the words only look like the quantity. */
  readonly read: (groups: Groups) => Quantity | null;
};

const number = String.raw`(?<number>${numberPattern})`;
const joint = String.raw`(?:\s*(?:to|and|or|[-–—])\s*)`;

/** Amounts whose sign or unit says at once what they measure, the surest first. */
// prettier-ignore
const readers: readonly Reader[] = [
  { hint: /₹|\b(?:rs|inr|rupees)/i, pattern: regExp(String.raw`(?:₹|\brs\.?|\binr|\brupees)\s*${number}(?:\s*\/-)?(?:\s+(?:rupees|only))?`), read: money },
  { hint: /\b(?:rupees?|rs|inr)\b/i, pattern: regExp(String.raw`${number}\s*(?:rupees?|rs\.?|inr)(?!\w)`), read: money },
  { hint: /percentile|ile\b/i, pattern: regExp(String.raw`${number}\s*(?:th\s+|st\s+|nd\s+|rd\s+)?(?:percentiles?|%\s?ile)\b`), read: percentile },
  { hint: /percentile|nta score/i, pattern: regExp(String.raw`\b(?:percentile|nta score)(?: score)?(?: (?:of|was|is|at))?:? ${number}`), read: percentile },
  { hint: /\b(?:half|third|quarters?|fourth|fifth)\b/i, pattern: regExp(String.raw`\b(?<number>half|(?:an?|one|two|three)[- ](?:half|thirds?|quarters?|fourth|fifths?)) (?:of )?(?:an? |the |all |one )?(?:nit )?(?<unit>marks?|seats|questions|paper)\b`), read: fraction },
  { hint: /\bhalf an hour|\bquarter of an hour/i, pattern: regExp(String.raw`\b(?<number>half an|(?:a )?quarter of an) hour\b`), read: ({ number: text = "" }) => ({ kind: "duration", minutes: /half/i.test(text) ? 30 : 15 }) },
  { hint: /out of/i, pattern: regExp(String.raw`\b(?:marked|marks?|worth|is|are|scored) (?:\w+ )?out of ${number}(?!\s*(?:questions|candidates|the|each|seats))(?:\s*marks)?`), read: ({ number: text = "" }) => countOfMarks(amountOf(text)) },
  { hint: /%|per ?cent/i, pattern: regExp(String.raw`${number}\s*(?:%|per ?cent\b)`), read: ({ number: text = "" }) => ({ kind: "percent", percent: amountOf(text) }) },
  { hint: /\b(?:rank|air|cml)/i, pattern: regExp(String.raw`\b(?:rank|air|cml)s?(?: (?:of|was|is|at|up to))?:?\s+(?:about )?${number}`), read: rank },
  { hint: /\bclos/i, pattern: regExp(String.raw`\bclos(?:ed|es|ing) (?:at|on)(?: (?:about|around))? ${number}(?![:.]\d|\s*(?:a\.?m|p\.?m|noon))`), read: rank },
  { hint: /[km]i?(?:lo|ega)?b(?:ytes?)?\b/i, pattern: regExp(String.raw`(?<number>\d+(?:\.\d+)?)(?:${joint}(?<second>\d+(?:\.\d+)?))?\s*(?<unit>kb|kib|kilobytes?|mb|megabytes?)\b`), read: size },
  { hint: /[ap]\.?m\b|noon|\d:\d/i, pattern: /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s*(?<half>a\.?m\b|p\.?m\b|noon\b)|(?<![\d:])(?<hour24>[01]?\d|2[0-3]):(?<minute24>[0-5]\d)(?![\d:])/gi, read: clock },
  { hint: /o'?clock|in the (?:morning|afternoon|evening)|midnight/i, pattern: regExp(String.raw`\b(?<number>${numberPattern}) (?:o['’]?clock(?: in the (?<half>morning|afternoon|evening))?|in the (?<part>morning|afternoon|evening))|\b(?<midnight>midnight)\b`), read: hourInWords },
  { hint: /h(?:ou)?rs?\b/i, pattern: regExp(String.raw`${number}(?<halved> and a half)?[\s-]*(?:hours?|hrs?)\b(?:\s*(?:and\s*)?(?<minutes>\d+|${numberPattern})[\s-]*(?:minutes?|mins?)\b)?(?<half> and a half)?`), read: hours },
  { hint: /min(?:ute)?s?\b/i, pattern: regExp(String.raw`${number}[\s-]*(?:minutes?|mins?)\b`), read: ({ number: text = "" }) => ({ kind: "duration", minutes: amountOf(text) }) },
  { hint: /[+−–-]\s?\d/, pattern: /(?<![\w.,)])(?<sign>[+−–-])\s?(?<number>\d)(?!\d|[.,]\d|\s*[-–]\s*\d)(?:\s*marks?\b)?/g, read: ({ sign, number: text = "" }) => ({ kind: "signed", marks: (sign === "+" ? 1 : -1) * amountOf(text) }) },
  { hint: /\b(?:minus|plus)\b/i, pattern: regExp(String.raw`\b(?<sign>minus|plus) ${number}(?:\s*marks?\b)?`), read: ({ sign, number: text = "" }) => ({ kind: "signed", marks: (sign?.toLowerCase() === "plus" ? 1 : -1) * amountOf(text) }) },
];

export function amountsIn(text: string): Found[] {
  return readers.flatMap(({ hint, pattern, read }) =>
    !hint.test(text)
      ? []
      : [...text.matchAll(pattern)].flatMap((match) => {
          const quantity = read(match.groups ?? {});
          const start = match.index;
          return quantity === null ? [] : [{ start, end: start + match[0].length, quantity }];
        }),
  );
}

const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
};

/** `A third of a mark` is taken from marks; a part of seats or questions is a share. */
function fraction({ number: text = "", unit = "" }: Groups): Quantity {
  const words = text.toLowerCase().split(/[- ]/);
  const whole = parts[(words.at(-1) ?? "").replace(/s$/, "")] ?? 2;
  const share = (words[0] === "two" ? 2 : words[0] === "three" ? 3 : 1) / whole;
  return /^mark/i.test(unit) ? countOfMarks(share) : { kind: "percent", percent: 100 * share };
}

function countOfMarks(marks: number): Quantity {
  return { kind: "count", unit: "mark", min: marks, max: marks };
}

function hourInWords({ number: text = "", half, part, midnight }: Groups): Quantity | null {
  if (midnight !== undefined) return { kind: "clock", minutes: 24 * 60 };
  const hour = amountOf(text);
  if (hour > 12 || !Number.isInteger(hour)) return null;
  const isLate = /afternoon|evening/i.test(half ?? part ?? "");
  return { kind: "clock", minutes: ((hour % 12) + (isLate ? 12 : 0)) * 60 };
}

function money({ number: text = "" }: Groups): Quantity {
  return { kind: "money", rupees: amountOf(text) };
}

function percentile({ number: text = "" }: Groups): Quantity {
  return { kind: "percentile", percentile: amountOf(text), decimals: decimalsOf(text) };
}

function rank({ number: text = "" }: Groups): Quantity | null {
  if (/^20[0-4]\d$/.test(text) || /^[a-z]/i.test(text)) return null;
  return { kind: "rank", rank: amountOf(text) };
}

function size({ number: first = "", second: last, unit = "" }: Groups): Quantity {
  const factor = /^m/i.test(unit) ? 1024 : 1;
  const min = Number(first) * factor;
  return { kind: "size", min, max: last === undefined ? min : Number(last) * factor };
}

function clock(groups: Groups): Quantity {
  const { hour, minute, half, hour24, minute24 } = groups;
  if (hour === undefined) return { kind: "clock", minutes: Number(hour24) * 60 + Number(minute24) };
  const afternoon = /^(?:p|noon)/i.test(half ?? "");
  const hours = (Number(hour) % 12) + (afternoon ? 12 : 0);
  return { kind: "clock", minutes: hours * 60 + Number(minute ?? 0) };
}

function hours(groups: Groups): Quantity {
  const { number: text = "", minutes, half, halved } = groups;
  const isHalved = half !== undefined || halved !== undefined;
  const more = minutes === undefined ? (isHalved ? 30 : 0) : amountOf(minutes);
  return { kind: "duration", minutes: Math.round(amountOf(text) * 60) + more };
}

function regExp(source: string): RegExp {
  return new RegExp(source, "gi");
}
