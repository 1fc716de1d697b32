import type { EditablePost } from "../../domain/review/editing/hand-editing.ts";
import { editPost, previewEdit, readEditable } from "../../app/calls/editing.ts";
import type { EditedFields } from "../../domain/review/editing/form-fields.ts";
import { callerOf } from "./caller.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

type OpenedPost = EditablePost;

export async function openPost({ api }: Publishing, postId: string): Promise<OpenedPost> {
  return (await callerOf(api, adminBearer).call(readEditable, { postId })).post;
}

export function callEditing(
  { api }: Publishing,
  call: "edit-post" | "preview-edit",
  body: unknown,
  headers: Record<string, string> = adminBearer,
): Promise<Response> {
  return callerOf(api, headers).send(call === "edit-post" ? editPost : previewEdit, body);
}

export function saveEdit(
  site: Publishing,
  { postId, revision, fields }: OpenedPost,
  { readerNote, ...change }: Partial<EditedFields> & { readonly readerNote?: string },
): Promise<Response> {
  const edited = { ...fields, ...change };
  return callEditing(site, "edit-post", { postId, revision, fields: edited, readerNote });
}
