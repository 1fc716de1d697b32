import { issuePreviewLink } from "../../calls/preview-link.ts";
import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { attempt } from "../kit/office-access.ts";
import { showAnswer } from "../kit/toasts.tsx";

/** Opens a post's preview, by a new link where none of one's own opens any more. */
export async function openPreview({
  id,
  previewUrl,
}: Pick<DeskPost, "id" | "previewUrl">): Promise<void> {
  if (previewUrl !== null) {
    window.location.assign(previewUrl);
    return;
  }
  const link = await attempt(issuePreviewLink, { postId: id });
  if (link.ok) window.location.assign(link.value.previewUrl);
  showAnswer(link, () => null, { topic: "post-action", refused: "No preview link" });
}
