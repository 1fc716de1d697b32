import { feeSections, type ChosenSections } from "./chosen-sections.ts";
import type { AnswerOf } from "../../app/calls/endpoint.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { actOnPost as actOn } from "../../app/calls/post-actions.ts";
import { confirmClaims, previewBlog } from "../../app/calls/review.ts";
import type { PostAction } from "../../domain/review/desk-post.ts";
import { approver, sessionOf, signedIn, type Asked, type Caller } from "./caller.ts";

/** The settings under which a site has the account that makes posts. */
export const accounts = { ADMIN_EMAIL: approver.email, ADMIN_PASSWORD: approver.password };

/** Makes a post by the calls that the dashboard makes; of one to be published, all that waits for it is confirmed. */
export async function makePost(
  asked: Asked,
  {
    publish,
    prompt = "Fee for SC/ST candidates",
    sections = feeSections,
  }: { publish: boolean; prompt?: string; sections?: ChosenSections },
) {
  const admin = await signedIn(asked);
  const { post } = await admin.call(generateBlog, {
    ...{ prompt, category: "news", publish },
    outline: sections,
  });
  if (!publish || post.published_at !== null) return post;
  return { ...post, published_at: await publishWaiting(admin, post) };
}

type Made = AnswerOf<typeof generateBlog>["post"];

/** Confirms all that waits in a draft, and publishes it; answers when. */
async function publishWaiting({ call }: Caller, { id: postId, previewUrl }: Made) {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  const { post, checks } = await call(previewBlog, { postId, token });
  const sentences = checks.toConfirm.map(({ sentence }) => sentence);
  const { revision } = post;
  if (sentences.length > 0) await call(confirmClaims, { postId, token: "", revision, sentences });
  return (await call(actOn, { postId, revision, action: "publish" })).post.published_at;
}

/** Publishes, unpublishes, deletes or restores a post of one revision, as the dashboard does. */
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

/** Signs the admin in, for the calls of the dashboard. */
export async function adminToken(asked: Asked): Promise<string> {
  return (await sessionOf(asked)).access_token;
}
