import { z } from "zod";
import type { PostAction } from "../../domain/review/post-desk.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import type { Writer } from "../../domain/drafting/writer.ts";
import { adminBearer, openPublishing, type Publishing } from "./publishing.ts";
import { checksStoppingWrong } from "./writing.ts";

/** The rooms of the desk, with checks that stop what says that it is wrong. */
export function openDesk(database: OpenDatabase, options: { readonly writer?: Writer } = {}) {
  return openPublishing(database, { ...options, checkDraft: checksStoppingWrong });
}

const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  status: z.enum(["draft", "regenerating", "published", "withdrawn"]),
  revision: z.int(),
  pending_revision: z.int().nullable(),
  live_revision: z.int().nullable(),
  scheduled: z.object({ revision: z.int(), publishAt: z.string() }).nullable(),
  maker: z.string().nullable(),
  checks: z.object({ stops: z.int(), claims: z.int() }).nullable(),
  written_by: z.string(),
  created_by: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  withdrawn_reason: z.string().nullable(),
  previewUrl: z.string().nullable(),
  editUrl: z.string().nullable(),
  publicUrl: z.string().nullable(),
  publishRefusal: z.string().nullable(),
});

export type DeskRow = z.infer<typeof postSchema>;

const pageSchema = z.object({ posts: z.array(postSchema), nextCursor: z.string().nullable() });

/** A page of the list of all posts, as the dashboard asks for it. */
export async function listPosts({ api }: Publishing, query: Record<string, string> = {}) {
  const path = `/functions/posts?${new URLSearchParams(query).toString()}`;
  const answer = await api.request(path, { headers: adminBearer });
  if (answer.status !== 200) throw new Error(await answer.text());
  return pageSchema.parse(await answer.json());
}

/** The one post of a list that has it alone. */
export async function onlyPost(site: Publishing, query: Record<string, string> = {}) {
  const [post, ...others] = (await listPosts(site, query)).posts;
  if (post === undefined || others.length > 0) throw new Error("not exactly one post");
  return post;
}

type ActionCommand = Pick<DeskRow, "id" | "revision"> & Partial<Pick<DeskRow, "status">>;

/** Acts on a post as an admin who sees it like this. */
export function actOn(
  { api }: Publishing,
  { id: postId, revision, status }: ActionCommand,
  action: PostAction,
  reason?: string,
): Promise<Response> {
  const body = JSON.stringify({ postId, action, revision, status, reason });
  const headers = { ...adminBearer, "Content-Type": "application/json" };
  return Promise.resolve(api.request("/functions/post-action", { method: "POST", headers, body }));
}
