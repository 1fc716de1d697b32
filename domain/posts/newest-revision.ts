import type { Queries } from "../../database/open-database.ts";
import { isPostId } from "./post-identity.ts";
import { findPost, holdPost, type StoredPost } from "./post-repository.ts";
import type { Post } from "./post.ts";
import { blogPosting, type PublishingSite } from "./structured-data.ts";
import { findWaiting } from "./waiting-revision-repository.ts";

/**
 * Posts as those have them who work on them: with the content and the number of the newest revision,
 * which may wait beside the live one. Null for posts that do not exist or are deleted.
 */
export function createNewestRevisions(site: PublishingSite) {
  return {
    async find(queries: Queries, id: string): Promise<Post | null> {
      return isPostId(id) ? newestOf(queries, await findPost(queries, id)) : null;
    },

    /** Keeps others from changing the post until the transaction ends. */
    async hold(queries: Queries, id: string): Promise<Post | null> {
      return isPostId(id) ? newestOf(queries, await holdPost(queries, id)) : null;
    },
  };

  async function newestOf(queries: Queries, stored: StoredPost | null): Promise<Post | null> {
    if (stored === null || stored.waiting === null) return stored?.post ?? null;
    const { post, waiting: revision } = stored;
    const waiting = await findWaiting(queries, post.id, revision);
    // Only a post that was erased since it was read has lost its revisions.
    if (waiting === null) return null;
    const content = { ...waiting.content, slug: post.slug };
    const dates = { publishedAt: post.published_at, modifiedAt: waiting.created_at };
    return {
      ...post,
      ...content,
      revision,
      written_by: waiting.written_by,
      updated_at: waiting.created_at,
      schema_jsonld: blogPosting(content, site, dates, post.corrections),
    };
  }
}
