import { readEditable, type EditablePost } from "../../app/calls/editing.ts";
import type { EditedFields } from "../../domain/review/editing/edited-content.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

export type OpenedPost = EditablePost;

/** A post as the editing page opens it. */
export async function openPost({ api }: Publishing, postId: string): Promise<OpenedPost> {
  const path = `/functions/editable-post?postId=${postId}`;
  const answer = await api.request(path, { headers: adminBearer });
  return readEditable.output.parse(await answer.json()).post;
}

/** A call of the editing page with this body. */
export function callEditing(
  { api }: Publishing,
  call: "edit-post" | "preview-edit",
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  return Promise.resolve(
    api.request(`/functions/${call}`, { method: "POST", headers, body: JSON.stringify(body) }),
  );
}

/** Saves an opened post with these parts changed. */
export function saveEdit(
  site: Publishing,
  { postId, revision, fields }: OpenedPost,
  change: Partial<EditedFields>,
): Promise<Response> {
  return callEditing(site, "edit-post", { postId, revision, fields: { ...fields, ...change } });
}
