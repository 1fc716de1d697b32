import { z } from "zod";
import type { TestSite } from "./site.ts";

const admin = { email: "admin@example.com", password: "correct horse battery" };

/** The settings under which a site has the account that makes posts. */
export const accounts = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

const madeSchema = z.object({
  post: z.object({ slug: z.string(), title: z.string(), published_at: z.string().nullable() }),
});

const json = { "content-type": "application/json" };

/** Signs the admin in, for the calls of the dashboard. */
export async function adminToken({ request }: Pick<TestSite, "request">): Promise<string> {
  const signedIn = await request("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: json,
    body: JSON.stringify(admin),
  });
  return z.object({ access_token: z.string() }).parse(await signedIn.json()).access_token;
}

/** Makes a post by the calls that the dashboard makes. */
export async function makePost(
  { request }: Pick<TestSite, "request">,
  { publish }: { publish: boolean },
) {
  const token = await adminToken({ request });
  const made = await request("/functions/manual-blog-generation", {
    method: "POST",
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ prompt: "Fee for SC/ST candidates", category: "news", publish }),
  });
  return madeSchema.parse(await made.json()).post;
}
