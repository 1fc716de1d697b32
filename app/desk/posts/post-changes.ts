import { redirect } from "react-router";
import { duplicatePost } from "../../calls/editing.ts";
import { actOnPost, schedulePost } from "../../calls/posts.ts";
import type { PostAction, DeskPost } from "../../../domain/review/desk-post.ts";
import { requestCorrections, restoreRevision } from "../../calls/review.ts";
import type { Answer } from "../kit/call.ts";
import type { SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { focusOn } from "../kit/focus.ts";
import { indianTime } from "../kit/times.tsx";
import { showAnswer, showToast } from "../kit/toasts.tsx";

export type PostCommand = {
  readonly post: Pick<DeskPost, "id" | "title" | "revision" | "status" | "scheduled"> &
    Partial<Pick<DeskPost, "isUnread">>;
} & (
  | { readonly kind: "act"; readonly action: PostAction; readonly reason?: string }
  | { readonly kind: "unschedule" }
  | { readonly kind: "duplicate" }
  | { readonly kind: "correct"; readonly corrections: string; readonly readerNote: string }
);

export function askedCommand({ fields }: SentForm): PostCommand {
  const { action, words = "", readerNote = "" } = fields;
  const post = JSON.parse(fields["post"] ?? "") as DeskPost;
  if (action === "ask-change") return { kind: "correct", post, corrections: words, readerNote };
  const asked = action === "ask-reason" ? "unpublish" : "return";
  return { kind: "act", post, action: asked, reason: words };
}

/** Carries out a command, says so with a way back where there is one, and leaves the focus on the row. */
export async function changePost(command: PostCommand): Promise<Answer<unknown>> {
  const answer = await carriedOut(command);
  if (answer.ok) focusOn(rowId(command.post));
  return shown(answer, command.kind === "correct" ? "Failed to submit corrections" : "Not changed");
}

function shown(answer: Answer<unknown>, refused = "Not changed"): Answer<unknown> {
  return showAnswer(answer, () => null, { topic, refused });
}

export function rowId({ id }: { readonly id: string }): string {
  return `post-${id}`;
}

const topic = "post-action";

function carriedOut(command: PostCommand): Promise<Answer<unknown>> {
  if (command.kind === "unschedule") return endSchedule(command.post);
  if (command.kind === "correct") return correct(command);
  if (command.kind === "duplicate") return duplicate(command.post);
  return act(command);
}

const done: Record<PostAction, string> = {
  publish: "Published",
  unpublish: "Withdrawn",
  discard: "Change discarded",
  return: "Sent back",
  delete: "Deleted",
  restore: "Restored",
};

type Act = Extract<PostCommand, { kind: "act" }>;

async function act({ post, action, reason = "" }: Act) {
  const { id: postId, revision, status, title } = post;
  const seen = status === "regenerating" ? {} : { status };
  const answer = await attempt(actOnPost, { postId, action, revision, reason, ...seen });
  if (!answer.ok) return answer;
  const now = answer.value.post;
  const isReviewed = action === "publish" && status === "published" && post.isUnread === true;
  const run = {
    delete: () => changePost({ kind: "act", post: now, action: "restore" }),
    discard: async () => {
      const input = { postId, token: "", revision, latest: now.revision };
      return shown(await attempt(restoreRevision, input));
    },
  };
  showToast({
    title: isReviewed ? "Marked as reviewed" : done[action],
    description: `“${title}”`,
    action:
      action === "delete" || action === "discard" ? { label: "Undo", run: run[action] } : undefined,
  });
  return answer;
}

async function correct(command: Extract<PostCommand, { kind: "correct" }>) {
  const { post, corrections, readerNote } = command;
  const { id: postId, revision } = post;
  const input = { postId, revision, corrections, readerNote };
  const answer = await attempt(requestCorrections, input);
  if (answer.ok) showToast({ title: answer.value.message });
  return answer;
}

async function duplicate({ id: postId, title }: Act["post"]) {
  const answer = await attempt(duplicatePost, { postId });
  if (!answer.ok) return answer;
  showToast({ title: "Duplicated", description: `This is the copy of “${title}”.`, topic });
  throw redirect(`/admin/posts/${answer.value.post.postId}`);
}

async function endSchedule({ id: postId, title, ...post }: Act["post"]) {
  const { revision = post.revision, publishAt = null } = post.scheduled ?? {};
  const answer = await attempt(schedulePost, { postId, revision, publishAt: null });
  if (!answer.ok || publishAt === null) return answer;
  const run = async () => shown(await attempt(schedulePost, { postId, revision, publishAt }));
  showToast({
    title: "Not scheduled any more",
    description: `“${title}” was to go public on ${indianTime(publishAt)}.`,
    topic,
    // Only the newest revision can be scheduled anew.
    action: revision === post.revision ? { label: "Undo", run } : undefined,
  });
  return answer;
}
