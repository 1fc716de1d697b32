import type { PagePath } from "./page-catalogue.ts";

/** A tool as the question that somebody comes with. */
export type Tool = {
  readonly path: PagePath;
  readonly question: string;
  /** What has to be at hand. */
  readonly needs: string;
  /** What comes out. */
  readonly gives: string;
};

/** In the order in which a student meets the questions. */
export const tools: readonly Tool[] = [
  {
    path: "/year",
    question: "What do I have to do, and when?",
    needs: "nothing.",
    gives: "Every step from the form to the seat, and which is open now.",
  },
  {
    path: "/tools/eligibility",
    question: "May I write the exam, and get a seat?",
    needs: "your year of Class 12, your subjects and marks, your category.",
    gives: "Each rule, whether you meet it, and what to have ready.",
  },
  {
    path: "/tools/fees",
    question: "What does it cost me?",
    needs: "your category, your papers and where you write.",
    gives: "The fee of the form and of the seat, as a sum with its parts.",
  },
  {
    path: "/tools/upload-check",
    question: "Will my photo and signature be taken?",
    needs: "the files, on this phone or computer.",
    gives: "What is wrong with each, and a smaller one. Nothing is sent.",
  },
  {
    path: "/tools/score",
    question: "How many marks do I have?",
    needs: "your right and wrong answers by section, from the answer key.",
    gives: "Your raw score, with the formula.",
  },
  {
    path: "/tools/rank",
    question: "Which rank does my percentile mean?",
    needs: "your percentile.",
    gives: "A range of ranks, the method, and the cutoffs of five years.",
  },
  {
    path: "/tools/closing-ranks",
    question: "Which NIT or IIIT closed near my rank?",
    needs: "your rank, your category and your state.",
    gives: "Where seats closed in past years, side by side.",
  },
];
