import { amountOf, numberWord } from "../../language/numbers.ts";

/** A number with its unit, as words name it: "15 days", "fifteen-day". */
type Span = { readonly amount: number; readonly unit: string };

const span = new RegExp(String.raw`\b(\d{1,3}|${numberWord})[- ](day|week|month|mark)s?\b`, "giu");

export function spansIn(words: string): readonly Span[] {
  return [...words.matchAll(span)].map(([, count = "", unit = ""]) => ({
    amount: amountOf(count),
    unit: unit.toLowerCase(),
  }));
}

const daysOf: ReadonlyMap<string, number> = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
]);

/** The spans of time that words name, in days. */
export function daysIn(words: string): readonly number[] {
  return spansIn(words).flatMap(({ amount, unit }) => {
    const days = daysOf.get(unit);
    return days === undefined ? [] : amount * days;
  });
}
