import type { Queries } from "../../database/open-database.ts";
import type { Post } from "../posts/post.ts";
import type { LockedPost } from "../posts/revisions/post-revisions.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { coversPurpose, type LinkPurpose } from "./links/link-terms.ts";
import type { LinkClaims, ReviewLink } from "./links/review-links.ts";
import type { LinkDesk } from "./links/link-desk.ts";
import type { OfficePerson } from "./office.ts";
import type { ReviewRoom } from "./review-room.ts";
import type { ReviewTurns } from "./review-turns.ts";

export type LinkCall = { readonly postId: string; readonly token: string };

/** The actor of a change, and the claims of the link that allows it; null for the office. */
export type ChangedBy = { readonly actor: string; readonly claims: LinkClaims | null };

export type PostAccess = ReturnType<typeof createPostAccess>;

export type ReviewTools = ReviewRoom & {
  readonly turns: ReviewTurns;
  readonly access: PostAccess;
  readonly linkDesk: LinkDesk;
};

export function createPostAccess({ database, posts, drafting, links }: ReviewRoom) {
  return {
    readToken,

    authorizeLink,

    /** The newest revision for whoever holds such a link, or for somebody of the office, who needs none. */
    async open(
      purposes: readonly LinkPurpose[],
      call: LinkCall,
      staff: OfficePerson | null,
    ): Promise<Result<{ readonly post: Post; readonly by: ChangedBy }>> {
      if (staff === null) {
        const link = await authorizeLink(purposes, call);
        return link.ok ? succeed({ post: link.value.post, by: byLink(link.value.claims) }) : link;
      }
      if (call.postId === "") return fail("malformed", "Missing post ID");
      const post = await posts.revisions.newest(call.postId);
      return post.ok ? succeed({ post: post.value, by: byAdmin(staff) }) : post;
    },

    /** In one transaction in which nobody else changes the post or revokes the link. */
    async change<Value>(
      postId: string,
      { claims }: ChangedBy,
      work: (queries: Queries, post: LockedPost) => Promise<Result<Value>>,
    ): Promise<Result<Value>> {
      const done = await database.transaction(async (queries) => {
        const locked = await posts.revisions.lockForUpdate(queries, postId);
        if (!locked.ok) return locked;
        const open = claims && (await openLink(claims, locked.value.newest, queries));
        if (open?.ok === false) return open;
        if (await drafting.hasOpenRun(queries, postId)) return regenerating();
        return work(queries, locked.value);
      });
      return withLatest(done, claims);
    },

    withLatest,
  };

  async function authorizeLink(purposes: readonly LinkPurpose[], call: LinkCall) {
    const claims = await readToken(purposes, call);
    if (!claims.ok) return claims;
    const post = await posts.revisions.newest(call.postId);
    if (!post.ok) return post;
    const link = await openLink(claims.value, post.value);
    if (!link.ok) return link;
    return succeed({ post: post.value, claims: claims.value, link: link.value });
  }

  async function withLatest<Value>(
    result: Result<Value>,
    claims: LinkClaims | null,
  ): Promise<Result<Value>> {
    if (result.ok || claims === null || result.failure.kind !== "conflict") return result;
    return { ok: false, failure: { ...result.failure, latest: await links.latestOf(claims) } };
  }

  async function readToken(
    purposes: readonly LinkPurpose[],
    { postId, token }: LinkCall,
    missing = "Missing post ID or token",
  ): Promise<Result<LinkClaims>> {
    if (postId === "" || token === "") return fail("malformed", missing);
    const claims = await links.read(token);
    return claims !== null && purposes.includes(claims.purpose) ? succeed(claims) : wrongLink();
  }

  async function openLink(
    claims: LinkClaims,
    post: Post,
    queries: Queries = database.queries,
  ): Promise<Result<ReviewLink>> {
    if (claims.postId !== post.id) return wrongLink();
    const link = await links.check(claims, queries);
    return link.ok && !coversPurpose(link.value.scope, claims.purpose) ? wrongLink() : link;
  }
}

export const byLink = (claims: LinkClaims): ChangedBy => ({
  actor: `link:${claims.linkId}`,
  claims,
});

const byAdmin = ({ email }: OfficePerson): ChangedBy => ({
  actor: `admin:${email}`,
  claims: null,
});

export const regenerating = () =>
  fail("conflict", "AI is regenerating this post. Please wait for its next version.");

const wrongLink = () => fail("forbidden", "This link is not valid for that.");
