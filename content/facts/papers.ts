import { factGroup } from "./fact-record.ts";
import { count, duration, no, questionsAndMarks, text } from "./fact-value.ts";
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
    "paper1.questions": {
      label: "Paper 1, questions in all",
      sentence: "Paper 1 has {value}.",
      question: "How many questions does Paper 1 have?",
      value: count(75, "questions"),
    },
    "paper1.questions_per_subject": {
      label: "Paper 1, questions in each subject",
      sentence: "Physics, Chemistry and Mathematics have {value} each.",
      value: count(25, "questions"),
    },
    "paper1.mcq_per_subject": {
      label: "Paper 1, multiple-choice questions in each subject",
      sentence: "Section A of each subject holds {value} with four options.",
      value: count(20, "questions"),
    },
    "paper1.numerical_per_subject": {
      label: "Paper 1, numerical questions in each subject",
      sentence: "Section B of each subject holds {value} whose answer is a number.",
      value: count(5, "questions"),
    },
    "paper1.mcq": {
      label: "Paper 1, multiple-choice questions in all",
      sentence: "In all, Paper 1 has {value} with four options.",
      value: count(60, "questions"),
    },
    "paper1.numerical": {
      label: "Paper 1, numerical questions in all",
      sentence: "In all, Paper 1 has {value} whose answer is a number.",
      value: count(15, "questions"),
    },
    "paper1.marks_per_subject": {
      label: "Paper 1, marks in each subject",
      sentence: "Each subject carries {value}.",
      value: count(100, "marks"),
    },
    "paper1.total_marks": {
      label: "Paper 1, total marks",
      sentence: "Paper 1 is marked out of {value}.",
      question: "How many marks is Paper 1 out of?",
      value: count(300, "marks"),
    },
    "paper1.duration": {
      label: "Paper 1, time allowed",
      sentence: "Paper 1 lasts {value}.",
      question: "How long is Paper 1?",
      value: duration(180),
    },
    "paper1.section_b_choice": {
      label: "Paper 1, choice of questions in Section B",
      sentence: "Section B offers no choice: every numerical question is compulsory.",
      question: "Is there a choice of questions in Section B?",
      value: no(),
      source: sources.documentsReport,
      status: { kind: "reported" },
    },
    "paper1.mode": {
      label: "Paper 1, mode",
      sentence: "Paper 1 is a {value}.",
      value: text("computer-based test"),
      status: { kind: "reported" },
    },
  },
);

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
    "paper2a.maths": {
      label: "Paper 2A, Mathematics",
      sentence: "Mathematics in Paper 2A has {value} in our reference data.",
      value: questionsAndMarks(30, 120),
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
    "paper2a.aptitude": {
      label: "Paper 2A, Aptitude",
      sentence: "Aptitude in Paper 2A has {value} in our reference data.",
      value: questionsAndMarks(50, 200),
    },
    "paper2a.drawing": {
      label: "Paper 2A, Drawing (on paper)",
      sentence: "Drawing in Paper 2A has {value} in our reference data.",
      value: questionsAndMarks(2, 80),
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
    "paper2a.questions": {
      label: "Paper 2A, questions in all",
      sentence: "Paper 2A, for B.Arch, has {value} in our reference data.",
      question: "How many questions does Paper 2A have?",
      value: count(82, "questions"),
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
    "paper2a.total_marks": {
      label: "Paper 2A, total marks",
      sentence: "Paper 2A is marked out of {value}.",
      question: "How many marks is Paper 2A out of?",
      value: count(400, "marks"),
    },
    "paper2b.maths": {
      label: "Paper 2B, Mathematics",
      sentence: "Mathematics in Paper 2B has {value} in our reference data.",
      value: questionsAndMarks(30, 120),
      topic: "Paper 2B (B.Planning)",
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
    "paper2b.aptitude": {
      label: "Paper 2B, Aptitude",
      sentence: "Aptitude in Paper 2B has {value} in our reference data.",
      value: questionsAndMarks(50, 200),
      topic: "Paper 2B (B.Planning)",
    },
    "paper2b.planning": {
      label: "Paper 2B, Planning",
      sentence: "Planning in Paper 2B has {value} in our reference data.",
      value: questionsAndMarks(25, 100),
      topic: "Paper 2B (B.Planning)",
    },
    "paper2b.questions": {
      label: "Paper 2B, questions in all",
      sentence: "Paper 2B, for B.Planning, has {value} in our reference data.",
      question: "How many questions does Paper 2B have?",
      value: count(105, "questions"),
      topic: "Paper 2B (B.Planning)",
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
    "paper2.duration": {
      label: "Paper 2A or Paper 2B, time allowed",
      sentence: "Paper 2A and Paper 2B each last {value}.",
      value: duration(180),
      status: { kind: "reported" },
    },
    "paper2.duration_both": {
      label: "Paper 2A and Paper 2B together, time allowed",
      sentence: "Those who take Paper 2A and Paper 2B together get {value}.",
      value: duration(210),
      status: { kind: "reported" },
    },
    "paper2b.total_marks": {
      label: "Paper 2B, total marks",
      sentence: "Paper 2B is marked out of {value}.",
      question: "How many marks is Paper 2B out of?",
      value: count(400, "marks"),
      topic: "Paper 2B (B.Planning)",
      status: { kind: "conflict", caveat: "C-PAPER2" },
    },
  },
);
