import { factGroup } from "./fact-record.ts";
import { no, text, type FactValue } from "./fact-value.ts";
import { sources } from "./sources.ts";

function marks(amount: number): FactValue {
  return { kind: "signed-marks", marks: amount };
}

export const markingFacts = factGroup(
  {
    topic: "Marking",
    page: "/exam-pattern",
    edition: "2026",
    source: sources.answerKeyReport,
    status: { kind: "reference" },
  },
  {
    "marking.correct": {
      label: "Marks for a correct answer",
      question: "How many marks does a correct answer earn?",
      value: marks(4),
    },
    "marking.wrong": {
      label: "Marks for a wrong answer",
      question: "Is there negative marking?",
      value: marks(-1),
    },
    "marking.unanswered": {
      label: "Marks for a question left blank",
      value: marks(0),
    },
    "marking.drawing_negative": {
      label: "Negative marking in the Drawing test of Paper 2A",
      value: no(),
      status: { kind: "reported" },
    },
    "marking.numerical_answers": {
      label: "How numerical answers are entered",
      value: text("as the nearest whole number"),
      status: { kind: "reported" },
    },
  },
);
