import { z } from "zod";
import type { PostAction } from "../../domain/review/post-desk.ts";
import type { TestSite } from "./site.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };

/** The settings under which a site has the account that makes posts. */
export const accounts = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

const madeSchema = z.object({
  post: z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    published_at: z.string().nullable(),
    previewUrl: z.string(),
  }),
});
const checkedSchema = z.object({
  post: z.object({ revision: z.int() }),
  checks: z.object({ toConfirm: z.array(z.object({ sentence: z.string() })) }),
});
const publishedSchema = z.object({ post: z.object({ published_at: z.string() }) });

const json = { "content-type": "application/json" };

type Asked = Pick<TestSite, "request">;

/** Makes a post by the calls that the dashboard makes; of one to be published, all that waits for it is confirmed. */
export async function makePost(
  { request }: Asked,
  { publish, prompt = "Fee for SC/ST candidates" }: { publish: boolean; prompt?: string },
) {
  const made = await request("/functions/manual-blog-generation", {
    method: "POST",
    headers: await adminHeaders({ request }),
    body: JSON.stringify({ prompt, category: "news", publish }),
  });
  const { previewUrl, ...post } = madeSchema.parse(await made.json()).post;
  if (!publish || post.published_at !== null) return post;
  const { search } = new URL(previewUrl);
  const published_at = await publishWaiting({ request }, `postId=${post.id}&${search.slice(1)}`);
  return { ...post, published_at };
}

/** Confirms all that waits in a draft, by the query of its preview, and publishes it; answers when. */
async function publishWaiting({ request }: Asked, query: string): Promise<string> {
  const preview = await request(`/functions/preview-blog?${query}`);
  const { post, checks } = checkedSchema.parse(await preview.json());
  const sentences = checks.toConfirm.map(({ sentence }) => sentence);
  const { revision } = post;
  const postId = new URLSearchParams(query).get("postId");
  const act = async (call: string, body: object) => {
    const init = { method: "POST", headers: await adminHeaders({ request }) };
    const answer = await request(`/functions/${call}`, { ...init, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${text}`);
    return text;
  };
  if (sentences.length > 0) await act("confirm-claims", { postId, revision, sentences });
  const published = await act("post-action", { postId, revision, action: "publish" });
  return publishedSchema.parse(JSON.parse(published)).post.published_at;
}

/** Publishes, unpublishes, deletes or restores a post of one revision, as the dashboard does. */
export async function actOnPost(
  { request }: Asked,
  postId: string,
  action: PostAction,
): Promise<Response> {
  return request("/functions/post-action", {
    method: "POST",
    headers: await adminHeaders({ request }),
    body: JSON.stringify({ postId, action, revision: 1, reason: "as the test wants" }),
  });
}

export async function adminHeaders(asked: Asked): Promise<Record<string, string>> {
  return { ...json, authorization: `Bearer ${await adminToken(asked)}` };
}

/** Signs the admin in, for the calls of the dashboard. */
export async function adminToken({ request }: Asked): Promise<string> {
  const signedIn = await request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: json,
    body: JSON.stringify(admin),
  });
  const text = await signedIn.text();
  if (!signedIn.ok) throw new Error(`the admin cannot sign in: ${signedIn.status} ${text}`);
  return z.object({ access_token: z.string() }).parse(JSON.parse(text)).access_token;
}
