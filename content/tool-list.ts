import type { PagePath } from "./page-catalogue.ts";

/** A tool as the question that somebody comes with. */
export type Tool = {
  readonly path: PagePath;
  /** In the menu and in the footer. */
  readonly name: string;
  readonly question: string;
  /** What has to be at hand. */
  readonly needs: string;
  /** What comes out. */
  readonly gives: string;
  /** The page of the handbook on which somebody has this question. */
  readonly asked: PagePath;
};

/** In the order in which a student meets the questions. */
export const tools: readonly Tool[] = [
  {
    path: "/year",
    name: "Form to seat",
    question: "What do I have to do, and when?",
    needs: "nothing.",
    gives: "Every step from the form to the seat, and which is open now.",
    asked: "/important-dates",
  },
  {
    path: "/tools/eligibility",
    name: "Eligibility check",
    question: "Am I eligible?",
    needs: "your year of Class 12, your subjects and marks, your category.",
    gives: "Each rule, whether you meet it, and what to have ready.",
    asked: "/eligibility-criteria",
  },
  {
    path: "/tools/fees",
    name: "Fees",
    question: "What will I pay?",
    needs: "your category, your papers and where you write.",
    gives: "The fee of the form and of the seat, as a sum with its parts.",
    asked: "/registration-2026",
  },
  {
    path: "/tools/upload-check",
    name: "Photo check",
    question: "Will my photo be accepted?",
    needs: "the files, on this phone or computer.",
    gives: "What is wrong with each, and a smaller one. Nothing is sent.",
    asked: "/registration-2026",
  },
  {
    path: "/tools/score",
    name: "Score",
    question: "What is my score?",
    needs: "your right and wrong answers by section, from the answer key.",
    gives: "Your raw score, with the formula.",
    asked: "/exam-pattern",
  },
  {
    path: "/tools/rank",
    name: "Rank",
    question: "What does my percentile mean?",
    needs: "your percentile.",
    gives: "A range of ranks, the method, and the cutoffs of past years.",
    asked: "/results",
  },
  {
    path: "/tools/closing-ranks",
    name: "Closing ranks",
    question: "Which colleges closed at my rank?",
    needs: "your rank, your category and your state.",
    gives: "Where seats closed in past years, side by side.",
    asked: "/counseling",
  },
];
