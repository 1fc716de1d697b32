import type { DeskPost } from "../../../domain/review/desk-post.ts";
import { issuePreviewLink } from "../../calls/preview-link.ts";
import { callAsAdmin, type Admin } from "../kit/office-access.ts";
import { showToast } from "../kit/toasts.tsx";

/** Opens a post's preview, by a new link where none of one's own opens any more. */
export async function openPreview(
  admin: Admin,
  { id, previewUrl }: Pick<DeskPost, "id" | "previewUrl">,
): Promise<void> {
  if (previewUrl !== null) {
    window.location.assign(previewUrl);
    return;
  }
  const link = await callAsAdmin(admin, issuePreviewLink, { postId: id });
  if (link.ok) window.location.assign(link.value.previewUrl);
  else
    showToast({
      tone: "failure",
      title: "No preview link",
      description: link.message,
      topic: "post-action",
    });
}
