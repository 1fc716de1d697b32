import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import type { Log } from "../shared/log.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { articleOf, readableSummary, type Article } from "./article.ts";
import { unknownTokens } from "./fact-tokens.ts";
import type { LastLook } from "./last-look.ts";
import { findLook } from "./look-repository.ts";
import type { Post, PostSummary } from "./post.ts";
import { createNewestRevisions } from "./newest-revision.ts";
import { createPostChanges } from "./post-changes.ts";
import { createPostLifecycle } from "./post-lifecycle.ts";
import { createPostList } from "./post-list.ts";
import { createPostLooks } from "./post-looks.ts";
import { listPublishedAfter } from "./published-list-repository.ts";
import { createPublishedList } from "./published-list.ts";
import { isPostId, isSlug, noSuchPost } from "./post-identity.ts";
import * as posts from "./post-repository.ts";
import {
  findLedger,
  findRevision,
  listRevisionNotes,
  listRevisions,
  type KeptRevision,
  type RevisionNote,
} from "./revision-repository.ts";
import type { PublishingSite } from "./structured-data.ts";

export type { KeptRevision, RevisionNote, RevisionReason } from "./revision-repository.ts";

/** How many posts the feeds tell of. */
export const publishedListSize = 24;

/** A published post with what is known of its last look; null for one that was published before looks were kept. */
export type LiveArticle = Article & { readonly look: LastLook | null };

export type PostService = ReturnType<typeof createPostService>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly site: PublishingSite;
  readonly log: Log;
  readonly onPublished: (queries: Queries, post: Post) => Promise<void>;
  readonly mayPublish: Parameters<typeof createPostChanges>[0]["mayPublish"];
};

/**
 * Posts, their revisions and their life: draft, published, withdrawn, deleted. Methods whose first
 * parameter is `queries` belong into the caller's transaction.
 */
export function createPostService({ database: { queries }, ...dependencies }: Dependencies) {
  const reported = new Set<string>();
  const newest = createNewestRevisions(dependencies.site);
  return {
    ...createPostChanges({ ...dependencies, newest }),
    ...createPostLifecycle({ ...dependencies, newest }),
    ...createPostList(queries),
    ...createPostLooks(dependencies),
    ...createPublishedList(queries),

    /** The newest published posts. */
    async published(): Promise<PostSummary[]> {
      const newest = { after: null, limit: publishedListSize };
      return (await listPublishedAfter(queries, newest)).map(readableSummary);
    },

    /** The addresses of all published posts, newest first. */
    publishedAddresses: () => posts.listPublishedAddresses(queries),

    /** A published post as its readers get it; `gone` when it was withdrawn, `not-found` for drafts too. */
    async publishedBySlug(slug: string): Promise<Result<LiveArticle>> {
      const post = isSlug(slug) ? await posts.findPostBySlug(queries, slug) : null;
      if (post?.status === "withdrawn") return fail("gone", "This article has been withdrawn.");
      if (post?.status !== "published") return noSuchPost();
      reportUnknownTokens(post);
      return succeed({ ...articleOf(post), look: await findLook(queries, post.id) });
    },

    /** The newest published posts as they are written, for those who write the next one. */
    newestPublished: (limit: number): Promise<Post[]> => posts.listPublishedPosts(queries, limit),

    /**
     * What people have written for a post so far: its prompt and its corrections. Of a revision
     * older than the checks its text counts too, for a person has looked at it.
     */
    async suppliedWords(id: string): Promise<string[]> {
      const revisions = await listRevisions(queries, id);
      return revisions.flatMap(({ instructions, content, isChecked }) =>
        isChecked ? [instructions] : [instructions, JSON.stringify(content)],
      );
    },

    /** A post of any status with its newest revision as it is written: with tokens in place of values. */
    async byId(id: string): Promise<Result<Post>> {
      const post = await newest.find(queries, id);
      return post === null ? noSuchPost() : succeed(post);
    },

    /** One revision of a post as it is written; `not-found` when there is none of this number. */
    async revision(id: string, revision: number): Promise<Result<KeptRevision>> {
      const kept = isPostId(id) ? await findRevision(queries, id, revision) : null;
      return kept === null ? fail("not-found", "There is no such revision.") : succeed(kept);
    },

    /** What the checks saw in a revision, in the caller's transaction; null for one older than the checks. */
    ledgerOf: findLedger,

    /** How each revision of a post came to be, newest first, and who asked for it. */
    async history(id: string): Promise<(RevisionNote & { readonly actor: string | null })[]> {
      const notes = await listRevisionNotes(queries, id);
      const revisions = new Map([[id, notes.map(({ revision }) => revision)]]);
      const makers = (await dependencies.audit.makers(queries, revisions)).get(id);
      return notes.map((note) => ({ ...note, actor: makers?.get(note.revision) ?? null }));
    },

    /** What lists of work show of these posts, in no order. */
    briefs: (ids: readonly string[]) => posts.listBriefs(queries, ids),
  };

  /** The gate lets none through: such a token names a record that was taken out since. Said once for each revision. */
  function reportUnknownTokens(post: Post): void {
    const { id, revision, slug, hero_summary, meta_description, body_markdown } = post;
    const tokens = [hero_summary, meta_description, body_markdown].flatMap(unknownTokens);
    if (tokens.length === 0 || reported.has(`${id}/${revision}`)) return;
    reported.add(`${id}/${revision}`);
    dependencies.log.error("A published post shows a value without a record.", { slug, tokens });
  }
}
