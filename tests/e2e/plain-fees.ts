/** Sentences without a figure, each of which a model can reword. */
export const plainSentences = [
  "Read the official form with care before you pay, and note what it asks for.",
  "Keep a copy of everything that you send, also of the receipt.",
  "Ask the official site when something is not clear to you, in good time.",
] as const;

/** What a model answers that is asked for an article on fees: these paragraphs under one heading. */
export function feesArticle(paragraphs: readonly string[], internal_links: readonly string[] = []) {
  return {
    title: "Fees in Plain Words",
    hero_summary: "What one paper costs, and where to look it up.",
    meta_description: "What one paper of JEE Main costs, for each category, in plain words.",
    tags: ["Fees", "Registration"],
    body_markdown: ["## What it costs", ...paragraphs].join("\n\n"),
    internal_links,
  };
}
