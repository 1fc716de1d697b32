import { expect, test } from "vitest";
import { z } from "zod";
import { openDatabase } from "../../database/open-database.ts";
import { approver, joined, openOffice, type OfficeSite } from "../support/office-site.ts";
import { onEitherEngine } from "../support/tier.ts";
import { openMailServer } from "../support/mail-server.ts";
import { feeSections } from "../support/chosen-sections.ts";

const madeSchema = z.object({
  post: z.object({ id: z.string(), slug: z.string(), previewUrl: z.string() }),
});
const previewSchema = z.object({
  post: z.object({ revision: z.number() }),
  approveToken: z.string().nullable(),
});
type Post = z.infer<typeof madeSchema>["post"];

const tokenShape = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

onEitherEngine("a writer", (_, engine) => {
  test("publishes nothing with all that calls and pages hand out", async () => {
    const site = await openOffice(engine);
    const writer = await joined(site, "writer", "Anita");
    const own = await drafted(site, writer.bearer, "The fee for one paper");
    const others = await drafted(site, site.head, "The fee for two papers");
    const live = await drafted(site, site.head, "The exam days in January");
    await published(site, live);
    const withdrawn = await drafted(site, site.head, "The exam days in April");
    await published(site, withdrawn);
    await acted(site, site.head, withdrawn.id, "unpublish");
    const changed = await site.ask(
      "/functions/request-corrections",
      { postId: live.id, revision: 1, corrections: 'Change the title to "Exam days"' },
      writer.bearer,
    );
    expect(changed.status).toBe(202);
    const posts = [own, others, live, withdrawn];
    await expect
      .poll(async () => (await editable(site, writer.bearer, live.id)).status)
      .not.toBe("regenerating");
    const before = await readersHave(site);

    const tokens = await harvested(site, writer.bearer, posts);
    // Preview and edit tokens of links that a writer made: otherwise this would prove nothing.
    expect(tokens.size).toBeGreaterThan(4);
    const outcomes = new Set<number>();
    for (const { id: postId } of posts) {
      for (const token of tokens) {
        const query = new URLSearchParams({ postId, token }).toString();
        const byPost = await site.ask("/functions/publish-blog", { postId, token }, writer.bearer);
        const byGet = await site.ask(`/functions/publish-blog?${query}`, undefined, writer.bearer);
        outcomes.add(byPost.status).add(byGet.status);
      }
      for (const action of ["publish", "unpublish"])
        outcomes.add(await acted(site, writer.bearer, postId, action));
    }
    for (const post of [live, withdrawn])
      for (const action of ["delete", "restore"])
        outcomes.add(await acted(site, writer.bearer, post.id, action));
    const refused: readonly [string, object][] = [
      ["manual-blog-generation", { prompt: "Fees", category: "news", publish: true }],
      ["review-link", { postId: own.id, scope: "approve" }],
      ["confirm-post", { postId: live.id, revision: 1 }],
      ["schedule-blog", { postId: own.id, revision: 1, publishAt: "2099-01-01T00:00:00.000Z" }],
    ];
    for (const [call, body] of refused)
      outcomes.add((await site.ask(`/functions/${call}`, body, writer.bearer)).status);
    expect([...outcomes]).toEqual([403]);
    expect(await readersHave(site)).toEqual(before);
  });

  test("is refused what they asked for as an approver, once they are none", async () => {
    const site = await openOffice(engine);
    const person = await joined(site, "admin", "Bina");
    const post = await drafted(site, person.bearer, "The fee for one paper");
    const { approveToken } = await previewed(site, post);
    expect(approveToken).not.toBeNull();
    await site.ask(`/functions/people/${person.id}`, { role: "writer" }, site.head);
    const call = { postId: post.id, token: approveToken };
    expect((await site.ask("/functions/publish-blog", call)).status).toBe(403);
    expect(await previewed(site, post)).toMatchObject({ approveToken: null });
    expect(await acted(site, person.bearer, post.id, "publish")).toBe(403);
    await site.ask(`/functions/people/${person.id}`, { role: "admin" }, site.head);
    expect((await site.ask("/functions/publish-blog", call)).status).toBe(200);
  });
});

test("a writer drafts, edits, confirms, hands out links, and deletes what was never public", async () => {
  const site = await openOffice();
  const { bearer } = await joined(site, "writer", "Anita");
  const post = await drafted(site, bearer, "The fee for one paper");
  const { fields } = await editable(site, bearer, post.id);
  const edit = {
    postId: post.id,
    revision: 1,
    fields: { ...fields, title: "Fees" },
    readerNote: "",
  };
  expect((await site.ask("/functions/edit-post", edit, bearer)).status).toBe(200);
  const link = { postId: post.id, scope: "edit" };
  expect((await site.ask("/functions/review-link", link, bearer)).status).toBe(200);
  expect((await site.ask(`/functions/posts`, undefined, bearer)).status).toBe(200);
  expect(await acted(site, bearer, post.id, "delete", 2)).toBe(200);
  expect(await acted(site, bearer, post.id, "restore", 2)).toBe(200);
});

