import type { OpenDatabase } from "../../database/open-database.ts";
import type { PostService } from "../posts/post-service.ts";
import { succeed, type Result } from "../shared/result.ts";
import type { LinkWish, ReviewLinks } from "./review-links.ts";

type Dependencies = {
  readonly database: OpenDatabase;
  readonly posts: PostService;
  readonly links: ReviewLinks;
};

type IssueWish = Pick<LinkWish, "postId" | "scope" | "days"> & {
  readonly by: { readonly email: string };
};

/** A new link of a post's latest revision, to be handed out by an admin; `not-found` without such a post. */
export function createLinkIssue({ database, posts, links }: Dependencies) {
  return function issue({ by, ...wish }: IssueWish): Promise<Result<{ previewUrl: string }>> {
    return database.transaction(async (queries) => {
      const post = await posts.hold(queries, wish.postId);
      if (!post.ok) return post;
      const { revision } = post.value;
      const link = { ...wish, revision, by: `admin:${by.email}` };
      return succeed({ previewUrl: await links.issue(queries, link) });
    });
  };
}
