import { z } from "zod";
import { feeSections } from "../support/chosen-sections.ts";
import type { Ask } from "./asking.ts";

const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string() });
const madeSchema = z.object({
  post: z.object({
    id: z.string(),
    slug: z.string(),
    published_at: z.string().nullable(),
    previewUrl: z.string(),
  }),
});
const listSchema = z.object({
  posts: z.array(
    z.object({
      id: z.string(),
      revision: z.int(),
      status: z.string(),
      publicUrl: z.string().nullable(),
    }),
  ),
});

const previewSchema = z.object({
  post: z.object({ revision: z.int() }),
  checks: z.object({ toConfirm: z.array(z.object({ sentence: z.string() })) }),
});
const publishedSchema = z.object({ post: z.object({ published_at: z.string() }) });

type Credentials = { readonly email: string; readonly password: string };

const subjects = ["how answers are marked", "when the exam is held", "the syllabus of mathematics"];
/** How many posts readers have at once: what grows with them is no leak. */
const mostPosts = 12;

/** An admin who signs in, has posts written and published, corrects one, looks at everything, and takes old ones away. */
export function createAdminAtWork(ask: Ask, credentials: Credentials) {
  const published: { readonly id: string; readonly path: string }[] = [];
  let count = 0;

  async function bearer(): Promise<Record<string, string>> {
    const post = (path: string, body: unknown) =>
      ask("sign-in", path, { method: "POST", body: JSON.stringify(body) });
    const session = sessionSchema.parse(
      parsed(await post("/auth/v1/token?grant_type=password", credentials)),
    );
    const { refresh_token } = session;
    const next = await post("/auth/v1/token?grant_type=refresh_token", { refresh_token });
    return { authorization: `Bearer ${sessionSchema.parse(parsed(next)).access_token}` };
  }

  /** One post from its prompt to its readers. */
  async function publishOne(headers: Record<string, string>): Promise<void> {
    const prompt = `Request ${++count}: ${subjects[count % subjects.length]}`;
    const command = { prompt, category: "news", publish: true, outline: feeSections };
    const body = JSON.stringify(command);
    const call = { method: "POST", headers, body };
    const { post } = madeSchema.parse(
      parsed(await ask("drafting", "/functions/manual-blog-generation", call)),
    );
    const { origin, search } = new URL(post.previewUrl);
    const preview = await ask("desk call", `/functions/preview-blog${search}&postId=${post.id}`);
    await ask("desk page", post.previewUrl.slice(origin.length), {
      // A post without findings is public already, and shown there.
      expected: [200, 302],
    });
    const published_at = post.published_at ?? (await publishConfirmed(post.id, preview, headers));
    const [year, month] = published_at.split("-");
    const path = `/blog/${year}/${month}/${post.slug}`;
    // Who is told that it is published finds it.
    await ask("post", path);
    published.push({ id: post.id, path });
  }

  /** Confirms what keeps a draft from its publication, and publishes it. */
  async function publishConfirmed(
    postId: string,
    preview: { readonly text: string } | null,
    headers: Record<string, string>,
  ): Promise<string> {
    const { post, checks } = previewSchema.parse(parsed(preview));
    const { revision } = post;
    const sentences = checks.toConfirm.map(({ sentence }) => sentence);
    const act = (call: string, body: object) =>
      ask("desk call", `/functions/${call}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
    if (sentences.length > 0) await act("confirm-claims", { postId, revision, sentences });
    const answer = await act("post-action", { postId, revision, action: "publish" });
    return publishedSchema.parse(parsed(answer)).post.published_at;
  }

  /** Takes the oldest post away. */
  async function removeOldest(headers: Record<string, string>): Promise<void> {
    const oldest = published.shift();
    if (oldest === undefined) return;
    for (const action of ["unpublish", "delete"]) {
      const list = listSchema.parse(
        parsed(await ask("desk call", "/functions/posts", { headers })),
      );
      const post = list.posts.find(({ id }) => id === oldest.id);
      if (post === undefined) throw new Error(`the post ${oldest.id} is not listed`);
      const { revision } = post;
      const command = { postId: oldest.id, action, revision, reason: "It is outdated." };
      const body = JSON.stringify(command);
      await ask("desk call", "/functions/post-action", { method: "POST", headers, body });
    }
    await ask("post", oldest.path, { expected: [404, 410] });
  }

  return {
    posts: (): readonly string[] => published.map(({ path }) => path),

    /** One round of an admin's work. */
    async work(): Promise<void> {
      const headers = await bearer();
      await publishOne(headers);
      for (const path of ["recent-runs", "audit-log", "posts?status=published", "user-role"])
        await ask("desk call", `/functions/${path}`, { headers });
      if (published.length > mostPosts) await removeOldest(headers);
      await ask("sign-in", "/auth/v1/logout?scope=local", {
        method: "POST",
        headers,
        expected: [204],
      });
    },
  };
}

function parsed(answer: { readonly text: string } | null): unknown {
  if (answer === null) throw new Error("there is no answer");
  return JSON.parse(answer.text);
}
