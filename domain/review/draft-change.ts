import type { OpenDatabase, Queries } from "../../database/open-database.ts";
import type { DraftingService } from "../drafting/drafting-service.ts";
import { isLive, type Post } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, type Result } from "../shared/result.ts";
import type { LinkClaims } from "./link-tokens.ts";
import type { LinkUse, ReviewLinks } from "./review-links.ts";

/** Who changes a draft; by a link where they have no account. */
export type ChangedBy = {
  readonly actor: string;
  readonly link: { readonly claims: LinkClaims; readonly use: LinkUse } | null;
};

export type DraftChange = ReturnType<typeof createDraftChange>;

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly drafting: DraftingService;
  readonly links: ReviewLinks;
};

/** How a post is changed on its way to publication: one transaction, in which nobody else changes it. */
export function createDraftChange({ database, posts, drafting, links }: Dependencies) {
  /**
   * Does this work with the post as it is, and notes the use of the link when it has succeeded.
   * `gone` when the link opens nothing any more, `conflict` while AI is regenerating the post.
   */
  return function change<Value>(
    postId: string,
    { link }: ChangedBy,
    work: (queries: Queries, post: Post) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    return database.transaction(async (queries) => {
      const held = await posts.hold(queries, postId);
      if (!held.ok) return held;
      if (link !== null) {
        // Again, now that nobody can revoke it meanwhile.
        const open = await links.check(link.claims, queries);
        if (!open.ok) return open;
      }
      if (await drafting.hasOpenRun(queries, postId)) return regenerating();
      const done = await work(queries, held.value);
      // What readers have already is approved again without a change.
      if (done.ok && link !== null && !isLive(held.value))
        await links.noteUse(queries, link.claims.linkId, link.use);
      return done;
    });
  };
}

export const byLink = (claims: LinkClaims, use: LinkUse): ChangedBy => ({
  actor: `link:${claims.linkId}`,
  link: { claims, use },
});

export const byAdmin = ({ email }: { readonly email: string }): ChangedBy => ({
  actor: `admin:${email}`,
  link: null,
});

/** What whoever changes a post hears while AI is rewriting it. */
export const regenerating = () =>
  fail("conflict", "AI is regenerating this post. Please wait for its next revision.");