test("a writer has an approver or a usual reviewer asked to approve, and no other mailbox", async () => {
  const server = await openMailServer();
  const site = await openOffice("sqlite", {
    SMTP_URL: server.url,
    MAIL_FROM: "Guide <guide@guide.example>",
    REVIEWER_EMAILS: "teacher@elsewhere.example",
  });
  const { bearer, email } = await joined(site, "writer", "Anita");
  const { id: postId } = await drafted(site, bearer, "The fee for one paper");
  const ask = async (address: string, scope = "approve", by = bearer) => {
    const body = { postId, scope, days: 7, addresses: [address], message: "" };
    const answer = await site.ask("/functions/send-for-review", body, by);
    expect(await answer.text()).not.toMatch(tokenShape);
    return answer.status;
  };
  expect(await ask(approver.email)).toBe(200);
  expect(await ask("Teacher@elsewhere.example")).toBe(200);
  expect(await ask("mine@elsewhere.example")).toBe(403);
  expect(await ask(email)).toBe(403);
  expect(await ask(email, "approve", site.head)).toBe(403);
  expect(await ask("mine@elsewhere.example", "edit")).toBe(200);
  expect(await ask("mine@elsewhere.example", "approve", site.head)).toBe(200);
});

async function drafted({ ask }: OfficeSite, bearer: string, prompt: string): Promise<Post> {
  const body = { prompt, category: "news", publish: false, outline: feeSections };
  const answer = await ask("/functions/manual-blog-generation", body, bearer);
  if (answer.status !== 200) throw new Error(await answer.text());
  return madeSchema.parse(await answer.json()).post;
}

async function previewed({ ask }: OfficeSite, { id, previewUrl }: Post) {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  const answer = await ask(`/functions/preview-blog?postId=${id}&token=${token}`);
  return previewSchema.parse(await answer.json());
}

async function published(site: OfficeSite, post: Post): Promise<void> {
  const { approveToken } = await previewed(site, post);
  const answer = await site.ask("/functions/publish-blog", {
    postId: post.id,
    token: approveToken,
  });
  if (answer.status !== 200) throw new Error(await answer.text());
}

async function acted(
  { ask }: OfficeSite,
  bearer: string,
  postId: string,
  action: string,
  revision = 1,
): Promise<number> {
  const body = { postId, action, revision, reason: "Wrong" };
  return (await ask("/functions/post-action", body, bearer)).status;
}

const editableSchema = z.object({
  post: z.object({ status: z.string(), fields: z.record(z.string(), z.unknown()) }),
});

async function editable({ ask }: OfficeSite, bearer: string, postId: string) {
  const answer = await ask(`/functions/editable-post?postId=${postId}`, undefined, bearer);
  return editableSchema.parse(await answer.json()).post;
}

/** All tokens of links in what the desk answers this person, and in what they open in turn. */
async function harvested(
  { ask, request }: OfficeSite,
  bearer: string,
  posts: readonly Post[],
): Promise<ReadonlySet<string>> {
  const texts: string[] = [];
  const read = async (path: string, body?: object) => {
    texts.push(await (await ask(path, body, bearer)).text());
  };
  for (const path of ["posts", "recent-runs", "posts-to-look-at", "updates", "media"])
    await read(`/functions/${path}`);
  for (const { id: postId } of posts) {
    for (const call of ["editable-post", "review-links", "post-record"])
      await read(`/functions/${call}?postId=${postId}`);
    await read("/functions/preview-link", { postId });
    for (const scope of ["preview", "edit", "approve"])
      await read("/functions/review-link", { postId, scope });
    await read(`/functions/posts`);
    await read(`/functions/review-links?postId=${postId}`);
  }
  const tokens = new Set<string>();
  const opened = new Set<string>();
  for (;;) {
    for (const text of texts.splice(0))
      for (const [found] of text.matchAll(tokenShape)) tokens.add(found);
    const next = [...tokens].filter((token) => !opened.has(token));
    if (next.length === 0) return tokens;
    for (const token of next) {
      opened.add(token);
      for (const { id } of posts) {
        await read(`/functions/preview-blog?postId=${id}&token=${token}`);
        for (const page of ["preview", "edit"])
          texts.push(await (await request(`/blog/${page}/${id}?token=${token}`)).text());
      }
    }
  }
}

/** What of the posts is public, as the database has it. */
async function readersHave({ location }: OfficeSite) {
  const database = await openDatabase(location);
  try {
    return await database.queries
      .selectFrom("blog_posts")
      .select(["id", "status", "title", "body_markdown", "deleted_at", "published_at"])
      .orderBy("id")
      .execute();
  } finally {
    await database.close();
  }
}
