import { z } from "zod";
import { postContentSchema, type SourceReference } from "../../posts/post.ts";
import type { DraftContent, Evidence } from "../writer.ts";

/**
 * What a model answers. Addresses are not among it: links are paths from the list it was given, and
 * sources follow from the ids of the facts that it used.
 */
export const articleAnswerSchema = z.object({
  title: z.string().describe("At most 90 characters, without a full stop at the end."),
  hero_summary: z.string().describe("One to three sentences that give the answer first."),
  meta_description: z.string().describe("50 to 160 characters for search engines."),
  tags: z.array(z.string()).describe("Two to six short tags."),
  body_markdown: z
    .string()
    .describe("The article in markdown: headings from level 2, no level 1, no HTML."),
  internal_links: z.array(z.string()).describe("Paths from the list of pages, most useful first."),
  used_fact_ids: z.array(z.string()).describe("Ids of all facts whose values are in the article."),
});

export type ArticleAnswer = z.infer<typeof articleAnswerSchema>;

const draftContentSchema = postContentSchema.omit({ slug: true, category: true });

/** What stays as it is when an article is revised. */
export type KeptParts = Pick<
  DraftContent,
  "hero_image_url" | "hero_image_alt" | "internal_links" | "source_references"
>;

/** The answer as a draft, with only links and sources that are known; null when it makes no post. */
export function draftFromAnswer(
  answer: ArticleAnswer,
  evidence: Evidence,
  kept: KeptParts | null,
): DraftContent | null {
  const paths = new Set([
    ...evidence.pages.map(({ path }) => path),
    ...(kept?.internal_links ?? []),
  ]);
  const parsed = draftContentSchema.safeParse({
    ...answer,
    hero_image_url: kept?.hero_image_url ?? null,
    hero_image_alt: kept?.hero_image_alt ?? null,
    internal_links: [...new Set(answer.internal_links)].filter((path) => paths.has(path)),
    source_references: sourcesOf(answer.used_fact_ids, evidence, kept?.source_references ?? []),
  });
  return parsed.success ? parsed.data : null;
}

function sourcesOf(
  usedIds: readonly string[],
  evidence: Evidence,
  before: readonly SourceReference[],
): readonly SourceReference[] {
  const used = evidence.facts.filter(({ id }) => usedIds.includes(id)).map(({ source }) => source);
  return [...new Map([...before, ...used].map((source) => [source.url, source])).values()];
}
