import type { FaqCategory } from "../pages/section.ts";
import { official, pageLink, say } from "../word-tokens.ts";

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
      answer: say`A right answer gets ${"marking.correct"}, a wrong one ${"marking.wrong"}, and a blank ${"marking.unanswered"}. The same applies to numerical questions.`,
    },
    {
      id: "pattern-3",
      question: "How many languages?",
      answer: say`${"exam.languages.count"}: ${"exam.languages.list"}. You choose at registration, and the choice is fixed.`,
    },
    {
      id: "pattern-4",
      question: "Is a calculator allowed?",
      answer: say`${"exam.calculator"}. You cannot bring one, and there is none on the screen.`,
    },
    {
      id: "pattern-5",
      question: "Is Drawing on computer?",
      answer: say`No. You draw on paper. Drawing is part of Paper 2A only, the paper for B.Arch.`,
    },
    {
      id: "pattern-6",
      question: "Is the {year} syllabus changed?",
      answer: say`As far as we know: ${"syllabus.change"}. All topics are on the ${pageLink("/syllabus-2026", "syllabus page")}.`,
    },
    {
      id: "pattern-7",
      question: "What was removed from the syllabus?",
      answer: say`Reported as removed in the last reduction: ${"syllabus.removed"}. Your board may still ask for them, and JEE Advanced has its own syllabus. The current topics are on the ${pageLink("/syllabus-2026", "syllabus page")}.`,
    },
  ],
};

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
      question: say`How should I use ${"paper1.duration"}?`,
      answer: say`Aim to finish in ${"paper1.practice_target"}. Then you have ${"paper1.checking_time"} left to check your answers.`,
    },
    {
      id: "prep-4",
      question: "When will this site's mocks open?",
      answer: say`They are marked Coming Soon, and no date is fixed. See the ${pageLink("/mock-tests", "mock tests page")}.`,
    },
    {
      id: "prep-5",
      question: "Are previous papers available here?",
      answer: say`The downloads are marked Coming Soon. Official papers are on ${official("jeeMain")}; the pattern of each year is on the ${pageLink("/previous-papers", "previous papers page")}.`,
    },
  ],
};
