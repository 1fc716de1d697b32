import type { PostCategory } from "../../content/post-categories.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";

/** The post that is composed without a model. */
export async function offlineDraft(
  prompt: string,
  facts: FactSnapshot = builtInFacts,
): Promise<DraftContent> {
  return (await composeArticle(prompt, category, facts)).content;
}

const category: PostCategory = "preparation-tips";
