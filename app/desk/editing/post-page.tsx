import { useState } from "react";
import { editPost, readEditable } from "../../calls/editing.ts";
import { listReviewLinks, schedulePost } from "../../calls/posts.ts";
import { commandOf } from "../kit/desk-data.ts";
import { attempt } from "../kit/office-access.ts";
import type { Answer } from "../kit/call.ts";
import { DeskHeading, NotLoaded, privateMeta } from "../kit/desk-page.tsx";
import { showToast } from "../kit/toasts.tsx";
import { changePost, type PostCommand } from "../posts/post-changes.ts";
import { readUnsaved, takeUpKept } from "./unsaved-words.ts";
import type { Route } from "./+types/post-page.ts";
import { PostEditor } from "./post-editor.tsx";
import { changeLinks, PostLinks, type LinkCommand } from "./post-links.tsx";
import type { ScheduleCommand } from "./schedule-dialog.tsx";
import type { EditCommand } from "./use-post-editing.ts";

export function meta() {
  return privateMeta("Edit post");
}

export async function clientLoader({ params: { postId } }: Route.ClientLoaderArgs) {
  const before = readUnsaved(postId);
  const [opened, links] = await Promise.all([
    attempt(readEditable, { postId }),
    attempt(listReviewLinks, { postId }),
  ]);
  if (opened.ok) takeUpKept(opened.value.post, before);
  return { opened, links };
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer<unknown>> {
  const command = await commandOf<EditCommand | LinkCommand | PostCommand | ScheduleCommand>(
    request,
  );
  if (command.kind === "edit") return attempt(editPost, command.input);
  if (command.kind === "make-link" || command.kind === "withdraw-links")
    return changeLinks(command);
  if (command.kind !== "schedule") return changePost(command);
  const answer = await attempt(schedulePost, command.input);
  if (answer.ok) showToast({ title: answer.value.message, topic: "schedule" });
  return answer;
}

export default function PostPage({ params: { postId }, loaderData }: Route.ComponentProps) {
  return <OpenedPost postId={postId} read={loaderData} key={postId} />;
}

type OpenedPostProps = { postId: string; read: Route.ComponentProps["loaderData"] };

function OpenedPost({ postId, read }: OpenedPostProps) {
  const [known, setKnown] = useState(read);
  // A reading that failed, such as one without a network, takes away no text that somebody edits.
  if (known !== read && (read.opened.ok || !known.opened.ok)) setKnown(read);
  const { opened, links } = known;
  if (!opened.ok)
    return (
      <div className="stack">
        <DeskHeading title="Edit post" />
        <NotLoaded what="The post" reason={opened.message} />
      </div>
    );
  return (
    <div className="stack">
      <PostEditor post={opened.value.post} />
      {links.ok ? (
        <PostLinks postId={postId} links={links.value.links} />
      ) : (
        <NotLoaded what="The review links" reason={links.message} />
      )}
    </div>
  );
}
