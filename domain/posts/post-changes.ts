import { uuidv7 } from "uuidv7";
import type { Queries } from "../../database/open-database.ts";
import type { AuditLog } from "../audit/audit-log.ts";
import type { Clock } from "../shared/clock.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import type { createNewestRevisions } from "./newest-revision.ts";
import { isChangeWaiting, isLive, postContentSchema, type Post, type PostContent } from "./post.ts";
import type { Ledger } from "./ledger.ts";
import { newCorrections } from "./printed-corrections.ts";
import { checkGate } from "./publication-gate.ts";
import { noSuchPost } from "./post-identity.ts";
import { createPostLooks } from "./post-looks.ts";
import * as posts from "./post-repository.ts";
import { findLedger, insertRevision, type RevisionReason } from "./revision-repository.ts";
import { numberedSlug, slugOf } from "./slug.ts";
import { blogPosting, type PublishingSite } from "./structured-data.ts";
import { markPublic, nextRevision, setWaiting } from "./waiting-revision-repository.ts";

/** Where a revision comes from. */
export type Authorship = {
  /** The prompt, the corrections, what was restored, or which parts were edited. */
  readonly instructions: string;
  /** Null when no writer was asked. */
  readonly runId: string | null;
  /** What wrote it: `offline` means composed without a model. */
  readonly writtenBy: string;
  readonly actor: string;
  /** What the checks saw in it. */
  readonly ledger: Ledger;
  /** What readers are told when it becomes public after another revision; as `readerNoteSchema` has it. */
  readonly readerNote?: string | null;
  /** The revision whose content it began with, where that is not the newest one: what was restored. */
  readonly contentOf?: number;
};

type Dependencies = {
  readonly clock: Clock;
  readonly audit: AuditLog;
  readonly site: PublishingSite;
  readonly newest: ReturnType<typeof createNewestRevisions>;
  /** Called in the transaction that makes a post public. */
  readonly onPublished: (queries: Queries, post: Post) => Promise<void>;
  /** Whether this person may make the post public. */
  readonly mayPublish: (
    queries: Queries,
    wanted: { readonly postId: string; readonly revision: number; readonly actor: string },
  ) => Promise<Result<null>>;
};

