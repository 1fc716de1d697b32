import type { FactSnapshot } from "../../../content/facts/snapshot.ts";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import { readableSummary } from "../text/article.ts";
import { isSlug, type PostSummary } from "../post.ts";
import {
  findPublishedCursor,
  listPublished,
  type PublishedCursor,
} from "./published-list-repository.ts";
import type { Topic } from "./post-topics.ts";

export const publishedListSize = 24;

export const publishedPageSize = 7;

export type PublishedPage = {
  readonly posts: readonly PostSummary[];
  readonly olderAfter: string | null;
  readonly newerAfter: string | null;
};

type PageInput = { readonly topic: Topic | null; readonly after: string | null };

/** The newest published posts of a list, or those after the post with this slug; `not-found` when it was never in the list. */
export async function publishedPage(
  queries: Queries,
  { topic, after }: PageInput,
  snapshot: FactSnapshot,
): Promise<Result<PublishedPage>> {
  const cursor =
    after === null || !isSlug(after) ? null : await findPublishedCursor(queries, topic, after);
  if (after !== null && cursor === null)
    return fail("not-found", "This page of the list does not exist.");
  // One more than a page has tells whether there are older ones.
  const limit = publishedPageSize + 1;
  const found = await listPublished(queries, { topic, after: cursor, limit });
  const posts = found.slice(0, publishedPageSize).map((post) => readableSummary(post, snapshot));
  return succeed({
    posts,
    olderAfter: found.length > posts.length ? (posts.at(-1)?.slug ?? null) : null,
    newerAfter: cursor === null ? null : await newerAfter(queries, topic, cursor),
  });
}

async function newerAfter(
  queries: Queries,
  topic: Topic | null,
  after: PublishedCursor,
): Promise<string> {
  const newer = await listPublished(queries, { topic, after, limit: publishedPageSize }, true);
  return newer[publishedPageSize - 1]?.slug ?? "";
}
