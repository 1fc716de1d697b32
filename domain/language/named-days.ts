import { wordsOf } from "../../database/search-words.ts";
import { monthNames as calendarMonths } from "../shared/clock.ts";
import { memoized } from "../shared/memoized.ts";

/** Of any year: `17 may`. */
export type NamedDay = { readonly day: number; readonly month: string };

const monthNames = calendarMonths.map((month) => month.toLowerCase());

const isMonth: ReadonlySet<string> = new Set(monthNames);

const monthOf: ReadonlyMap<string, string> = new Map([
  ...monthNames.flatMap((month): [string, string][] => [
    [month, month],
    [month.slice(0, 3), month],
  ]),
  ["sept", "september"],
]);

/** After one of these a number is no day: `session 2 april`, `class 12 may`. */
const countedWords: ReadonlySet<string> = new Set(
  "session sessions attempt phase paper papers shift class round rank".split(" "),
);
/** Before one of these `may` asks whether. */
const mayAsk: ReadonlySet<string> = new Set("i we he she they it one be not students".split(" "));

const withoutDay = 0.2;

/** A number and a month in either order; the words are folded. */
export function namedDays(words: readonly string[]): {
  readonly left: readonly string[];
  readonly days: readonly NamedDay[];
} {
  const otherWords: string[] = [];
  const days: NamedDay[] = [];
  for (let at = 0; at < words.length; at++) {
    const dayFound = dayAt(words, at);
    if (dayFound === null) otherWords.push(words[at] ?? "");
    else {
      days.push(dayFound);
      at++;
    }
  }
  return { left: otherWords, days };
}

function dayAt(words: readonly string[], at: number): NamedDay | null {
  const [before = "", one = "", other = "", after = ""] = [-1, 0, 1, 2].map(
    (step) => words[at + step],
  );
  if (countedWords.has(before)) return null;
  const isDayFirst = isDay(one);
  const [figure, name] = isDayFirst ? [one, other] : [other, one];
  const month = monthOf.get(name);
  if (!isDay(figure) || month === undefined) return null;
  if (isDayFirst ? name === "may" && mayAsk.has(after) : countedWords.has(after)) return null;
  return { day: Number(figure), month };
}

export function suitsDays(
  { title, lines }: { readonly title: string; readonly lines: readonly string[] },
  days: readonly NamedDay[],
): number {
  if (days.length === 0) return 1;
  return [title, ...lines].some((line) => saysDay(line, days)) ? 1 : withoutDay;
}

/** Itself, among others of its month (`2, 4 and 5 April`), or between two (`4 to 12 April`). */
export function saysDay(line: string, days: readonly NamedDay[]): boolean {
  return (
    days.length > 0 &&
    daysIn(line).some(({ first, last, month }) =>
      days.some(
        (namedDay) => namedDay.month === month && first <= namedDay.day && namedDay.day <= last,
      ),
    )
  );
}

type Stretch = { readonly first: number; readonly last: number };
type DaysOfMonth = Stretch & { readonly month: string };

const noDays: readonly DaysOfMonth[] = [];
const maxLines = 4_000;

const daysIn = memoized((line): readonly DaysOfMonth[] => {
  const words = wordsOf(line);
  const stretches = words.flatMap((month, place) =>
    isMonth.has(month) ? daysBefore(words, place).map((days) => ({ month, ...days })) : [],
  );
  return stretches.length === 0 ? noDays : stretches;
}, maxLines);

function daysBefore(words: readonly string[], month: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let until: number | null = null;
  for (let at = month - 1; at >= 0; at--) {
    const word = words[at] ?? "";
    const before = stretches[0];
    if (isDay(word)) {
      stretches.unshift({ first: Number(word), last: until ?? Number(word) });
      until = null;
    } else if (word === "to" && before !== undefined) until = before.first;
    else if (word !== "and") break;
  }
  return stretches;
}

function isDay(word: string): boolean {
  return /^(?:0?[1-9]|[12]\d|3[01])$/.test(word);
}
