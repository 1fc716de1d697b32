import { amountOf, numberWord } from "../../language/numbers.ts";

type Span = { readonly words: string; readonly days: number };

const daysOf: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };

const span = new RegExp(String.raw`\b(\d{1,3}|${numberWord})[- ](day|week|month)s?\b`, "giu");

export function spansIn(text: string): readonly Span[] {
  return [...text.matchAll(span)].map(([words, count = "", unit = ""]) => ({
    words,
    days: amountOf(count) * (daysOf[unit.toLowerCase()] ?? 1),
  }));
}

export function isAlike(one: Span, other: Span): boolean {
  return Math.max(one.days / other.days, other.days / one.days) <= 1.25;
}
