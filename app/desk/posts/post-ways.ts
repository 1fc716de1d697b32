import type { DeskPost } from "../../../domain/review/desk-post.ts";

/** What a person can have done with a post of the list; the others lead somewhere. */
export type Deed =
  | "preview"
  | "publish"
  | "discard"
  | "ask-change"
  | "ask-reason"
  | "ask-return"
  | "copy-link"
  | "unschedule"
  | "duplicate"
  | "delete"
  | "restore";

/** One way on from a post: its words, and where they lead or what they do. */
export type Way = { readonly label: string } & (
  | { readonly href: string }
  | { readonly deed: Deed }
);

type Ways = { readonly main: Way; readonly more: readonly Way[] };

/** The ways on from a post as its state and the person's role allow them: the main one, and the rest. */
export function waysOf(post: DeskPost, { isApprover }: { readonly isApprover: boolean }): Ways {
  const [main = history(post), ...more] = allWays(post, isApprover);
  return { main, more };
}

/** The first is the main one. */
function allWays(post: DeskPost, isApprover: boolean): Way[] {
  const record = history(post);
  if (post.deleted_at !== null) {
    const mayRestore = isApprover || post.published_at === null;
    return [...(mayRestore ? [{ label: "Restore", deed: "restore" } as const] : []), record];
  }
  const isLive = post.live_revision !== null;
  const hasChange = post.pending_revision !== null;
  const view: Way[] = post.publicUrl === null ? [] : [{ label: "View post", href: post.publicUrl }];
  const reviewed = !isLive || hasChange;
  const preview: Way[] = reviewed
    ? [{ label: hasChange ? "Preview change" : "Preview", deed: "preview" }]
    : [];
  const links: Way[] = reviewed ? [{ label: "Copy review link", deed: "copy-link" }] : [];
  const withdraw: Way[] = isLive && isApprover ? [{ label: "Withdraw", deed: "ask-reason" }] : [];
  if (post.status === "regenerating") return [...preview, ...view, ...withdraw, ...links, record];
  return [
    ...(reviewed ? [...preview, ...view] : view),
    { label: "Open in editor", href: `/admin/posts/${post.id}` },
    { label: "Duplicate", deed: "duplicate" },
    ...correcting(post, isLive && !hasChange),
    ...publishing(post, isApprover),
    ...(reviewed && isApprover ? [{ label: "Send back", deed: "ask-return" } as const] : []),
    ...(hasChange ? [{ label: "Discard change", deed: "discard" } as const] : []),
    ...withdraw,
    ...links,
    record,
    ...(isApprover || post.published_at === null
      ? [{ label: "Delete", deed: "delete" } as const]
      : []),
  ];
}

function correcting(post: DeskPost, isUnchanged: boolean): Way[] {
  if (isUnchanged) return [{ label: "Correct with AI", deed: "ask-change" }];
  return post.editUrl === null ? [] : [{ label: "Correct with AI", href: post.editUrl }];
}

const publishLabels = {
  draft: "Publish",
  regenerating: "Publish",
  withdrawn: "Publish again",
  published: "Publish change",
} as const;

function publishing(post: DeskPost, isApprover: boolean): Way[] {
  if (!isApprover) return [];
  if (post.isUnread && post.pending_revision === null && post.status === "published")
    return [{ label: "Mark as reviewed", deed: "publish" }];
  const isNew = post.live_revision !== post.revision;
  const publish: Way[] =
    isNew && post.publishRefusal === null
      ? [{ label: publishLabels[post.status], deed: "publish" }]
      : [];
  return post.scheduled === null
    ? publish
    : [{ label: "Unschedule", deed: "unschedule" }, ...publish];
}

function history({ id }: DeskPost): Way {
  return { label: "History", href: `/admin/log?postId=${id}` };
}
