import { z } from "zod";
import type { DraftContent, Evidence } from "../writer.ts";
import { knownLinks, validContent } from "./answered-content.ts";

/** What a model answers to a request. Addresses are not among it: sources follow from its tokens. */
export const articleAnswerSchema = z.object({
  title: z.string().describe("30 to 70 characters, no full stop at the end, no tokens."),
  hero_summary: z.string().describe("One to three sentences that give the answer first."),
  meta_description: z.string().describe("70 to 150 characters for search engines."),
  tags: z.array(z.string()).describe("Two to six short tags of one to three words."),
  body_markdown: z.string().describe("The article in markdown, values as tokens."),
  internal_links: z.array(z.string()).describe("Up to six listed paths, most useful first."),
});

export type ArticleAnswer = z.infer<typeof articleAnswerSchema>;

/** The answer as a draft, with only links that are known; null when it makes no post. */
export function draftFromAnswer(answer: ArticleAnswer, evidence: Evidence): DraftContent | null {
  return validContent({
    ...answer,
    hero_image_url: null,
    hero_image_alt: null,
    internal_links: knownLinks(answer.internal_links, evidence, []),
    source_references: [],
  });
}
