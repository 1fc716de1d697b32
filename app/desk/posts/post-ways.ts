import type { DeskPost, PostAction } from "../../../domain/review/desk-post.ts";

export type RowAction =
  | Exclude<PostAction, "unpublish" | "return">
  | ("preview" | "unschedule" | "duplicate")
  | ("ask-change" | "ask-reason" | "ask-return");

type Way = { readonly label: string } & (
  | { readonly href: string }
  | { readonly action: RowAction }
);

/** The ways on from a post as its state and the person's role allow them; the first is the main one. */
export function waysOf(post: DeskPost, { isApprover }: { readonly isApprover: boolean }): Way[] {
  const { status, publicUrl, editUrl } = post;
  const isThere = post.deleted_at === null;
  const isLive = isThere && post.live_revision !== null;
  const hasChange = post.pending_revision !== null;
  const isReviewed = isThere && (!isLive || hasChange);
  const isAtRest = isThere && status !== "regenerating";
  const mayEnd = isApprover || post.published_at === null;
  const isUnread = post.isUnread && !hasChange && status === "published";
  const mayPublish = isAtRest && isApprover;
  const isNew = post.live_revision !== post.revision && post.publishRefusal === null;
  const ways: readonly (Way | false)[] = [
    !isThere && mayEnd && { label: "Restore", action: "restore" },
    isReviewed && { label: hasChange ? "Preview change" : "Preview", action: "preview" },
    isThere && publicUrl !== null && { label: "View post", href: publicUrl },
    isAtRest && { label: "Open in editor", href: `/admin/posts/${post.id}` },
    isAtRest && { label: "Duplicate", action: "duplicate" },
    isAtRest && !isReviewed && { label: "Correct with AI", action: "ask-change" },
    isAtRest && isReviewed && editUrl !== null && { label: "Correct with AI", href: editUrl },
    mayPublish && isUnread && { label: "Mark as reviewed", action: "publish" },
    mayPublish &&
      !isUnread &&
      post.scheduled !== null && { label: "Unschedule", action: "unschedule" },
    mayPublish && !isUnread && isNew && { label: publishLabels[status], action: "publish" },
    mayPublish && isReviewed && { label: "Send back", action: "ask-return" },
    isAtRest && hasChange && { label: "Discard change", action: "discard" },
    isLive && isApprover && { label: "Withdraw", action: "ask-reason" },
    isReviewed && { label: "Review links", href: `/admin/posts/${post.id}#review-links` },
    { label: "History", href: `/admin/log?postId=${post.id}` },
    isAtRest && mayEnd && { label: "Delete", action: "delete" },
  ];
  return ways.filter((way) => way !== false);
}

const publishLabels = {
  draft: "Publish",
  regenerating: "Publish",
  withdrawn: "Publish again",
  published: "Publish change",
} as const;
