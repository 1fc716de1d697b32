import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { FactId } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { soundBody } from "./model-article.ts";
import { contentNamed, ledgerWith, testWriter } from "./writing.ts";
import type { CheckContext } from "../../domain/drafting/check-draft.ts";

const { fact } = builtInFacts;

export const day = 24 * 60 * 60 * 1_000;

function contentWith(title: string, ids: readonly FactId[]): DraftContent {
  const lines = ids.map((id) => `- ${fact(id).label}: ${factToken(id)}`);
  return contentNamed(title, { body_markdown: `${lines.join("\n")}\n\n${soundBody}` });
}

export function writerOf(...ids: readonly FactId[]) {
  return testWriter((request) =>
    Promise.resolve(succeed({ content: contentWith(request, ids), usage: null })),
  );
}

/** Checks that see nothing, in whatever they are shown. */
export function checksPassingAll(content: DraftContent, { checkedAt }: CheckContext) {
  return { content, ledger: { ...ledgerWith(), checked_at: checkedAt } };
}
