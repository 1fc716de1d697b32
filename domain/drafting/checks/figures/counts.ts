import type { Found } from "./found.ts";
import { amountOf, numberPattern, numberWord } from "../../../language/numbers.ts";

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
