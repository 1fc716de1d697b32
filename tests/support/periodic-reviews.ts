import { confirmPost as confirm, listDuePosts } from "../../app/calls/posts.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { factToken } from "../../domain/posts/text/fact-tokens.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import { succeed } from "../../domain/shared/result.ts";
import type { FactId } from "../../content/facts/index.ts";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { callerOf } from "./caller.ts";
import { soundBody } from "./model-article.ts";
import { adminBearer, type Publishing } from "./publishing.ts";
import { contentNamed, ledgerWith, testWriter } from "./writing.ts";
import type { CheckContext } from "../../domain/drafting/check-draft.ts";

const { fact } = builtInFacts;

export const day = 24 * 60 * 60 * 1_000;

/** A post that shows the values of these records. */
function contentWith(title: string, ids: readonly FactId[]): DraftContent {
  const lines = ids.map((id) => `- ${fact(id).label}: ${factToken(id)}`);
  return contentNamed(title, { body_markdown: `${lines.join("\n")}\n\n${soundBody}` });
}

/** Writes of these records in every post. */
export function writerOf(...ids: readonly FactId[]) {
  return testWriter((request) =>
    Promise.resolve(succeed({ content: contentWith(request, ids), usage: null })),
  );
}

/** Checks that see nothing, in whatever they are shown. */
export function checksPassingAll(content: DraftContent, { checkedAt }: CheckContext) {
  return { content, ledger: { ...ledgerWith(), checked_at: checkedAt } };
}

/** A page of the posts to look at, as the dashboard asks for it. */
export function postsToLookAt({ api }: Pick<Publishing, "api">, cursor = "") {
  return callerOf(api, adminBearer).call(listDuePosts, { cursor });
}

/** Says as an admin that a post is still right. */
export function confirmPost(
  { api }: Pick<Publishing, "api">,
  { id: postId, revision }: { readonly id: string; readonly revision: number },
): Promise<Response> {
  return callerOf(api, adminBearer).send(confirm, { postId, revision });
}

/** How many looks and values of records are kept. */
export async function looksIn({ queries }: OpenDatabase) {
  return {
    looks: (await queries.selectFrom("post_looks").select("post_id").execute()).length,
    records: (await queries.selectFrom("post_records").select("post_id").execute()).length,
  };
}
