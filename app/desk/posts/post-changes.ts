import type { NavigateFunction } from "react-router";
import type { PostAction, DeskPost } from "../../../domain/review/desk-post.ts";
import { duplicatePost } from "../../calls/editing.ts";
import { actOnPost, makeReviewLink, schedulePost } from "../../calls/posts.ts";
import { restoreRevision } from "../../calls/review.ts";
import type { Answer } from "../kit/call.ts";
import { attempt } from "../kit/desk-data.ts";
import { rowId } from "../kit/desk-list.tsx";
import { focusOn } from "../kit/focus.ts";
import { showAnswer } from "../kit/toasts.tsx";
import { indianTime } from "../kit/words.tsx";

// Each way to change a post says what came of it, with a way back where there is one.

type ChangedPost = Pick<DeskPost, "id" | "title" | "revision" | "status" | "scheduled"> &
  Partial<Pick<DeskPost, "isUnread">>;

const refused = "Not changed";

const done: Record<PostAction, string> = {
  publish: "Published",
  unpublish: "Withdrawn",
  discard: "Change discarded",
  delete: "Deleted",
  restore: "Restored",
};

export async function actOnRow(
  post: ChangedPost,
  action: PostAction,
  reason = "",
): Promise<Answer<unknown>> {
  const { id: postId, revision, status, title } = post;
  const seen = status === "regenerating" ? undefined : status;
  const answer = await attempt(actOnPost, { postId, action, revision, reason, status: seen });
  if (answer.ok) focusOn(rowId(postId));
  const isReviewed = action === "publish" && status === "published" && post.isUnread === true;
  return showAnswer(
    answer,
    ({ post: now }) => ({
      title: isReviewed ? "Marked as reviewed" : done[action],
      description: `“${title}”`,
      action: undoOf(post, now, action),
    }),
    refused,
  );
}

function undoOf({ id: postId, revision }: ChangedPost, now: DeskPost, action: PostAction) {
  if (action === "delete") return { label: "Undo", run: () => actOnRow(now, "restore") };
  if (action !== "discard") return undefined;
  const input = { postId, token: "", revision, latest: now.revision };
  const run = async () => tellRefusal(await attempt(restoreRevision, input));
  return { label: "Undo", run };
}

function tellRefusal(answer: Answer<unknown>): void {
  showAnswer(answer, () => null, refused);
}

export async function duplicate({ id: postId, title }: ChangedPost, navigate: NavigateFunction) {
  const answer = await attempt(duplicatePost, { postId });
  const copied = { title: "Duplicated", description: `This is the copy of “${title}”.` };
  showAnswer(answer, () => copied, refused);
  if (answer.ok) await navigate(`/admin/posts/${answer.value.post.postId}`);
}

export async function endSchedule({ id: postId, title, ...post }: ChangedPost): Promise<void> {
  const { revision = post.revision, publishAt = null } = post.scheduled ?? {};
  const answer = await attempt(schedulePost, { postId, revision, publishAt: null });
  const run = async () => tellRefusal(await attempt(schedulePost, { postId, revision, publishAt }));
  const ended = publishAt !== null && {
    title: "Not scheduled any more",
    description: `“${title}” was to go public on ${indianTime(publishAt)}.`,
    // Only the newest revision can be scheduled anew.
    action: revision === post.revision ? { label: "Undo", run } : undefined,
  };
  showAnswer(answer, () => ended || null, refused);
}

export async function openPreview(post: Pick<DeskPost, "id" | "previewUrl">): Promise<void> {
  const { id: postId, previewUrl } = post;
  const link =
    previewUrl === null
      ? await attempt(makeReviewLink, { postId })
      : { ok: true as const, value: { previewUrl } };
  if (link.ok) window.location.assign(link.value.previewUrl);
  showAnswer(link, () => null, "No preview link");
}
