import type { ListedPost } from "../../posts/lists/post-list.ts";
import { postAddress } from "../../posts/post-address.ts";
import type { PostStatus } from "../../posts/post.ts";
import { succeed, type Result } from "../../shared/result.ts";
import { coversPurpose } from "./link-terms.ts";
import type { LinkCall, ReviewTools } from "../post-access.ts";

export type LinkStanding = Pick<
  ListedPost,
  "revision" | "live_revision" | "deleted_at" | "scheduled" | "checks"
> & {
  readonly status: PostStatus | "regenerating";
  readonly isApprover: boolean;
  readonly article: string | null;
};

export function createLinkStanding({ database, posts, drafting, access }: ReviewTools) {
  const { queries } = database;
  return {
    async ofPost(call: LinkCall): Promise<Result<LinkStanding>> {
      const authorized = await access.authorizeLink(["preview", "edit", "approve"], call);
      if (!authorized.ok) return authorized;
      const { post, link } = authorized.value;
      const isUnderWay = await drafting.hasOpenRun(queries, post.id);
      const listed = await posts.list.find(post.id);
      if (!listed.ok) return listed;
      const { status, revision, live_revision, deleted_at, scheduled, checks } = listed.value;
      // Of a change that waits with another address, readers have the former one.
      const { slug, published_at } = listed.value;
      return succeed({
        revision,
        live_revision,
        deleted_at,
        scheduled,
        checks,
        status: isUnderWay ? "regenerating" : status,
        isApprover: coversPurpose(link.scope, "approve"),
        article: published_at === null ? null : postAddress({ slug, published_at }),
      });
    },
  };
}
