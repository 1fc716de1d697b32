import { redirect } from "react-router";
import { duplicatePost } from "../../calls/editing.ts";
import { actOnPost } from "../../calls/post-actions.ts";
import type { PostAction, DeskPost } from "../../../domain/review/desk-post.ts";
import { requestCorrections, restoreRevision } from "../../calls/review.ts";
import { schedulePost } from "../../calls/schedules-schema.ts";
import type { Answer } from "../kit/call.ts";
import { type SentForm } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import { focusOn } from "../kit/focus.ts";
import { indianTime } from "../kit/times.tsx";
import { showAnswer, showToast } from "../kit/toasts.tsx";

/** What a person has done with a post of a list. */
export type PostCommand = {
  readonly post: Pick<DeskPost, "id" | "title" | "revision" | "status" | "scheduled">;
} & (
  | { readonly kind: "act"; readonly action: PostAction; readonly reason?: string }
  | { readonly kind: "unschedule" }
  | { readonly kind: "duplicate" }
  | { readonly kind: "correct"; readonly corrections: string; readonly readerNote: string }
);

/** What a form below a row asks for. */
export function askedCommand({ fields }: SentForm): PostCommand {
  const { deed, words = "", readerNote = "" } = fields;
  const post = JSON.parse(fields["post"] ?? "") as DeskPost;
  if (deed === "ask-change") return { kind: "correct", post, corrections: words, readerNote };
  return {
    kind: "act",
    post,
    action: deed === "ask-reason" ? "unpublish" : "return",
    reason: words,
  };
}

/** Carries out a command, says so with a way back where there is one, and leaves the focus on the row. */
export async function changePost(command: PostCommand): Promise<Answer<unknown>> {
  const answer = await carriedOut(command);
  if (answer.ok) focusOn(rowId(command.post));
  return shown(answer, command.kind === "correct" ? "Failed to submit corrections" : "Not changed");
}

/** Says of a refusal why; the page is read anew in any case, so that it shows how things stand. */
function shown(answer: Answer<unknown>, refused = "Not changed"): Answer<unknown> {
  return showAnswer(answer, () => null, { topic, refused });
}

/** The id of a row's title, which gets the focus when the row has changed. */
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
  const { id: postId, revision, status } = post;
  const seen = status === "regenerating" ? {} : { status };
  const answer = await attempt(actOnPost, { postId, action, revision, reason, ...seen });
  if (!answer.ok) return answer;
  const now = answer.value.post;
  const undo = {
    delete: () => changePost({ kind: "act", post: now, action: "restore" }),
    discard: async () =>
      shown(
        await attempt(restoreRevision, {
          postId,
          token: "",
          revision,
          latest: now.revision,
        }),
      ),
  };
  const isUndone = action === "delete" || action === "discard";
  showToast({
    title: done[action],
    description: `“${post.title}”`,
    ...(isUndone && { action: { label: "Undo", run: undo[action] } }),
  });
  return answer;
}

async function correct(command: Extract<PostCommand, { kind: "correct" }>) {
  const { post, corrections, readerNote } = command;
  const { id: postId, revision } = post;
  const answer = await attempt(requestCorrections, {
    postId,
    revision,
    corrections,
    readerNote,
  });
  if (answer.ok) showToast({ title: answer.value.message });
  return answer;
}

/** Leads to the copy, which is there to be written on. */
async function duplicate({ id: postId, title }: Act["post"]) {
  const answer = await attempt(duplicatePost, { postId });
  if (!answer.ok) return answer;
  showToast({ title: "Duplicated", description: `This is the copy of “${title}”.`, topic });
  throw redirect(`/admin/posts/${answer.value.post.postId}`);
}

/** Ends the schedule of a post; Undo sets the same revision for the same instant again. */
async function endSchedule({ id: postId, title, ...post }: Act["post"]) {
  const revision = post.scheduled?.revision ?? post.revision;
  const publishAt = post.scheduled?.publishAt ?? null;
  const answer = await attempt(schedulePost, { postId, revision, publishAt: null });
  if (!answer.ok || publishAt === null) return answer;
  showToast({
    title: "Not scheduled any more",
    description: `“${title}” was to go public on ${indianTime(publishAt)}.`,
    topic,
    // Only the newest revision can be scheduled anew.
    ...(revision === post.revision && {
      action: {
        label: "Undo",
        run: async () => shown(await attempt(schedulePost, { postId, revision, publishAt })),
      },
    }),
  });
  return answer;
}
