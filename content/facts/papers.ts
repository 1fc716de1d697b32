import { fact, factGroup } from "./fact-record.ts";
import { count, duration, no, questionsAndMarks, text, type FactValue } from "./fact-value.ts";
import { sources } from "./sources.ts";

export const paperOneFacts = factGroup(
  {
    topic: "Paper 1",
    page: "/exam-pattern",
    edition: "2026",
    source: sources.patternReport,
    status: { kind: "reference" },
  },
  {
    "paper1.questions": fact("Paper 1, questions in all", count(75, "questions"), {
      question: "How many questions does Paper 1 have?",
    }),
    "paper1.questions_per_subject": fact(
      "Paper 1, questions in each subject",
      count(25, "questions"),
    ),
    "paper1.mcq_per_subject": fact(
      "Paper 1, multiple-choice questions in each subject",
      count(20, "questions"),
    ),
    "paper1.numerical_per_subject": fact(
      "Paper 1, numerical questions in each subject",
      count(5, "questions"),
    ),
    "paper1.mcq": fact("Paper 1, multiple-choice questions in all", count(60, "questions")),
    "paper1.numerical": fact("Paper 1, numerical questions in all", count(15, "questions")),
    "paper1.marks_per_subject": fact("Paper 1, marks in each subject", count(100, "marks")),
    "paper1.total_marks": fact("Paper 1, total marks", count(300, "marks"), {
      question: "How many marks is Paper 1 out of?",
    }),
    "paper1.duration": fact("Paper 1, time allowed", duration(180), {
      question: "How long is Paper 1?",
    }),
    "paper1.section_b_choice": fact("Paper 1, choice of questions in Section B", no(), {
      question: "Is there a choice of questions in Section B?",
      source: sources.documentsReport,
      status: { kind: "reported" },
    }),
    "paper1.mode": fact("Paper 1, mode", text("computer-based test"), {
      status: { kind: "reported" },
    }),
  },
);

const contradicted = { status: { kind: "conflict", caveat: "C-PAPER2" } } as const;

/** The reference split, which reports contradict. */
export const paperTwoFacts = factGroup(
  {
    topic: "Paper 2A (B.Arch)",
    page: "/exam-pattern",
    edition: "2026",
    source: sources.paperTwoReport,
    status: { kind: "reference" },
  },
  {
    "paper2a.maths": { ...part("2A", "Mathematics", questionsAndMarks(30, 120)), ...contradicted },
    "paper2a.aptitude": part("2A", "Aptitude", questionsAndMarks(50, 200)),
    "paper2a.drawing": {
      ...part("2A", "Drawing", questionsAndMarks(2, 80)),
      label: "Paper 2A, Drawing (on paper)",
      ...contradicted,
    },
    "paper2a.questions": {
      label: "Paper 2A, questions in all",
      question: "How many questions does Paper 2A have?",
      value: count(82, "questions"),
      ...contradicted,
    },
    "paper2a.total_marks": fact("Paper 2A, total marks", count(400, "marks"), {
      question: "How many marks is Paper 2A out of?",
    }),
    "paper2b.maths": { ...part("2B", "Mathematics", questionsAndMarks(30, 120)), ...contradicted },
    "paper2b.aptitude": part("2B", "Aptitude", questionsAndMarks(50, 200)),
    "paper2b.planning": part("2B", "Planning", questionsAndMarks(25, 100)),
    "paper2b.questions": {
      label: "Paper 2B, questions in all",
      question: "How many questions does Paper 2B have?",
      value: count(105, "questions"),
      topic: "Paper 2B (B.Planning)",
      ...contradicted,
    },
    "paper2.duration": fact("Paper 2A or Paper 2B, time allowed", duration(180), {
      status: { kind: "reported" },
    }),
    "paper2.duration_both": fact("Paper 2A and Paper 2B together, time allowed", duration(210), {
      status: { kind: "reported" },
    }),
    "paper2b.total_marks": {
      label: "Paper 2B, total marks",
      question: "How many marks is Paper 2B out of?",
      value: count(400, "marks"),
      topic: "Paper 2B (B.Planning)",
      ...contradicted,
    },
  },
);

function part(paper: "2A" | "2B", name: string, value: FactValue) {
  return {
    label: `Paper ${paper}, ${name}`,
    value,
    topic: paper === "2A" ? "Paper 2A (B.Arch)" : "Paper 2B (B.Planning)",
  } as const;
}
