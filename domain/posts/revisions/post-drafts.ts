import { uuidv7 } from "uuidv7";
import type { Edition } from "../../../content/facts/edition.ts";
import type { Queries } from "../../../database/open-database.ts";
import { fail, succeed, type Result } from "../../shared/result.ts";
import type { Ledger } from "./ledger.ts";
import { numberedSlug, slugFromTitle } from "../post-address.ts";
import { insertPictureUses, usedPictures } from "../uses/picture-uses.ts";
import { changePost, insertPost, isSlugTaken, updatePost, updateSlug } from "../post-repository.ts";
import type { PostTools } from "../post-tools.ts";
import type { LockedPost } from "./post-revisions.ts";
import { postContentSchema, type Post, type PostContent } from "../post.ts";
import { insertRevision, nextRevision, type RevisionReason } from "./revision-repository.ts";
import { blogPostingData } from "../publishing/post-structured-data.ts";

type Authorship = {
  readonly instructions: string;
  readonly runId?: string | null;
  readonly writtenBy: string;
  readonly actor: string;
  readonly ledger: Ledger;
  readonly readerNote?: string | null;
  readonly contentOf?: { readonly revision: number; readonly edition: Edition };
};

export type SavedRevision = { readonly post: Post; readonly actor: string };

type Dependencies = PostTools & {
  readonly onRevised: (queries: Queries, saved: SavedRevision) => Promise<void>;
};

export function createPostDrafts({ clock, audit, site, facts, onRevised }: Dependencies) {
  return {
    async add(
      queries: Queries,
      content: Omit<PostContent, "slug" | "author"> & Partial<Pick<PostContent, "author">>,
      authorship: Authorship,
      edition: Edition,
      reason: "generated" | "written" = "generated",
    ): Promise<Post> {
      const id = uuidv7();
      const titleSlug = slugFromTitle(content.title);
      for (let attempt = 1; ; attempt++) {
        const slug = numberedSlug(titleSlug, attempt);
        if (await isSlugTaken(queries, slug, null)) continue;
        const post = draft(
          { author: null, ...content, slug },
          { id, revision: 1, edition, authorship },
        );
        const created = { by: authorship.actor, facts: facts.current() };
        if (!(await insertPost(queries, post, created))) continue;
        await storeRevision(queries, post, reason, authorship, null);
        return post;
      }
    },

    nextRevision,

    async revise(
      queries: Queries,
      { stored, newest }: LockedPost,
      baseRevision: number,
      content: PostContent,
      authorship: Authorship,
      reason: RevisionReason = "corrected",
    ): Promise<Result<Post>> {
      if (newest.revision !== baseRevision) return changedSince();
      const { id, created_at, status, published_at, live_revision, corrections } = newest;
      const revision = await nextRevision(queries, id);
      const edition = authorship.contentOf?.edition ?? newest.edition;
      const post = {
        ...draft(content, { id, revision, edition, authorship }),
        created_at,
        status,
        published_at,
        live_revision,
        corrections,
      };
      if (status === "published") {
        // Nobody else sees it before it is public: it may be taken until then, which publication finds.
        if (await isSlugTaken(queries, post.slug, id)) return slugTaken(post.slug);
        await changePost(queries, id, { pending_revision: revision });
      } else {
        const moved = await movePost(queries, stored, post.slug, post.updated_at);
        if (!moved.ok) return moved;
        await updatePost(queries, post, facts.current());
      }
      await storeRevision(queries, post, reason, authorship, baseRevision);
      await onRevised(queries, { post, actor: authorship.actor });
      return succeed(post);
    },
  };

  function draft(
    content: PostContent,
    made: Pick<Post, "id" | "revision" | "edition"> & { readonly authorship: Authorship },
  ): Post {
    const now = clock.now().toISOString();
    return {
      ...postContentSchema.parse(content),
      id: made.id,
      status: "draft",
      revision: made.revision,
      edition: made.edition,
      live_revision: null,
      written_by: made.authorship.writtenBy,
      schema_jsonld: blogPostingData(content, site, { publishedAt: null, modifiedAt: now }),
      published_at: null,
      created_at: now,
      updated_at: now,
      corrections: [],
    };
  }

  async function storeRevision(
    queries: Queries,
    post: Post,
    reason: RevisionReason,
    authorship: Authorship,
    base: number | null,
  ): Promise<void> {
    const { instructions, runId = null, writtenBy, actor, ledger, readerNote = null } = authorship;
    const { id: postId, revision, slug, title } = post;
    await insertRevision(queries, {
      id: uuidv7(),
      post_id: postId,
      revision,
      content: postContentSchema.parse(post),
      reason,
      instructions,
      run_id: runId,
      written_by: writtenBy,
      created_at: post.updated_at,
      ledger,
      base_revision: authorship.contentOf?.revision ?? base,
      reader_note: readerNote,
      edition: post.edition,
    });
    await insertPictureUses(queries, { postId, revision }, usedPictures(post));
    await audit.append(queries, {
      actor,
      action: revisionActions[reason],
      postId,
      revision,
      reason: instructions,
      details: { runId, slug, title, writtenBy, readerNote: readerNote ?? undefined },
    });
  }
}

export async function movePost(
  queries: Queries,
  { id, slug, published_at }: Pick<Post, "id" | "slug" | "published_at">,
  to: string,
  at: string,
): Promise<Result<null>> {
  if (to === slug) return succeed(null);
  if ((await isSlugTaken(queries, to, id)) || !(await updateSlug(queries, id, to)))
    return slugTaken(to);
  const former = { post_id: id, slug, created_at: at };
  if (published_at !== null) await queries.insertInto("former_slugs").values(former).execute();
  return succeed(null);
}

export function slugTaken(slug: string) {
  return fail(
    "unacceptable",
    `The address “${slug}” belongs to another post, or did before. Please choose another one.`,
  );
}

const revisionActions = {
  generated: "post-drafted",
  corrected: "post-revised",
  restored: "revision-restored",
  edited: "post-edited",
  written: "post-created",
} as const satisfies Record<RevisionReason, string>;

export const changedSince = () =>
  fail("conflict", "This post has changed since. Open its preview again and look at it once more.");
