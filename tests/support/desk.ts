import { actOnPost, listPosts as listOfPosts } from "../../app/calls/posts.ts";
import { answerTo, callerOf } from "./caller.ts";
import type { DeskPost, PostAction } from "../../domain/review/desk-post.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { adminBearer, openPublishing, type Publishing } from "./publishing.ts";
import { checksStoppingWrong } from "./writing.ts";

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
