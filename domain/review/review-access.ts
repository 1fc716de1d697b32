import type { Post } from "../posts/post.ts";
import type { PostService } from "../posts/post-service.ts";
import { fail, succeed, type Result } from "../shared/result.ts";
import { allows } from "./link-scope.ts";
import type { LinkClaims, LinkPurpose } from "./link-tokens.ts";
import type { ReviewLink, ReviewLinks } from "./review-links.ts";

/** What every call by a link names. */
export type LinkCall = { readonly postId: string; readonly token: string };

export type Admission = {
  readonly post: Post;
  readonly claims: LinkClaims;
  readonly link: ReviewLink;
};

/**
 * Who may do what by a link, checked in this order: both are given (`malformed`), our signature and the purpose (`forbidden`),
 * the post (`not-found`), whether the token is this post's (`forbidden`), whether the link still
 * opens (`gone`) and lets its holder do that (`forbidden`).
 */
export function createReviewAccess({ posts, links }: { posts: PostService; links: ReviewLinks }) {
  return async function admit(
    purposes: readonly LinkPurpose[],
    { postId, token }: LinkCall,
    missing = "Missing post ID or token",
  ): Promise<Result<Admission>> {
    if (postId === "" || token === "") return fail("malformed", missing);
    const claims = await links.read(token);
    if (claims === null || !purposes.includes(claims.purpose)) return wrongLink();
    const post = await posts.byId(postId);
    if (!post.ok) return post;
    if (claims.postId !== post.value.id) return wrongLink();
    const open = await links.check(claims);
    if (!open.ok) return open;
    const link = open.value;
    return allows(link.scope, claims.purpose)
      ? succeed({ post: post.value, claims, link })
      : wrongLink();
  };
}

const wrongLink = () => fail("forbidden", "This link is not valid for that.");
