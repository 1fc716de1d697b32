import { makeReviewLink } from "../../calls/posts.ts";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";

export async function openPreview(post: Pick<DeskPost, "id" | "previewUrl">): Promise<void> {
  const { id: postId, previewUrl } = post;
  const link =
    previewUrl === null
      ? await attempt(makeReviewLink, { postId })
      : { ok: true as const, value: { previewUrl } };
  if (link.ok) window.location.assign(link.value.previewUrl);
  showAnswer(link, () => null, { topic: "post-action", refused: "No preview link" });
}
