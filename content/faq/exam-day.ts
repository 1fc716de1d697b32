import { official, pageLink, say } from "../words.ts";
import type { FaqCategory } from "./category.ts";

export const examDayQuestions: FaqCategory = {
  id: "admit",
  name: "Admit Card & Exam Day",
  questions: [
    {
      id: "admit-1",
      question: "When is the admit card released?",
      answer: say`It comes ${"admit.days_before"} before the exam. There is no card by post: you download it from ${official("jeeMain")}.`,
      caveats: ["C-ADMIT"],
    },
    {
      id: "admit-2",
      question: "What should I carry?",
      answer: say`Bring these: ${"admit.carry"}.`,
    },
    {
      id: "admit-3",
      question: "When should I reach?",
      answer: say`Plan to be at the centre ${"admit.reach_early"} before the start. The gates close ${"admit.gate_closing"}.`,
      caveats: ["C-ADMIT"],
    },
    {
      id: "admit-4",
      question: "What is banned?",
      answer: say`Leave these at home: ${"admit.prohibited"}. More on the ${pageLink("/admit-card", "admit card page")}.`,
    },
    {
      id: "admit-5",
      question: "Is a soft copy enough?",
      answer: say`No. Bring the card printed on paper; a copy on the phone is not accepted.`,
    },
  ],
};
