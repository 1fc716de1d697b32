import { monthNames } from "../../shared/clock.ts";

/** A missing year is one that the text leaves to its reader. */
type CalendarDay = {
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number | null;
};

/** A single day begins and ends the same day. */
export type DaySpan = { readonly from: CalendarDay; readonly to: CalendarDay };

type FoundDays = {
  readonly start: number;
  readonly end: number;
  readonly spans: readonly DaySpan[];
};

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=\s*[\d,]))?`;
const day = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\d%:]|,\d|\.\d)`;
const joint = String.raw`\s*(?:,\s*and|,|and|&|to|till|until|through|up to|[-–—])\s*(?:the\s+)?`;
const numbered = String.raw`\b(?:session|paper|class|shift|round|section|step|phase)s?\s`;
const year = String.raw`(?:\s*,?\s*(?:of\s+)?(20\d\d))?`;
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth
  twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(
    /\s+/,
  );

const patterns = {
  dayFirst: new RegExp(
    String.raw`(?<![\d.,₹]|${numbered})${day}(?:(?:\s+(?:of\s+)?${month}${year})?${joint}${day}){0,12}\s+(?:of\s+)?(${month})${year}`,
    "gi",
  ),
  monthFirst: new RegExp(
    String.raw`\b${month}\s+${day}(?:${joint}(?:${month}\s+)?${day}){0,12}(?:,?\s+(20\d\d))?`,
    "gi",
  ),
  numeric: /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)(?!\d)/g,
  iso: /(?<![\d/.-])(20\d\d)-(\d{2})-(\d{2})(?!\d)/g,
  ordinal: new RegExp(
    String.raw`(?<![\w-])(${ordinals.toReversed().join("|")}) (?:day )?of (${month})${year}`,
    "gi",
  ),
};
const piece = new RegExp(
  String.raw`(?:(${month})\s+)?(${day})(?:\s+(?:of\s+)?(${month}))?(?:\s*,?\s*(?:of\s+)?(20\d\d)\b)?`,
  "gi",
);
const spanJoint = /^[\s.]*(?:to|till|until|through|up to|[-–—])(?:\s|(?=\d)|$)/i;

/** Days in all usual spellings: `27 November 2025`, `1 to 2 Dec`, `Oct 31, 2025`, `27/11/2025`. */
export function daysIn(text: string): readonly FoundDays[] {
  const single = (pattern: RegExp, read: (match: RegExpMatchArray) => CalendarDay) =>
    [...text.matchAll(pattern)].map((match) => {
      const named = read(match);
      return placed(match, [{ from: named, to: named }]);
    });
  return [
    ...[...text.matchAll(patterns.dayFirst)]
      // `Paper 1 may` is no day of May.
      .filter(([found]) => !/\d\s+(?:may|march)\b/.test(found))
      .map((match) => placed(match, spansIn(match[0]))),
    ...[...text.matchAll(patterns.monthFirst)]
      .filter(([found]) => !/^(?:may|march)\b/.test(found))
      .map((match) => placed(match, spansIn(match[0]))),
    ...single(patterns.numeric, ([, number, of, named]) => calendarDay(number, Number(of), named)),
    ...single(patterns.iso, ([, named, of, number]) => calendarDay(number, Number(of), named)),
    ...single(patterns.ordinal, ([, number = "", name = "", named]) =>
      calendarDay(String(ordinals.indexOf(number.toLowerCase()) + 1), monthOf(name), named),
    ),
  ];
}

/** The days of a stretch; a month or year holds for those that have none, first for the ones before it. */
function spansIn(text: string): readonly DaySpan[] {
  const found = [...text.matchAll(piece)];
  const months = found.map(([, before, , after]) => monthOf(before ?? after ?? ""));
  const years = found.map((match) => match[4]);
  const spans: DaySpan[] = [];
  let end = 0;
  found.forEach((match, index) => {
    const isMonthFirst = found[0]?.[1] !== undefined;
    const near = isMonthFirst ? months.slice(0, index + 1).toReversed() : months.slice(index);
    const number = near.find((one) => one > 0) ?? months.find((one) => one > 0) ?? 0;
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

function placed(match: RegExpMatchArray, spans: readonly DaySpan[]): FoundDays {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length, spans };
}

function calendarDay(number: string | undefined, of: number, named: string | undefined) {
  return {
    day: Number.parseInt(number ?? "", 10),
    month: of,
    year: named === undefined ? null : Number(named),
  };
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return start === ""
    ? 0
    : monthNames.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

export function isSameDay(one: CalendarDay, other: CalendarDay): boolean {
  const isSameYear = one.year === other.year || one.year === null || other.year === null;
  return one.day === other.day && one.month === other.month && isSameYear;
}
