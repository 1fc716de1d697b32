import { monthNames } from "../../../shared/clock.ts";
import type { CalendarDay, DaySpan, Quantity, Found } from "./figure.ts";

const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b(?:\.(?=\s*[\d,]))?`;
const dayNumber = String.raw`(?:[12]\d|3[01]|0?[1-9])(?:st|nd|rd|th)?(?![\d%:]|,\d|\.\d)`;
const joint = String.raw`\s*(?:,\s*and|,|and|&|to|till|until|through|up to|[-–—])\s*`;
const numbered = String.raw`\b(?:session|paper|class|shift|round|section|step|phase)s?\s`;
const year = String.raw`(?:\s*,?\s*(?:of\s+)?(20\d\d))?`;

const dayFirst = new RegExp(
  String.raw`(?<![\d.,₹]|${numbered})(${dayNumber}(?:(?:\s+(?:of\s+)?${month}${year})?${joint}${dayNumber})*)\s+(?:of\s+)?(${month})${year}`,
  "gi",
);
const monthFirst = new RegExp(
  String.raw`\b(${month})\s+(${dayNumber}(?:${joint}(?:${month}\s+)?${dayNumber})*)(?:,?\s+(20\d\d))?`,
  "gi",
);
const ordinals =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth
  sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth
  twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first`.split(
    /\s+/,
  );
const ordinalDay = new RegExp(
  String.raw`(?<![\w-])(${ordinals.toReversed().join("|")}) (?:day )?of (${month})${year}`,
  "gi",
);
const numeric = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)(?!\d)/g;
const iso = /(?<![\d/.-])(20\d\d)-(\d{2})-(\d{2})(?!\d)/g;
const monthAndYear = new RegExp(String.raw`\b(${month}),?\s+(?:of\s+)?(20\d\d)\b`, "gi");

/** Days in all usual spellings: `27 November 2025`, `1 to 2 Dec`, `Oct 31, 2025`, `27/11/2025`. */
export function daysIn(text: string): Found[] {
  const single = (pattern: RegExp, dayIn: (match: RegExpMatchArray) => CalendarDay) =>
    [...text.matchAll(pattern)].map((match) => {
      const day = dayIn(match);
      return daysFound(match, [{ from: day, to: day }]);
    });
  return [
    ...[...text.matchAll(dayFirst)]
      .filter(isMonth)
      .map((match) => daysFound(match, readDayFirst(match[0]))),
    ...[...text.matchAll(monthFirst)].map((match) => daysFound(match, readMonthFirst(match[0]))),
    ...single(numeric, ([, day, number, of]) => dayOf(day, Number(number), of)),
    ...single(iso, ([, of, number, day]) => dayOf(day, Number(number), of)),
    ...single(ordinalDay, ([, day = "", name = "", of]) =>
      dayOf(String(ordinals.indexOf(day.toLowerCase()) + 1), monthOf(name), of),
    ),
    ...[...text.matchAll(monthAndYear)].map((match) => monthFound(match)),
  ];
}

/** `Paper 1 may` is no day of May. */
function isMonth([text]: RegExpMatchArray): boolean {
  return !/\d\s+(?:may|march)\b/.test(text);
}

/** Numbers with the month and year that follow them: the last of each holds for those before. */
function readDayFirst(text: string): readonly DaySpan[] {
  const piece = new RegExp(
    String.raw`(${dayNumber})(?:\s+(?:of\s+)?(${month}))?(?:\s*,?\s*(?:of\s+)?(20\d\d)\b)?`,
    "gi",
  );
  const days: Placed[] = [];
  let monthAfter = 0;
  let yearAfter: string | undefined;
  for (const match of [...text.matchAll(piece)].reverse()) {
    if (match[2] !== undefined) monthAfter = monthOf(match[2]);
    if (match[3] !== undefined) yearAfter = match[3];
    days.unshift({ ...placeOf(match), day: dayOf(match[1], monthAfter, yearAfter) });
  }
  return spansOf(text, days);
}

function readMonthFirst(text: string): readonly DaySpan[] {
  const whole = /\b(20\d\d)\b/.exec(text)?.[1];
  const pieces = new RegExp(String.raw`(?:(${month})\s+)?(${dayNumber})`, "gi");
  let monthBefore = 0;
  const days = [...text.replace(/,?\s+20\d\d$/, "").matchAll(pieces)].map((match) => {
    if (match[1] !== undefined) monthBefore = monthOf(match[1]);
    return { ...placeOf(match), day: dayOf(match[2], monthBefore, whole) };
  });
  return spansOf(text, days);
}

type Placed = { readonly start: number; readonly end: number; readonly day: CalendarDay };

/** Two days joined by `to` or a dash are a span; every other day stands for itself. */
function spansOf(text: string, days: readonly Placed[]): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  days.forEach(({ start, day }, index) => {
    const before = days[index - 1];
    const open = spans.at(-1);
    const joined = before !== undefined && spanJoint.test(text.slice(before.end, start));
    if (joined && open !== undefined) spans[spans.length - 1] = { from: open.from, to: day };
    else spans.push({ from: day, to: day });
  });
  return spans;
}

const spanJoint = /^[\s.]*(?:to|till|until|through|up to|[-–—])(?:\s|(?=\d)|$)/i;

function daysFound(match: RegExpMatchArray, spans: readonly DaySpan[]): Found {
  return { ...placeOf(match), quantity: { kind: "days", spans } };
}

function monthFound(match: RegExpMatchArray): Found {
  const quantity: Quantity = {
    kind: "month",
    month: monthOf(match[1] ?? ""),
    year: Number(match[2]),
  };
  return { ...placeOf(match), quantity };
}

function dayOf(
  day: string | undefined,
  monthNumber: number,
  year: string | undefined,
): CalendarDay {
  return {
    day: Number.parseInt(day ?? "", 10),
    month: monthNumber,
    year: year === undefined ? null : Number(year),
  };
}

function monthOf(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return monthNames.findIndex((full) => full.toLowerCase().startsWith(start)) + 1;
}

function placeOf(match: RegExpMatchArray) {
  const start = match.index ?? 0;
  return { start, end: start + match[0].length };
}
