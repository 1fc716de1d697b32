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
  }),
});

const json = { "content-type": "application/json" };

type Asked = Pick<TestSite, "request">;

/** Makes a post by the calls that the dashboard makes. */
export async function makePost(
  { request }: Asked,
  { publish, prompt = "Fee for SC/ST candidates" }: { publish: boolean; prompt?: string },
) {
  const made = await request("/functions/manual-blog-generation", {
    method: "POST",
    headers: await adminHeaders({ request }),
    body: JSON.stringify({ prompt, category: "news", publish }),
  });
  return madeSchema.parse(await made.json()).post;
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

async function adminHeaders(asked: Asked): Promise<Record<string, string>> {
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
