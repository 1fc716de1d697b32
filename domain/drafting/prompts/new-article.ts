import { z } from "zod";
import { postCategories } from "../../posts/post.ts";
import type { DraftContent, DraftRequest, Evidence } from "../writer.ts";
import { knownLinks, validContent } from "./answered-content.ts";
import { evidenceData, message, rules } from "./rules.ts";

/** What a model is told before a request for a new article. */
export const draftInstructions = `${rules}

Your task: write an article for the request, in markdown, in this order:
1. Two or three sentences that answer the request.
2. "## Key facts": a table with the columns Fact, Value and Year, one row for each fact that matters here.
3. One or more sections under level-2 headings that explain what the values mean for the reader. Where something has to be done, a numbered list of steps.
4. "## Questions and answers": three to five questions as level-3 headings, each with a short answer.
5. "## Related pages": a list of links with half a sentence on each.
Leave out a part for which the facts give nothing. If the facts do not fit the request at all, say in a few sentences that this site has no checked source on it, and write nothing else.`;

/** `today` is an ISO day in India. */
export function draftMessage({ prompt, category, evidence }: DraftRequest, today: string): string {
  return message({
    today,
    request: prompt,
    category: postCategories[category],
    ...evidenceData(evidence),
  });
}

/** What a model answers to a request. Addresses are not among it: sources follow from its tokens. */
export const articleAnswerSchema = z.object({
  title: z.string().describe("30 to 70 characters, no full stop at the end, no tokens."),
  hero_summary: z.string().describe("One to three sentences that give the answer first."),
  meta_description: z.string().describe("70 to 150 characters for search engines."),
  tags: z.array(z.string()).describe("Two to six short tags of one to three words."),
  body_markdown: z.string().describe("The article in markdown, values as tokens."),
  internal_links: z.array(z.string()).describe("Up to six listed paths, most useful first."),
});

type ArticleAnswer = z.infer<typeof articleAnswerSchema>;

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
