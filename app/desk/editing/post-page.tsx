import { useState } from "react";
import { readEditable } from "../../calls/editing.ts";
import { listReviewLinks } from "../../calls/posts.ts";
import { attempt } from "../kit/desk-data.ts";
import { DeskHeading, NotLoaded, privateMeta } from "../kit/desk-page.tsx";
import type { Route } from "./+types/post-page.ts";
import { PostEditor } from "./post-editor.tsx";
import { PostLinks } from "./post-links.tsx";
import { readUnsaved, takeUpKept } from "./unsaved-words.ts";

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
