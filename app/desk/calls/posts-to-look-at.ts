import type { DueReviewPage, DueReview } from "../../../domain/review/due-reviews.ts";
import { call, unreadable, type Answer } from "./call.ts";
import { hasFields, isBoolean, isListOf, isNullOr, isNumber, isText } from "./guards.ts";

const isPage = hasFields({
  count: isNumber,
  posts: isListOf(
    hasFields({
      id: isText,
      slug: isText,
      title: isText,
      revision: isNumber,
      publicUrl: isText,
      checkedAt: isNullOr(isText),
      reviewBy: isText,
      isOverdue: isBoolean,
      changes: isListOf(
        hasFields({ id: isText, label: isText, was: isText, now: isNullOr(isText) }),
      ),
      stopped: isNullOr(isText),
    }),
  ),
  nextCursor: isNullOr(isText),
});

const isConfirmed = hasFields({ message: isText });

/** One page of the live posts that have to be looked at, the most urgent first. */
export function readPostsToLookAt(cursor: string, bearer: string): Promise<Answer<DueReviewPage>> {
  const path = `/functions/posts-to-look-at?${new URLSearchParams({ cursor }).toString()}`;
  return call({ path, bearer }, isPage, unreadable);
}

/** Notes that a live post is still right as it is shown. */
export function confirmPost(
  { id: postId, revision }: DueReview,
  bearer: string,
): Promise<Answer<{ readonly message: string }>> {
  return call(
    { path: "/functions/confirm-post", body: { postId, revision }, bearer },
    isConfirmed,
    "The post could not be confirmed.",
  );
}
