import { generateBlog } from "../../app/calls/generation.ts";
import { actOnPost as actOn } from "../../app/calls/posts.ts";
import type { PostAction } from "../../domain/review/desk-post.ts";
import { approver, sessionOf, signedIn, type Asked } from "./caller.ts";

export const accounts = { ADMIN_EMAIL: approver.email, ADMIN_PASSWORD: approver.password };

export async function makePost(
  asked: Asked,
  { publish, prompt = "Fee for SC/ST candidates" }: { publish: boolean; prompt?: string },
) {
  const { call } = await signedIn(asked);
  const { post } = await call(generateBlog, { prompt, category: "news", publish });
  if (!publish || post.published_at !== null) return post;
  const published = await call(actOn, { postId: post.id, revision: 1, action: "publish" });
  return { ...post, published_at: published.post.published_at };
}

export async function actOnPost(
  asked: Asked,
  postId: string,
  action: PostAction,
): Promise<Response> {
  const { send } = await signedIn(asked);
  return send(actOn, { postId, action, revision: 1, reason: "as the test wants" });
}

export async function adminHeaders(asked: Asked): Promise<Record<string, string>> {
  return { "content-type": "application/json", authorization: `Bearer ${await adminToken(asked)}` };
}

export async function adminToken(asked: Asked): Promise<string> {
  return (await sessionOf(asked)).access_token;
}
