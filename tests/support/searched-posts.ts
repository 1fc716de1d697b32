import { firstEdition } from "../../content/facts/index.ts";
import type { DraftContent } from "../../domain/drafting/writer.ts";
import type { Post } from "../../domain/posts/post.ts";
import { builtInFacts, type FactSnapshot } from "../../content/facts/snapshot.ts";
import type { Publishing } from "./publishing.ts";
import { contentNamed, ledgerWith } from "./writing.ts";

/** A draft with this title and body, of which nothing is in doubt. */
export function draftPost(
  { database, posts }: Publishing,
  title: string,
  change: Partial<DraftContent> = {},
): Promise<Post> {
  const authorship = {
    instructions: "x",
    runId: null,
    writtenBy: "offline",
    actor: "system",
    ledger: ledgerWith(),
  };
  const content = { ...contentNamed(title, { tags: [], ...change }), category: "news" as const };
  return database.transaction((queries) =>
    posts.drafts.add(queries, content, authorship, firstEdition),
  );
}

/** Makes its newest revision public. */
export function publishPost({ database, posts }: Publishing, { id, revision }: Post) {
  return database.transaction(async (queries) => {
    const locked = await posts.revisions.lockForUpdate(queries, id);
    if (!locked.ok) return locked;
    return posts.publication.publish(queries, locked.value, { revision, actor: "system" });
  });
}

/** The paths that a search finds, the best first. */
export async function pathsFound(
  { search }: Pick<Publishing, "search">,
  query: string,
  facts: FactSnapshot = builtInFacts,
): Promise<readonly string[]> {
  return (await search.find(query, facts)).hits.map(({ path }) => path);
}
