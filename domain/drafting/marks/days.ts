import { monthNames } from "../../shared/clock.ts";

type CalendarDay = { readonly day: number; readonly month: number; readonly year: number | null };

export type DaySpan = { readonly from: CalendarDay; readonly to: CalendarDay };

type FoundDays = {
  readonly start: number;
  readonly end: number;
  readonly spans: readonly DaySpan[];
};

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=\s*[\d,]))?`;
const day = String.raw`(?:(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\d%:]|,\d|\.\d))`;
const joint = String.raw`\s*(?:,\s*and|,|and|&|to|till|until|through|up to|[-–—])\s*(?:the\s+)?`;
const numbered = String.raw`\b(?:session|paper|class|shift|round|section|step|phase)s?\s`;
const year = String.raw`(?:\s*,?\s*(?:of\s+)?(20\d\d))?`;

const dayFirst = new RegExp(
  String.raw`(?<![\d.,₹]|${numbered})${day}(?:(?:\s+(?:of\s+)?${month}${year})?${joint}${day}){0,12}\s+(?:of\s+)?(${month})${year}`,
  "gi",
);
const monthFirst = new RegExp(
  String.raw`\b${month}\s+${day}(?:${joint}(?:${month}\s+)?${day}){0,12}(?:,?\s+(20\d\d))?`,
  "gi",
);
/** `Paper 1 may` is no day of May, and `may 5` none either; months have capitals. */
const verb = /\d\s+(?:may|march)\b|^(?:may|march)\b/;
const numeric =
  /(?<![\d/.-])(?:(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)|(20\d\d)-(\d{2})-(\d{2}))(?!\d)/g;
const piece = new RegExp(
  String.raw`(?:(${month})\s+)?(${day})(?:\s+(?:of\s+)?(${month}))?(?:\s*,?\s*(?:of\s+)?(20\d\d)\b)?`,
  "gi",
);
const spanJoint = /^[\s.]*(?:to|till|until|through|up to|[-–—])(?:\s|(?=\d)|$)/i;

export function daysIn(text: string): readonly FoundDays[] {
  const inWords = [dayFirst, monthFirst].flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !verb.test(found))
      .map((match) => placed(match, spansIn(match[0]))),
  );
  const inDigits = [...text.matchAll(numeric)].map((match) => {
    const [, first, second, third, isoYear, isoMonth, isoDay] = match;
    const named = calendarDay(first ?? isoDay, Number(second ?? isoMonth), third ?? isoYear);
    return placed(match, [{ from: named, to: named }]);
  });
  return [...inWords, ...inDigits];
}

function placed({ index, 0: found }: RegExpExecArray, spans: readonly DaySpan[]): FoundDays {
  return { start: index, end: index + found.length, spans };
}

/** A month or year holds for the days that have none, first for the ones before it. */
function spansIn(text: string): readonly DaySpan[] {
  const found = [...text.matchAll(piece)];
  const months = found.map(([, before, , after]) => monthOf(before ?? after ?? ""));
  const years = found.map((match) => match[4]);
  const isMonthFirst = found[0]?.[1] !== undefined;
  const spans: DaySpan[] = [];
  let end = 0;
  found.forEach((match, index) => {
    const near = isMonthFirst ? months.slice(0, index + 1).toReversed() : months.slice(index);
    const number = [...near, ...months].find((one) => one > 0) ?? 0;
    const named = years.slice(index).find((one) => one !== undefined);
    const of = calendarDay(match[2], number, named);
    const open = spans.at(-1);
    if (open !== undefined && spanJoint.test(text.slice(end, match.index)))
      spans[spans.length - 1] = { from: open.from, to: of };
    else spans.push({ from: of, to: of });
    end = match.index + match[0].length;
  });
  return spans;
}

function calendarDay(written = "", of: number, named: string | undefined): CalendarDay {
  return {
    day: Number.parseInt(written, 10),
    month: of,
    year: named === undefined ? null : Number(named),
  };
}

function monthOf(name: string): number {
  if (name === "") return 0;
  const start = name.slice(0, 3).toLowerCase();
  return monthNames.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

export function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  const isSameYear = one.year === other.year || one.year === null || other.year === null;
  return one.day === other.day && one.month === other.month && isSameYear;
}
