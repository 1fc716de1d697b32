import { call, type Answer } from "./call.ts";
import { hasFields, isBoolean, isListOf, isNullOr, isNumber, isText } from "./guards.ts";

/** A record whose value is another one since the post was checked; `now` is null when it was taken out. */
export type ChangedRecord = {
  readonly id: string;
  readonly label: string;
  readonly was: string;
  readonly now: string | null;
};

export type PostToLookAt = {
  readonly id: string;
  readonly title: string;
  readonly revision: number;
  readonly publicUrl: string;
  /** Null while no person has checked it. */
  readonly checkedAt: string | null;
  /** ISO day in India. */
  readonly reviewBy: string;
  readonly isOverdue: boolean;
  readonly changes: readonly ChangedRecord[];
  /** Why the checks would stop it today. */
  readonly stopped: string | null;
};

export type LookPage = {
  readonly count: number;
  readonly posts: readonly PostToLookAt[];
  readonly nextCursor: string | null;
};

const isPage = hasFields({
  count: isNumber,
  posts: isListOf(
    hasFields({
      id: isText,
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
export function readPostsToLookAt(cursor: string, bearer: string): Promise<Answer<LookPage>> {
  const path = `/functions/posts-to-look-at?${new URLSearchParams({ cursor }).toString()}`;
  return call({ path, bearer }, isPage, "These posts could not be loaded.");
}

/** Notes that a live post is still right as it is shown. */
export function confirmPost(
  { id: postId, revision }: PostToLookAt,
  bearer: string,
): Promise<Answer<{ readonly message: string }>> {
  return call(
    { path: "/functions/confirm-post", body: { postId, revision }, bearer },
    isConfirmed,
    "The post could not be confirmed.",
  );
}
