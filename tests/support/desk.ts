import { actOnPost, listPosts as listOfPosts } from "../../app/calls/posts.ts";
import { answerTo, callerOf } from "./caller.ts";
import type { DeskPost, PostAction } from "../../domain/review/desk-post.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { adminBearer, openPublishing, type Publishing } from "./publishing.ts";
import { checksStoppingWrong } from "./writing.ts";
import type { EditablePost } from "../../domain/review/editing/hand-editing.ts";
import { editPost, previewEdit, readEditable } from "../../app/calls/editing.ts";
import type { EditedFields } from "../../domain/review/editing/form-fields.ts";

/** The rooms of the desk, with checks that stop what says that it is wrong. */
export function openDesk(
  database: OpenDatabase,
  options: Pick<NonNullable<Parameters<typeof openPublishing>[1]>, "writer" | "checkDraft"> = {},
) {
  return openPublishing(database, { checkDraft: checksStoppingWrong, ...options });
}

export async function listPosts({ api }: Publishing, query: Record<string, string> = {}) {
  return answerTo(listOfPosts, await callerOf(api, adminBearer).send(listOfPosts, query));
}

export async function onlyPost(site: Publishing, query: Record<string, string> = {}) {
  const [post, ...others] = (await listPosts(site, query)).posts;
  if (post === undefined || others.length > 0) throw new Error("not exactly one post");
  return post;
}

type ActionCommand = Pick<DeskPost, "id" | "revision"> & Partial<Pick<DeskPost, "status">>;

export function actOn(
  { api }: Publishing,
  { id: postId, revision, status }: ActionCommand,
  action: PostAction,
  reason?: string,
): Promise<Response> {
  const command = { postId, action, revision, status, reason };
  return callerOf(api, adminBearer).send(actOnPost, command);
}

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
