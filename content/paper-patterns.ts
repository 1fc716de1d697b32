import type { FactId } from "./facts/index.ts";
import {
  askedFigure,
  columns,
  figures,
  list,
  type ListSection,
  row,
  section,
  type TableSection,
  type TabsSection,
} from "./pages/section.ts";
import { figure, marksOf, plain, questionsOf, say } from "./word-tokens.ts";

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

export const paperTabs: TabsSection["tabs"] = [
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

function paperOne(): TableSection {
  const subjects = ["Physics", "Chemistry", "Mathematics"].map((subject) =>
    row(
      say`${plain(subject)}`,
      say`${figure("paper1.mcq_per_subject")}`,
      say`${figure("paper1.numerical_per_subject")}`,
      say`${figure("paper1.questions_per_subject")}`,
      say`${figure("paper1.marks_per_subject")}`,
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
        say`Total`,
        say`${figure("paper1.mcq")}`,
        say`${figure("paper1.numerical")}`,
        say`${figure("paper1.questions")}`,
        say`${figure("paper1.total_marks")}`,
      ),
    ],
  });
}

function paperOneRules(): ListSection {
  return list("paper-1-rules", "Time and rules of Paper 1", [
    say`Paper 1 is a ${"paper1.mode"} and lasts ${"paper1.duration"}.`,
    say`In each subject, Section A has ${"paper1.mcq_per_subject"} with four options to choose from.`,
    say`Section B has ${"paper1.numerical_per_subject"} whose answer is a number. All of them are compulsory.`,
    say`When you practise, try to finish in ${"paper1.practice_target"}. Use the rest to check.`,
  ]);
}

function paperTwo(paper: PaperTwo): readonly [TableSection, ListSection] {
  const parts = paper.parts.map(({ name, split, how }) =>
    row(
      say`${plain(name)}`,
      say`${questionsOf(split)}`,
      say`${marksOf(split)}`,
      say`${plain(how)}`,
    ),
  );
  const table = section("table", paper.id, `${paper.name} for ${paper.course}`, {
    caption: `${paper.name}: questions and marks`,
    columns: columns("Part", askedFigure("Questions"), askedFigure("Marks"), "How"),
    rows: [
      ...parts,
      row(
        say`Total`,
        say`${figure(paper.questions)}`,
        say`${figure(paper.marks)}`,
        say`${plain(paper.how)}`,
      ),
    ],
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