/** What happens to posts inside a caller's transaction, each change with its entry in the audit log. */
export function createPostChanges(dependencies: Dependencies) {
  const { clock, audit, site, newest, onPublished, mayPublish } = dependencies;
  const looks = createPostLooks({ clock, audit });
  return {
    /** Reads a post with its newest revision and keeps others from changing it until the transaction ends. */
    async hold(queries: Queries, id: string): Promise<Result<Post>> {
      const post = await newest.hold(queries, id);
      return post === null ? noSuchPost() : succeed(post);
    },

    /** Stores revision 1 of a new draft under a free slug made from its title. */
    async addDraft(
      queries: Queries,
      content: Omit<PostContent, "slug">,
      authorship: Authorship,
    ): Promise<Post> {
      const id = uuidv7();
      const wished = slugOf(content.title);
      for (let attempt = 1; ; attempt++) {
        const slug = numberedSlug(wished, attempt);
        const post = draft({ ...content, slug }, { id, revision: 1, authorship });
        if (!(await posts.insertPost(queries, post, authorship.actor))) continue;
        await keepRevision(queries, post, "generated", authorship, null);
        return post;
      }
    },

    /** The number that the post's next revision gets. */
    nextRevision,

    /**
     * Replaces the content of a draft or withdrawn post. Of a published post readers keep what they
     * have: the revision waits beside it. `conflict` when there is a newer one than `base`.
     */
    async addRevision(
      queries: Queries,
      base: { readonly postId: string; readonly revision: number },
      content: PostContent,
      authorship: Authorship,
      reason: RevisionReason = "corrected",
    ): Promise<Result<Post>> {
      const current = await newest.hold(queries, base.postId);
      if (current === null) return noSuchPost();
      if (current.revision !== base.revision) return changedSince();
      const { id, slug, created_at, status, published_at, live_revision, corrections } = current;
      const revision = await nextRevision(queries, id);
      const post = {
        ...draft({ ...content, slug }, { id, revision, authorship }),
        ...{ created_at, status, published_at, live_revision, corrections },
      };
      if (status === "published") await setWaiting(queries, id, revision);
      else await posts.updatePost(queries, post);
      await keepRevision(queries, post, reason, authorship, base.revision);
      return succeed(post);
    },

    /**
     * Makes that revision public, in place of the one that readers have, if any. Changes nothing when it is already live; `conflict` when a newer
     * revision exists or it was withdrawn and this is not said to be `again`, `forbidden` when another
     * person has to, `unacceptable` when the checks stopped a statement of it. There is no other way to publish.
     */
    async publish(
      queries: Queries,
      wanted: {
        readonly postId: string;
        readonly revision: number;
        readonly actor: string;
        readonly again?: boolean;
        /** Nobody has looked at it since its drafting. */
        readonly unseen?: boolean;
      },
    ): Promise<Result<Post>> {
      const current = await newest.hold(queries, wanted.postId);
      if (current === null) return noSuchPost();
      if (current.revision !== wanted.revision) return changedSince();
      if (isLive(current)) return succeed(current);
      if (current.status === "withdrawn" && wanted.again !== true) return withdrawnSince();
      const allowed = await mayPublish(queries, wanted);
      if (!allowed.ok) return allowed;
      const ledger = await findLedger(queries, current.id, current.revision);
      const gate = checkGate(ledger, isChangeWaiting(current) ? "change" : "draft");
      if (!gate.ok) return gate;
      const now = clock.now().toISOString();
      // A post that comes back keeps its address.
      const publishedAt = current.published_at ?? now;
      const dates = { publishedAt, modifiedAt: now };
      const printed = await newCorrections(queries, current, now);
      const corrections = [...printed, ...current.corrections];
      const post: Post = {
        ...current,
        status: "published",
        live_revision: current.revision,
        schema_jsonld: blogPosting(current, site, dates, corrections),
        published_at: publishedAt,
        updated_at: now,
        corrections,
      };
      await posts.updatePost(queries, post);
      await markPublic(queries, { postId: post.id, revision: post.revision, at: now });
      const live = { postId: post.id, revision: post.revision, publishedAt, content: post, ledger };
      await looks.beginLook(queries, live, wanted.unseen !== true);
      await onPublished(queries, post);
      await audit.append(queries, {
        actor: wanted.actor,
        action: "post-published",
        postId: post.id,
        revision: post.revision,
        details: {
          slug: post.slug,
          title: post.title,
          ...(current.live_revision !== null && { replaced: current.live_revision }),
          ...(printed.length > 0 && { corrections: printed.map(({ text }) => text) }),
        },
      });
      return succeed(post);
    },
  };

  function draft(
    content: PostContent,
    made: { readonly id: string; readonly revision: number; readonly authorship: Authorship },
  ): Post {
    const now = clock.now().toISOString();
    return {
      ...content,
      id: made.id,
      status: "draft",
      revision: made.revision,
      live_revision: null,
      written_by: made.authorship.writtenBy,
      schema_jsonld: blogPosting(content, site, { publishedAt: null, modifiedAt: now }),
      published_at: null,
      created_at: now,
      updated_at: now,
      corrections: [],
    };
  }

  async function keepRevision(
    queries: Queries,
    post: Post,
    reason: RevisionReason,
    authorship: Authorship,
    base: number | null,
  ): Promise<void> {
    const { instructions, runId, writtenBy, actor, ledger, readerNote = null } = authorship;
    await insertRevision(queries, {
      id: uuidv7(),
      post_id: post.id,
      revision: post.revision,
      content: postContentSchema.parse(post),
      reason,
      instructions,
      run_id: runId,
      written_by: writtenBy,
      created_at: post.updated_at,
      ledger,
      base_revision: authorship.contentOf ?? base,
      reader_note: readerNote,
    });
    await audit.append(queries, {
      actor,
      action: revisionActions[reason],
      postId: post.id,
      revision: post.revision,
      reason: instructions,
      details: {
        runId,
        slug: post.slug,
        title: post.title,
        writtenBy,
        ...(readerNote !== null && { readerNote }),
      },
    });
  }
}

/** An approval from before the withdrawal must not undo it. */
const withdrawnSince = () =>
  fail("conflict", "This article was withdrawn. An admin can publish it again on the dashboard.");

/** What the audit log calls the making of a revision. */
const revisionActions = {
  generated: "post-drafted",
  corrected: "post-revised",
  restored: "revision-restored",
  edited: "post-edited",
} as const satisfies Record<RevisionReason, string>;

const changedSince = () =>
  fail("conflict", "This post has changed since. Open its preview again and look at it once more.");
