import type { OpenDatabase } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { succeed, type Result } from "../shared/result.ts";
import { articleOf, readableSummary, type Article } from "./article.ts";
import type { Post, PostSummary } from "./post.ts";
import { createPostChanges } from "./post-changes.ts";
import { isPostId, isSlug, noSuchPost } from "./post-identity.ts";
import * as posts from "./post-repository.ts";
import type { PublishingSite } from "./structured-data.ts";

/** How many posts the blog list shows. */
export const publishedListSize = 24;

export type PostService = ReturnType<typeof createPostService>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly site: PublishingSite;
};

/**
 * Posts, their revisions and their one transition, from draft to published. Methods whose first
 * parameter is `queries` belong into the caller's transaction.
 */
export function createPostService({ database: { queries }, ...dependencies }: Dependencies) {
  return {
    ...createPostChanges(dependencies),

    /** The newest published posts. */
    async published(): Promise<PostSummary[]> {
      return (await posts.listPublished(queries, publishedListSize)).map(readableSummary);
    },

    /** The addresses of all published posts, newest first. */
    publishedAddresses: () => posts.listPublishedAddresses(queries),

    /** A published post as its readers get it; `not-found` for drafts too. */
    async publishedBySlug(slug: string): Promise<Result<Article>> {
      const post = isSlug(slug) ? await posts.findPublishedBySlug(queries, slug) : null;
      return post === null ? noSuchPost() : succeed(articleOf(post));
    },

    /** A post of any status as it is written: with tokens in place of values. */
    async byId(id: string): Promise<Result<Post>> {
      const post = isPostId(id) ? await posts.findPost(queries, id) : null;
      return post === null ? noSuchPost() : succeed(post);
    },

    /** What lists of work show of these posts, in no order. */
    briefs: (ids: readonly string[]) => posts.listBriefs(queries, ids),
  };
}
