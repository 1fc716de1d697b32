import type { PostCategory } from "../../content/post-categories.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import { composeArticle } from "../../domain/drafting/guides/compose-article.ts";
import { gatherEvidence } from "../../domain/drafting/guides/gather-evidence.ts";
import type { DraftContent, Evidence } from "../../domain/drafting/writer.ts";

/** The evidence for a prompt. */
export async function evidenceOf(
  prompt: string,
  facts: FactSnapshot = builtInFacts,
): Promise<Evidence> {
  const request = { prompt, corrections: null, category, published: [] };
  return { ...(await gatherEvidence(request, facts)), records: facts };
}

/** The post that is composed without a model. */
export async function offlineDraft(
  prompt: string,
  facts: FactSnapshot = builtInFacts,
): Promise<DraftContent> {
  return (await composeArticle(prompt, category, facts)).content;
}

const category: PostCategory = "preparation-tips";
