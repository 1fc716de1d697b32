import { paperTabs } from "../paper-patterns.ts";
import { official, pageLink, say } from "../word-tokens.ts";
import { columns, figures, type InformationPage, row, section } from "./section.ts";

export const examPatternPage: InformationPage = {
  path: "/exam-pattern",
  heading: "JEE Main {year} Exam Pattern",
  description:
    "JEE Main {year} exam pattern: questions, marks and time for B.E./B.Tech, B.Arch and B.Planning, the marking scheme and the paper languages.",
  lead: say`Paper 1 is for B.E. and B.Tech, Paper 2A for B.Arch, Paper 2B for B.Planning.`,
  keyFacts: [
    { label: "Paper 1", value: say`${"paper1.questions"}` },
    { label: "Paper 1 is out of", value: say`${"paper1.total_marks"}` },
    {
      label: "Each subject",
      value: say`${"paper1.questions_per_subject"}, ${"paper1.marks_per_subject"}`,
    },
    { label: "Time", value: say`${"paper1.duration"}` },
    { label: "Right and wrong answer", value: say`${"marking.correct"} and ${"marking.wrong"}` },
    { label: "Languages", value: say`${"exam.languages.count"}` },
  ],
  sections: [
    section("tabs", "papers", "Questions and marks by paper", {
      tabs: paperTabs,
    }),
    section("table", "marking-scheme", "Marking scheme", {
      intro: say`The marks are the same for multiple-choice and numerical questions.`,
      caption: "Marks for one question",
      columns: columns("Your answer", figures("Marks")),
      rows: [
        row(say`Correct`, say`${"marking.correct"}`),
        row(say`Wrong`, say`${"marking.wrong"}`),
        row(say`Not answered`, say`${"marking.unanswered"}`),
      ],
    }),
    section("list", "marking-details", "How answers are marked", {
      folded: true,
      items: [
        say`You enter a numerical answer ${"marking.numerical_answers"}.`,
        say`If a question turns out to have more than one right option, any of them earns full marks.`,
        say`If a question is dropped, all candidates get its marks, under NTA's rules.`,
        say`The Drawing test of Paper 2A has no negative marking.`,
      ],
    }),
    section("prose", "languages", "Languages of the question paper", {
      folded: true,
      paragraphs: [
        say`The paper is set in ${"exam.languages.count"}: ${"exam.languages.list"}.`,
        say`You choose the language in the form, and the choice is fixed at registration. English, Hindi and Urdu are offered in all parts of the country. The others are offered in the regions where they are spoken.`,
      ],
    }),
    section("list", "notes", "Good to know", {
      folded: true,
      items: [
        say`The exam has ${"exam.sessions"}, in January and April. If you write both, the better score counts.`,
        say`The score is ${"score.meaning"}. See ${pageLink("/results", "how results work")}.`,
        say`An exam day has two shifts: ${"exam.shifts"}.`,
        say`No calculator is allowed. You get sheets for rough work at the centre.`,
        say`PwD candidates who may use a scribe get ${"exam.scribe_time"}.`,
        say`You may sit for Paper 1, Paper 2A and Paper 2B. The fee depends on the number of papers: see ${pageLink("/registration-2026", "the fee table")}.`,
        say`The official bulletin is on ${official("jeeMain")}. It always prevails.`,
      ],
    }),
    section("questions", "questions", "Frequently asked questions", {
      questions: [
        {
          id: "numerical-negative-marking",
          question: "Is there negative marking in numerical questions?",
          answer: say`Yes. A wrong answer scores ${"marking.wrong"}, as in the other questions. A blank scores ${"marking.unanswered"}.`,
        },
        {
          id: "section-b-choice",
          question: "Is there a choice of questions in Section B?",
          answer: say`No. Since 2025, all ${"paper1.numerical_per_subject"} of Section B must be answered in each subject.`,
        },
        {
          id: "language-on-exam-day",
          question: "Can I change the language on the exam day?",
          answer: say`No. The language is fixed at registration. It can only be changed in the correction window, if that field is open.`,
        },
      ],
    }),
  ],
};
