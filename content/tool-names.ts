/** In menus, cards, headings, breadcrumbs and search. */
export const toolNames = {
  "/year": "What should I do next?",
  "/tools/eligibility": "Am I eligible?",
  "/tools/fees": "What will I pay?",
  "/tools/upload-check": "Will my photo be accepted?",
  "/tools/score": "What is my score?",
  "/tools/rank": "What does my percentile mean?",
  "/tools/closing-ranks": "Which colleges closed at my rank?",
} as const;

export type ToolPath = keyof typeof toolNames;
