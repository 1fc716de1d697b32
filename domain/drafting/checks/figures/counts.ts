import type { Found, Quantity } from "./figure.ts";
import { amountOf, numberPattern, numberWord, decimalsOf } from "../../../language/numbers.ts";

/** Nouns that are counted, by the word under which they are compared. */
const units: Readonly<Record<string, string>> = {
  question: String.raw`questions?|mcqs?|problems`,
  mark: "marks?",
  session: "sessions?",
  language: "languages?",
  paper: "papers?",
  attempt: "attempts?|chances",
  shift: "shifts?",
  option: "options?",
  seat: "seats?",
  round: "rounds?",
  institute: "institutes?|institutions?|colleges?",
  candidate: "candidates?|students?|aspirants?|applicants?",
  city: "cit(?:y|ies)",
  photo: "photos?|photographs?",
  year: "years?",
  day: "days?",
  decimal: "decimals?|decimal places",
  topic: "topics?|chapters?",
  mock: "mock tests?|mocks?|full-length tests?",
  section: "sections?",
  subject: "subjects?",
};

const unit = Object.entries(units)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join("|");
const qualifier = String.raw`(?!(?:of|in|for|to|and|or|per|with|from|is|are|was|were|each|the|a|an|at|on|by|than|out|more|had|has|have|gave|took|held|which|${numberWord}|marks?|questions?|papers?|sessions?|candidates?|seats?|times)\b)[a-z][a-z-]{0,30}`;
const counted = new RegExp(
  String.raw`(?<!\b(?:session|paper|class|section|step|chapter|shift|round|day|week)s?\s)(?!(?:19|20)\d\d\b(?!,))(?<min>${numberPattern})(?:\s*(?:to|or|[-–—])\s*(?<max>${numberPattern}))?(?:[\s-]+${qualifier}){0,3}[\s-]+(?:${unit})\b`,
  "gi",
);
const elided = new RegExp(
  String.raw`(?<![\w.,+₹−-])(?<min>${numberPattern})(?=\s+(?:in each|each|per|from each|in (?:physics|chemistry|mathematics|section|all)|(?:of them|of which|are|have|ask|were)\b))`,
  "gi",
);
const times: Readonly<Record<string, number>> = { twice: 2, thrice: 3 };
const timesPattern = /\b(twice|thrice)\b/gi;

/** Counts with their nouns, and those that leave the noun of an earlier count to the reader. */
export function countsIn(text: string): Found[] {
  const named = [...text.matchAll(counted)].map((match) => countFound(match));
  const follow = [...text.matchAll(elided)].flatMap((match) => {
    const before = named.findLast(({ end }) => end <= match.index);
    if (before?.quantity.kind !== "count") return [];
    const amount = amountOf(match[0]);
    const quantity = { ...before.quantity, min: amount, max: amount };
    return [{ start: match.index, end: match.index + match[0].length, quantity }];
  });
  const adverbs = [...text.matchAll(timesPattern)].map((match): Found => {
    const amount = times[match[0].toLowerCase()] ?? 1;
    const quantity = { kind: "count", unit: "time", min: amount, max: amount } as const;
    return { start: match.index, end: match.index + match[0].length, quantity };
  });
  return [...named, ...follow, ...adverbs];
}

function countFound(match: RegExpMatchArray): Found {
  const { min = "", max, ...names } = match.groups ?? {};
  const amount = amountOf(min);
  const start = match.index ?? 0;
  const quantity = {
    kind: "count",
    unit: nameOf(names) ?? "",
    min: amount,
    max: max === undefined ? amount : amountOf(max),
  } as const;
  return { start, end: start + match[0].length, quantity };
}

function nameOf(groups: Readonly<Record<string, string | undefined>>): string | null {
  return Object.entries(groups).find(([, words]) => words !== undefined)?.[0] ?? null;
}

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
