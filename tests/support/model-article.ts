/** What a model answers when it is asked for an article: sound, and without a figure. */
export const modelArticle = {
  title: "Fees in Plain Words",
  hero_summary: "What one paper costs, and where to look it up.",
  meta_description: "What one paper of JEE Main costs, for each category, in plain words.",
  tags: ["Fees", "Registration"],
  body_markdown: "Look at the official form before you pay.",
  internal_links: [],
  used_fact_ids: [],
};
