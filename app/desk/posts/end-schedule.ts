import type { DeskPost } from "../../calls/posts.ts";
import { schedulePost } from "../../calls/schedules-schema.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { indianTime } from "../kit/times.tsx";
import { showToast } from "../kit/toasts.tsx";

type Effects = {
  /** Shows the post as it stands now. */
  readonly replace: (post: DeskPost) => void;
  /** What is shown is not what stands. */
  readonly refresh: () => void;
};

/** Ends the schedule of a post; Undo sets the same revision for the same instant again. */
export async function endSchedule(admin: Admin, post: DeskPost, effects: Effects): Promise<void> {
  const { scheduled } = post;
  if (scheduled === null || !(await set(admin, post, null, effects))) return;
  effects.replace({ ...post, scheduled: null });
  showToast({
    title: "Not scheduled any more",
    description: `“${post.title}” was to go public on ${indianTime(scheduled.publishAt)}.`,
    topic,
    // Only the newest revision can be scheduled anew.
    ...(scheduled.revision === post.revision && {
      action: { label: "Undo", run: () => void setAgain(scheduled.publishAt) },
    }),
  });

  async function setAgain(publishAt: string): Promise<void> {
    if (await set(admin, post, publishAt, effects)) effects.replace(post);
  }
}

const topic = "post-action";

/** Answers whether it was accepted. */
async function set(
  admin: Admin,
  { id: postId, scheduled, ...post }: DeskPost,
  publishAt: string | null,
  { refresh }: Effects,
): Promise<boolean> {
  const revision = scheduled?.revision ?? post.revision;
  const answer = await callAsAdmin(admin, schedulePost, { postId, revision, publishAt });
  if (answer.ok) return true;
  if (answer.status === 404 || answer.status === 409) refresh();
  showToast({ tone: "failure", title: "Not changed", description: answer.message, topic });
  return false;
}
