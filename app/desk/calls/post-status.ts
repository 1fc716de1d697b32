import { call, type Answer } from "./call.ts";
import { hasFields, isNullOr, isNumber, isText } from "./guards.ts";

const isPostStatus = hasFields({
  status: isText,
  revision: isNumber,
  job: isNullOr(hasFields({ state: isText, stage: isText, error: isNullOr(isText) })),
});

export type PostStatusAnswer = {
  readonly status: string;
  readonly revision: number;
  /** The latest regeneration, if there was one. */
  readonly job: JobState | null;
};

export type JobState = {
  readonly state: string;
  readonly stage: string;
  readonly error: string | null;
};

/** How far a post and its regeneration are; any token of the post will do. */
export function readPostStatus(
  { postId, token }: { postId: string; token: string },
  { signal, bearer }: { signal: AbortSignal; bearer: string | undefined },
): Promise<Answer<PostStatusAnswer>> {
  const path = `/functions/post-status?${new URLSearchParams({ postId, token }).toString()}`;
  return call({ path, signal, bearer }, isPostStatus, "The state of the post could not be read.");
}
