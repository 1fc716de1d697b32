import type { PagePath } from "./page-catalogue.ts";
import { toolNames, type ToolPath } from "./tool-names.ts";

export type Tool = {
  readonly path: ToolPath;
  readonly name: string;
  readonly needs: string;
  readonly gives: string;
  /** The page on which somebody has this question. */
  readonly asked: PagePath;
};

export const tools: readonly Tool[] = [
  tool("/year", {
    needs: "Nothing needed",
    gives: "Every step from the form to your seat, with your own weekly plan.",
    asked: "/important-dates",
  }),
  tool("/tools/eligibility", {
    needs: "Class 12 year, subjects and marks",
    gives: "Each rule, whether you meet it, and what to keep ready.",
    asked: "/eligibility-criteria",
  }),
  tool("/tools/fees", {
    needs: "Category and number of papers",
    gives: "Your fees from the form to the seat, item by item.",
    asked: "/registration-2026",
  }),
  tool("/tools/upload-check", {
    needs: "The files, on this device",
    gives: "Find out what is wrong and get a smaller copy. Nothing leaves your phone.",
    asked: "/registration-2026",
  }),
  tool("/tools/score", {
    needs: "Your responses and the answer key",
    gives: "Your marks out of the total, with the calculation.",
    asked: "/exam-pattern",
  }),
  tool("/tools/rank", {
    needs: "Your percentile",
    gives: "A likely range of ranks, and the cutoffs you cleared in past years.",
    asked: "/results",
  }),
  tool("/tools/closing-ranks", {
    needs: "Rank, category and home state",
    gives: "Where seats closed in past years, side by side.",
    asked: "/counseling",
  }),
];

function tool(path: ToolPath, about: Omit<Tool, "path" | "name">): Tool {
  return { path, name: toolNames[path], ...about };
}
