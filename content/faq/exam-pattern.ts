import { pageLink, say } from "../words.ts";
import type { FaqCategory } from "./category.ts";

export const examPatternQuestions: FaqCategory = {
  id: "pattern",
  name: "Exam Pattern & Syllabus",
  questions: [
    {
      id: "pattern-1",
      question: "What is the Paper 1 pattern?",
      answer: say`Paper 1 is a ${"paper1.mode"} with ${"paper1.questions"} and ${"paper1.total_marks"} in ${"paper1.duration"}. Physics, Chemistry and Mathematics have ${"paper1.questions_per_subject"} each: ${"paper1.mcq_per_subject"} with four options, and ${"paper1.numerical_per_subject"} whose answer is a number.`,
    },
    {
      id: "pattern-2",
      question: "What is the marking scheme?",
      answer: say`A right answer counts ${"marking.correct"}, a wrong one ${"marking.wrong"}, and a blank ${"marking.unanswered"}. This holds for numerical questions too.`,
    },
    {
      id: "pattern-3",
      question: "How many languages?",
      answer: say`${"exam.languages.count"}: ${"exam.languages.list"}. You choose at registration, and the choice is fixed.`,
    },
    {
      id: "pattern-4",
      question: "Is a calculator allowed?",
      answer: say`${"exam.calculator"}. You may not bring one, and there is none on the screen.`,
    },
    {
      id: "pattern-5",
      question: "Is Drawing on computer?",
      answer: say`No. You draw on paper. Drawing is part of Paper 2A only, the paper for B.Arch.`,
    },
    {
      id: "pattern-6",
      question: "Was the 2026 syllabus changed?",
      answer: say`For 2026, ${"syllabus.change"}. All topics are on the ${pageLink("/syllabus-2026", "syllabus page")}.`,
    },
  ],
};
