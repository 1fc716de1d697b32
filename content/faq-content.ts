import type { Edition } from "./facts/edition.ts";
import { ofEdition } from "./of-edition.ts";
import { type FaqCategory, type Question, keyFact } from "./pages/section.ts";
import { cutoffQuestions, resultsQuestions } from "./faq/results-questions.ts";
import { eligibilityQuestions, registrationQuestions } from "./faq/applying.ts";
import {
  examDayQuestions,
  examPatternQuestions,
  preparationQuestions,
} from "./faq/exam-questions.ts";
import { say } from "./word-tokens.ts";

export type { FaqCategory } from "./pages/section.ts";

const page = {
  path: "/faq",
  heading: "JEE Main {year} FAQ",
  description:
    "Short answers to questions on JEE Main {year}: registration, pattern, eligibility, cutoffs, admit card, results, counselling, mock tests and preparation.",
  lead: say`Short answers to the questions of students and parents. Search for a word, or open a question.`,
  keyFacts: [
    keyFact("Session 1 forms").is`${"date.s1.registration"}`,
    keyFact("Fee for one paper")
      .is`${"fee.sc_st_pwd.one_paper"} to ${"fee.general_male.one_paper"}`,
    keyFact("Age limit").is`${"eligibility.age_limit"}`,
    keyFact("Right and wrong answer").is`${"marking.correct"} and ${"marking.wrong"}`,
  ],
  searchLabel: "Search the questions and answers",
  searchPlaceholder: "Search your JEE doubt here...",
} as const;

export function faqPage(edition: Edition): typeof page {
  return ofEdition(page, edition);
}

const categories: readonly FaqCategory[] = [
  registrationQuestions,
  examPatternQuestions,
  eligibilityQuestions,
  cutoffQuestions,
  examDayQuestions,
  resultsQuestions,
  preparationQuestions,
];

export function faqCategories(edition: Edition): readonly FaqCategory[] {
  return ofEdition(categories, edition);
}

const structuredIds: ReadonlySet<string> = new Set([
  "reg-1",
  "pattern-1",
  "eligibility-1",
  "cutoff-1",
  "admit-1",
  "results-1",
]);

export function structuredQuestions(edition: Edition): readonly Question[] {
  return faqCategories(edition)
    .flatMap(({ questions }) => questions)
    .filter(({ id }) => structuredIds.has(id));
}
