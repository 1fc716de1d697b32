import type { Quantity } from "./figure.ts";
import type { Found } from "./found.ts";
import { amountOf, decimalsOf } from "../../../language/numbers.ts";

const bare = /(?<![\w.,₹/+-])\d{1,3}(?:,\d{2,3})*(?:\.\d+)?(?![\w/%:]|[.,]\d)/g;
const yearOfRule =
  /\b(?:pass(?:ed|ing)?|appear(?:ed|ing)?|reduced|reduction|established|founded|class 12 (?:exam )?(?:in|was))\b[^.;]{0,40}?\b(20[0-4]\d|19\d\d)\b(?:(?:,| or| and| to)* (?:in )?(20[0-4]\d))?/gi;

/** Numbers without a unit that get theirs from the subject of the whole text, and years of rules. */
export function looseFiguresIn(text: string): Found[] {
  return [...unitless(text), ...years(text)];
}

function unitless(text: string): Found[] {
  const about = subjectOf(text);
  if (about === null) return [];
  return [...text.matchAll(bare)].flatMap((match) => {
    const quantity = quantityOf(match[0], about);
    const start = match.index;
    return quantity === null ? [] : [{ start, end: start + match[0].length, quantity }];
  });
}

type Subject = "percentile" | "rank" | "marks";

function subjectOf(text: string): Subject | null {
  if (
    /\b(?:correct|wrong|right|incorrect|blank|unanswered)\b[^.]*\b(?:earns?|counts?|costs?|gets?|gives?|loses?|carries)\b/i.test(
      text,
    )
  )
    return "marks";
  if (/\bpercentiles?\b|\bcut-?offs?\b|\bnta score/i.test(text)) return "percentile";
  return /\bclos(?:ed|es|ing)\b|\branks?\b/i.test(text) ? "rank" : null;
}

function quantityOf(text: string, about: Subject): Quantity | null {
  const amount = amountOf(text);
  const decimals = decimalsOf(text);
  if (about === "percentile" && decimals > 0 && amount <= 100)
    return { kind: "percentile", percentile: amount, decimals };
  const isYear = /^(?:19|20)\d\d$/.test(text);
  if (about === "rank" && decimals === 0 && amount >= 100 && !isYear)
    return { kind: "rank", rank: amount };
  if (about === "marks" && decimals === 0 && amount < 10)
    return { kind: "count", unit: "mark", min: amount, max: amount };
  return null;
}

function years(text: string): Found[] {
  return [...text.matchAll(yearOfRule)].flatMap((match) =>
    (match.slice(1) as readonly (string | undefined)[]).flatMap((year) => {
      if (year === undefined) return [];
      const start = match.index + match[0].indexOf(year);
      return [{ start, end: start + 4, quantity: { kind: "year" as const, year: Number(year) } }];
    }),
  );
}
