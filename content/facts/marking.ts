import { fact, factGroup } from "./fact-record.ts";
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
    "marking.correct": fact("Marks for a correct answer", marks(4), {
      question: "How many marks does a correct answer earn?",
    }),
    "marking.wrong": fact("Marks for a wrong answer", marks(-1), {
      question: "Is there negative marking?",
    }),
    "marking.unanswered": fact("Marks for a question left blank", marks(0)),
    "marking.drawing_negative": fact("Negative marking in the Drawing test of Paper 2A", no(), {
      status: { kind: "reported" },
    }),
    "marking.numerical_answers": fact(
      "How numerical answers are entered",
      text("as the nearest whole number"),
      { status: { kind: "reported" } },
    ),
  },
);
