import { valueOf } from "../facts/index.ts";
import { official, pageLink, say } from "../words.ts";
import type { FaqCategory } from "./category.ts";

export const preparationQuestions: FaqCategory = {
  id: "prep",
  name: "Mock Tests & Preparation",
  questions: [
    {
      id: "prep-1",
      question: "How many mocks?",
      answer: say`${"mock.recommended"}, each followed by a close look at your mistakes.`,
    },
    {
      id: "prep-2",
      question: "Are official mocks available?",
      answer: say`Yes. NTA gives ${"mock.official"}.`,
    },
    {
      id: "prep-3",
      question: `How should I use ${valueOf("paper1.duration")}?`,
      answer: say`Aim to finish in ${"paper1.practice_target"}. Then you have ${"paper1.checking_time"} left to check your answers.`,
    },
    {
      id: "prep-4",
      question: "When will this site's mocks open?",
      answer: say`Their status is Coming Soon, and no day is fixed. See the ${pageLink("/mock-tests", "mock tests page")}.`,
    },
    {
      id: "prep-5",
      question: "Are previous papers available here?",
      answer: say`The downloads are marked Coming Soon. Official papers are on ${official("jeeMain")}; what each year was like is on the ${pageLink("/previous-papers", "previous papers page")}.`,
    },
  ],
};
