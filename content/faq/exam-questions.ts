import { type FaqCategory, question } from "../pages/section.ts";
import { official, pageLink, say } from "../word-tokens.ts";

export const examPatternQuestions: FaqCategory = {
  id: "pattern",
  name: "Exam Pattern & Syllabus",
  questions: [
    question("pattern-1", "What is the Paper 1 pattern?")
      .answer`Paper 1 is a ${"paper1.mode"} with ${"paper1.questions"} and ${"paper1.total_marks"} in ${"paper1.duration"}. Physics, Chemistry and Mathematics have ${"paper1.questions_per_subject"} each: ${"paper1.mcq_per_subject"} with four options, and ${"paper1.numerical_per_subject"} whose answer is a number.`,
    question("pattern-2", "What is the marking scheme?")
      .answer`A right answer gets ${"marking.correct"}, a wrong one ${"marking.wrong"}, and a blank ${"marking.unanswered"}. The same applies to numerical questions.`,
    question("pattern-3", "How many languages?")
      .answer`${"exam.languages.count"}: ${"exam.languages.list"}. You choose at registration, and the choice is fixed.`,
    question("pattern-4", "Is a calculator allowed?")
      .answer`${"exam.calculator"}. You cannot bring one, and there is none on the screen.`,
    question("pattern-5", "Is Drawing on computer?")
      .answer`No. You draw on paper. Drawing is part of Paper 2A only, the paper for B.Arch.`,
    question("pattern-6", "Is the {year} syllabus changed?")
      .answer`As far as we know: ${"syllabus.change"}. All topics are on the ${pageLink("/syllabus-2026", "syllabus page")}.`,
    question("pattern-7", "What was removed from the syllabus?")
      .answer`Reported as removed in the last reduction: ${"syllabus.removed"}. Your board may still ask for them, and JEE Advanced has its own syllabus. The current topics are on the ${pageLink("/syllabus-2026", "syllabus page")}.`,
  ],
};

export const examDayQuestions: FaqCategory = {
  id: "admit",
  name: "Admit Card & Exam Day",
  questions: [
    question("admit-1", "When is the admit card released?", { caveats: ["C-ADMIT"] })
      .answer`It comes ${"admit.days_before"} before the exam. There is no card by post: you download it from ${official("jeeMain")}.`,
    question("admit-2", "What should I carry?").answer`Bring these: ${"admit.carry"}.`,
    question("admit-3", "When should I reach?", { caveats: ["C-ADMIT"] })
      .answer`Plan to be at the centre ${"admit.reach_early"} before the start. The gates close ${"admit.gate_closing"}.`,
    question("admit-4", "What is banned?")
      .answer`Leave these at home: ${"admit.prohibited"}. More on the ${pageLink("/admit-card", "admit card page")}.`,
    question("admit-5", "Is a soft copy enough?")
      .answer`No. Bring the card printed on paper; a copy on the phone is not accepted.`,
  ],
};

export const preparationQuestions: FaqCategory = {
  id: "prep",
  name: "Mock Tests & Preparation",
  questions: [
    question("prep-1", "How many mocks?")
      .answer`${"mock.recommended"}, each followed by a close look at your mistakes.`,
    question("prep-2", "Are official mocks available?").answer`Yes. NTA gives ${"mock.official"}.`,
    question("prep-3", say`How should I use ${"paper1.duration"}?`)
      .answer`Aim to finish in ${"paper1.practice_target"}. Then you have ${"paper1.checking_time"} left to check your answers.`,
    question("prep-4", "When will this site's mocks open?")
      .answer`They are marked Coming Soon, and no date is fixed. See the ${pageLink("/mock-tests", "mock tests page")}.`,
    question("prep-5", "Are previous papers available here?")
      .answer`The downloads are marked Coming Soon. Official papers are on ${official("jeeMain")}; the pattern of each year is on the ${pageLink("/previous-papers", "previous papers page")}.`,
  ],
};
