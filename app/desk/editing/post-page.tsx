import type { ShouldRevalidateFunctionArgs } from "react-router";
import { editPost, readEditable } from "../../calls/editing.ts";
import { readReadership } from "../../calls/readership-schema.ts";
import { schedulePost } from "../../calls/schedules-schema.ts";
import { useAdmin } from "../kit/admin-access.tsx";
import type { Answer } from "../kit/call.ts";
import { attempt, commandOf, type SentForm } from "../kit/desk-data.ts";
import { DeskHeading, NotLoaded, privateMeta } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import { SectionsDisclosure } from "../outline/sections-disclosure.tsx";
import { instantOf } from "../planning/month-days.ts";
import { changePost, type PostCommand } from "../posts/post-changes.ts";
import { PostReadingsLine } from "../posts/reading-sums.tsx";
import type { Route } from "./+types/post-page.ts";
import { PostEditor } from "./post-editor.tsx";
import type { EditCommand } from "./use-post-editing.ts";

export function meta() {
  return privateMeta("Edit post");
}

export async function clientLoader({ context, params: { postId } }: Route.ClientLoaderArgs) {
  const [opened, readership] = await Promise.all([
    attempt(context, readEditable, { postId }),
    attempt(context, readReadership, { ids: postId }),
  ]);
  return { opened, readings: readership.ok ? readership.value.posts[0] : undefined };
}

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<EditCommand | PostCommand | SentForm>(request);
  if (command.kind === "edit") return attempt(context, editPost, command.input);
  if (command.kind !== "form") return changePost(context, command);
  const { postId = "", revision, day = "", time = "" } = command.fields;
  const publishAt = instantOf({ day, time });
  const input = { postId, revision: Number(revision), publishAt };
  const answer = await attempt(context, schedulePost, input);
  if (answer.ok) showToast({ title: answer.value.message, topic: "schedule" });
  return answer;
}

/** HTTP status of what somebody else was quicker with. */
const conflicting = 409;

/** What was refused has changed nothing, unless something newer is there: a server out of reach takes away no text. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const result = args.actionResult as Answer<unknown> | undefined;
  const hasFailed = result?.ok === false && result.status !== conflicting;
  return !hasFailed && args.defaultShouldRevalidate;
}

/** A post to be edited by hand, with its sections and how often it was read. */
export default function PostPage({
  params,
  loaderData: { opened, readings },
}: Route.ComponentProps) {
  const admin = useAdmin();
  const { postId } = params;
  return (
    <>
      <div className="stack">
        <DeskHeading title="Edit post" />
        {opened.ok ? (
          <PostEditor admin={admin} post={opened.value.post} key={postId} />
        ) : (
          <NotLoaded what="The post" reason={opened.message} />
        )}
      </div>
      <SectionsDisclosure admin={admin} postId={postId} key={`sections-${postId}`} />
      {readings !== undefined && <PostReadingsLine of={readings} />}
    </>
  );
}
