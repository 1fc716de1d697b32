import { z } from "zod";
import type { EditedFields } from "../../domain/review/editing/edited-content.ts";
import { adminBearer, type Publishing } from "./publishing.ts";

const fieldsSchema = z.object({
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  author: z.string(),
  hero_summary: z.string(),
  tags: z.array(z.string()),
  body_markdown: z.string(),
  meta_description: z.string(),
  hero_image_url: z.string(),
  hero_image_alt: z.string(),
  source_references: z.array(z.object({ title: z.string(), url: z.string() })),
});

const openedSchema = z.object({
  postId: z.string(),
  status: z.string(),
  revision: z.int(),
  liveRevision: z.int().nullable(),
  fields: fieldsSchema,
  previewUrl: z.string().nullable(),
});

export type OpenedPost = z.infer<typeof openedSchema>;

/** A post as the editing page opens it. */
export async function openPost({ api }: Publishing, postId: string): Promise<OpenedPost> {
  const path = `/functions/editable-post?postId=${postId}`;
  const answer = await api.request(path, { headers: adminBearer });
  return z.object({ post: openedSchema }).parse(await answer.json()).post;
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
