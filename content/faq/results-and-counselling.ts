import { pageLink, say } from "../words.ts";
import type { FaqCategory } from "./category.ts";

export const resultsQuestions: FaqCategory = {
  id: "results",
  name: "Results & Counseling",
  questions: [
    {
      id: "results-1",
      question: "How is the percentile worked out?",
      answer: say`It is ${"score.formula"}. If you write both sessions, the better one counts.`,
    },
    {
      id: "results-2",
      question: "What does a challenge cost?",
      answer: say`A challenge to the answer key costs ${"key.challenge_fee"}. The money is not paid back.`,
    },
    {
      id: "results-3",
      question: "When were the 2026 results?",
      answer: say`For Paper 1: ${"date.s1.result"} for Session 1, and ${"date.s2.result"} for Session 2.`,
      caveats: ["C-DATES"],
    },
    {
      id: "results-4",
      question: "When does counselling start?",
      answer: say`In June, after both sessions. For 2026, JoSAA opened on ${"date.josaa.start"}.`,
      caveats: ["C-DATES"],
    },
    {
      id: "results-5",
      question: "What is the seat acceptance fee?",
      answer: say`${"saf.general_obc"} for General and OBC, and ${"saf.sc_st_pwd"} for SC, ST and PwD.`,
      caveats: ["C-SAF"],
    },
    {
      id: "results-6",
      question: "What is CSAB?",
      answer: say`CSAB ${"csab.purpose"}. It asks for ${"csab.new_registration"}. See the ${pageLink("/counseling", "counselling page")}.`,
    },
  ],
};
