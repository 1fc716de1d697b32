import { generateBlog } from "../../app/calls/generation.ts";
import { actOnPost as actOn, makeReviewLink } from "../../app/calls/posts.ts";
import type { PostAction } from "../../domain/review/desk-post.ts";
import { approver, sessionOf, signedIn, type Asked } from "./caller.ts";
import { addPosts } from "./published-posts.ts";
import type { TestSite } from "./site.ts";

export const accounts = { ADMIN_EMAIL: approver.email, ADMIN_PASSWORD: approver.password };

type Wish = { readonly publish: boolean; readonly prompt?: string };

const usualPrompt = "Fee for SC/ST candidates";

/** Has a post written, as an approver does, and publishes it whatever the writer has doubts about. */
export async function writePost(asked: Asked, { publish, prompt = usualPrompt }: Wish) {
  const { call } = await signedIn(asked);
  const { post } = await call(generateBlog, { prompt, category: "news", publish });
  if (!publish || post.published_at !== null) return post;
  const published = await call(actOn, { postId: post.id, revision: 1, action: "publish" });
  return { ...post, published_at: published.post.published_at };
}

/** Adds a post of this title to a site, which no writer reads the guides for, and publishes it. */
export async function makePost(site: TestSite, { publish, prompt = usualPrompt }: Wish) {
  const [post] = await addPosts(site, [prompt], { publish: false });
  if (post === undefined) throw new Error("no post was added");
  const { call } = await signedIn(site);
  const { previewUrl } = await call(makeReviewLink, { postId: post.id, scope: "approve" });
  const { id, slug, title } = post;
  if (!publish) return { id, slug, title, previewUrl, published_at: null };
  const published = await call(actOn, { postId: id, revision: 1, action: "publish" });
  return { id, slug, title, previewUrl, published_at: published.post.published_at };
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
