import { official, pageLink, say, figure, marksOf, plain, questionsOf } from "../word-tokens.ts";
import {
  columns,
  figures,
  type InformationPage,
  row,
  section,
  askedFigure,
  list,
  type SectionOf,
  question,
  keyFact,
  foldedList,
  foldedProse,
  questionList,
} from "./section.ts";
import type { FactId } from "../facts/index.ts";

type PaperTwo = {
  readonly name: string;
  readonly course: string;
  readonly id: string;
  readonly parts: readonly {
    readonly name: string;
    readonly split: FactId;
    readonly how: string;
  }[];
  readonly questions: FactId;
  readonly marks: FactId;
  readonly how: string;
};

const paperTabs: SectionOf<"tabs">["tabs"] = [
  { id: "btech", label: "B.E./B.Tech", sections: [paperOne(), paperOneRules()] },
  {
    id: "barch",
    label: "B.Arch",
    sections: paperTwo({
      name: "Paper 2A",
      course: "B.Arch",
      id: "paper-2a",
      parts: [
        { name: "Mathematics", split: "paper2a.maths", how: "Computer" },
        { name: "Aptitude", split: "paper2a.aptitude", how: "Computer" },
        { name: "Drawing", split: "paper2a.drawing", how: "On paper" },
      ],
      questions: "paper2a.questions",
      marks: "paper2a.total_marks",
      how: "Computer and paper",
    }),
  },
  {
    id: "bplanning",
    label: "B.Planning",
    sections: paperTwo({
      name: "Paper 2B",
      course: "B.Planning",
      id: "paper-2b",
      parts: [
        { name: "Mathematics", split: "paper2b.maths", how: "Computer" },
        { name: "Aptitude", split: "paper2b.aptitude", how: "Computer" },
        { name: "Planning", split: "paper2b.planning", how: "Computer" },
      ],
      questions: "paper2b.questions",
      marks: "paper2b.total_marks",
      how: "Computer",
    }),
  },
];

function paperOne(): SectionOf<"table"> {
  const subjects = ["Physics", "Chemistry", "Mathematics"].map((subject) =>
    row(
      subject,
      figure("paper1.mcq_per_subject"),
      figure("paper1.numerical_per_subject"),
      figure("paper1.questions_per_subject"),
      figure("paper1.marks_per_subject"),
    ),
  );
  return section("table", "paper-1", "Paper 1 for B.E. and B.Tech", {
    caption: "Paper 1: questions and marks",
    columns: columns(
      "Subject",
      figures("Multiple choice"),
      figures("Numerical"),
      askedFigure("Questions"),
      askedFigure("Marks"),
    ),
    rows: [
      ...subjects,
      row(
        "Total",
        figure("paper1.mcq"),
        figure("paper1.numerical"),
        figure("paper1.questions"),
        figure("paper1.total_marks"),
      ),
    ],
  });
}

function paperOneRules(): SectionOf<"list"> {
  return list("paper-1-rules", "Time and rules of Paper 1", [
    say`Paper 1 is a ${"paper1.mode"} and lasts ${"paper1.duration"}.`,
    say`In each subject, Section A has ${"paper1.mcq_per_subject"} with four options to choose from.`,
    say`Section B has ${"paper1.numerical_per_subject"} whose answer is a number. All of them are compulsory.`,
    say`When you practise, try to finish in ${"paper1.practice_target"}. Use the rest to check.`,
  ]);
}

function paperTwo(paper: PaperTwo): readonly [SectionOf<"table">, SectionOf<"list">] {
  const parts = paper.parts.map(({ name, split, how }) =>
    row(name, questionsOf(split), marksOf(split), plain(how)),
  );
  const table = section("table", paper.id, `${paper.name} for ${paper.course}`, {
    caption: `${paper.name}: questions and marks`,
    columns: columns("Part", askedFigure("Questions"), askedFigure("Marks"), "How"),
    rows: [...parts, row("Total", figure(paper.questions), figure(paper.marks), plain(paper.how))],
    caveats: ["C-PAPER2"],
  });
  const time = section("list", `${paper.id}-time`, `Time for ${paper.name}`, {
    items: [
      say`${plain(paper.name)} lasts ${"paper2.duration"}.`,
      say`If you take Paper 2A and Paper 2B together, you have ${"paper2.duration_both"}.`,
    ],
  });
  return [table, time];
}

export const examPatternPage: InformationPage = {
  path: "/exam-pattern",
  heading: "JEE Main {year} Exam Pattern",
  description:
    "JEE Main {year} exam pattern: questions, marks and time for B.E./B.Tech, B.Arch and B.Planning, the marking scheme and the paper languages.",
  lead: say`Paper 1 is for B.E. and B.Tech, Paper 2A for B.Arch, Paper 2B for B.Planning.`,
  keyFacts: [
    keyFact("Paper 1").is`${"paper1.questions"}`,
    keyFact("Paper 1 is out of").is`${"paper1.total_marks"}`,
    keyFact("Each subject").is`${"paper1.questions_per_subject"}, ${"paper1.marks_per_subject"}`,
    keyFact("Time").is`${"paper1.duration"}`,
    keyFact("Right and wrong answer").is`${"marking.correct"} and ${"marking.wrong"}`,
    keyFact("Languages").is`${"exam.languages.count"}`,
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
        row("Correct", "marking.correct"),
        row("Wrong", "marking.wrong"),
        row("Not answered", "marking.unanswered"),
      ],
    }),
    foldedList("marking-details", "How answers are marked", [
      say`You enter a numerical answer ${"marking.numerical_answers"}.`,
      say`If a question turns out to have more than one right option, any of them earns full marks.`,
      say`If a question is dropped, all candidates get its marks, under NTA's rules.`,
      say`The Drawing test of Paper 2A has no negative marking.`,
    ]),
    foldedProse("languages", "Languages of the question paper", [
      say`The paper is set in ${"exam.languages.count"}: ${"exam.languages.list"}.`,
      say`You choose the language in the form, and the choice is fixed at registration. English, Hindi and Urdu are offered in all parts of the country. The others are offered in the regions where they are spoken.`,
    ]),
    foldedList("notes", "Good to know", [
      say`The exam has ${"exam.sessions"}, in January and April. If you write both, the better score counts.`,
      say`The score is ${"score.meaning"}. See ${pageLink("/results", "how results work")}.`,
      say`An exam day has two shifts: ${"exam.shifts"}.`,
      say`No calculator is allowed. You get sheets for rough work at the centre.`,
      say`PwD candidates who may use a scribe get ${"exam.scribe_time"}.`,
      say`You may sit for Paper 1, Paper 2A and Paper 2B. The fee depends on the number of papers: see ${pageLink("/registration-2026", "the fee table")}.`,
      say`The official bulletin is on ${official("jeeMain")}. It always prevails.`,
    ]),
    questionList("questions", "Frequently asked questions", [
      question("numerical-negative-marking", "Is there negative marking in numerical questions?")
        .answer`Yes. A wrong answer scores ${"marking.wrong"}, as in the other questions. A blank scores ${"marking.unanswered"}.`,
      question("section-b-choice", "Is there a choice of questions in Section B?")
        .answer`No. Since 2025, all ${"paper1.numerical_per_subject"} of Section B must be answered in each subject.`,
      question("language-on-exam-day", "Can I change the language on the exam day?")
        .answer`No. The language is fixed at registration. It can only be changed in the correction window, if that field is open.`,
    ]),
  ],
};
