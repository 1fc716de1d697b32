import { valueOf } from "../facts/index.ts";
import { say } from "../words.ts";
import type { FaqCategory } from "./category.ts";

export const eligibilityQuestions: FaqCategory = {
  id: "eligibility",
  name: "Eligibility",
  questions: [
    {
      id: "eligibility-1",
      question: "Is there an age limit?",
      answer: say`Age limit to write JEE Main: ${"eligibility.age_limit"}. An institute may set its own for admission.`,
    },
    {
      id: "eligibility-2",
      question: "Who can apply for 2026?",
      answer: say`The rule for 2026: you ${"eligibility.years"}.`,
    },
    {
      id: "eligibility-3",
      question: "How many attempts?",
      answer: say`You have ${"attempts.years"} in a row, with ${"exam.sessions"} in each: at most ${"attempts.max"}.`,
    },
    {
      id: "eligibility-4",
      question: `Is ${valueOf("admission.min_percent")} needed?`,
      answer: say`Not to write the exam. For a seat in an NIT, IIIT or GFTI you need ${"admission.min_percent"} in Class 12, or a place in the ${"admission.top_percentile"}. For SC and ST the mark is ${"admission.min_percent_sc_st"}.`,
      caveats: ["C-75"],
    },
    {
      id: "eligibility-5",
      question: "Which subjects for B.Tech?",
      answer: say`${"eligibility.btech_subjects"}.`,
    },
  ],
};
