import { call, type Answer, unreadable } from "./call.ts";
import { hasFields, isListOf, isNullOr, isNumber, isOneOf, isText } from "./guards.ts";

export type PostState = "draft" | "regenerating" | "published" | "withdrawn";

export type DeskPost = {
  readonly id: string;
  readonly title: string;
  readonly status: PostState;
  /** The newest one. */
  readonly revision: number;
  /** The newest revision when it waits beside the live one; null otherwise. */
  readonly pending_revision: number | null;
  /** Null for a revision older than the checks. */
  readonly checks: { readonly stops: number; readonly claims: number } | null;
  readonly created_at: string;
  readonly published_at: string | null;
  readonly deleted_at: string | null;
  readonly withdrawn_reason: string | null;
  /** Who asked for it. */
  readonly created_by: string | null;
  readonly previewUrl: string | null;
  readonly editUrl: string | null;
  readonly publicUrl: string | null;
  /** Why the present admin must leave its publication to another; null when not. */
  readonly publishRefusal: string | null;
};

export type PostPage = {
  readonly posts: readonly DeskPost[];
  readonly nextCursor: string | null;
};

const isPost = hasFields({
  id: isText,
  title: isText,
  status: isOneOf("draft", "regenerating", "published", "withdrawn"),
  revision: isNumber,
  pending_revision: isNullOr(isNumber),
  checks: isNullOr(hasFields({ stops: isNumber, claims: isNumber })),
  created_at: isText,
  published_at: isNullOr(isText),
  deleted_at: isNullOr(isText),
  withdrawn_reason: isNullOr(isText),
  created_by: isNullOr(isText),
  previewUrl: isNullOr(isText),
  editUrl: isNullOr(isText),
  publicUrl: isNullOr(isText),
  publishRefusal: isNullOr(isText),
});

const isPage = hasFields({ posts: isListOf(isPost), nextCursor: isNullOr(isText) });
const isActed = hasFields({ post: isPost });

/** One page of all posts, newest first. */
export function readPosts(
  wish: { readonly q: string; readonly status: string; readonly cursor: string },
  bearer: string,
): Promise<Answer<PostPage>> {
  const path = `/functions/posts?${new URLSearchParams(wish).toString()}`;
  return call({ path, bearer }, isPage, unreadable);
}

export type PostAction = "publish" | "unpublish" | "discard" | "delete" | "restore";

/** Changes a post that is still as it is shown, and answers how it stands then. */
export async function actOnPost(
  { id: postId, revision, status }: DeskPost,
  action: PostAction,
  reason: string,
  bearer: string,
): Promise<Answer<DeskPost>> {
  const seen = status === "regenerating" ? {} : { status };
  const answer = await call(
    { path: "/functions/post-action", body: { postId, action, revision, reason, ...seen }, bearer },
    isActed,
    "The post could not be changed.",
  );
  return answer.ok ? { ok: true, value: answer.value.post } : answer;
}
