import { expect, test } from "vitest";
import { openSecondConnection } from "../support/engines.ts";
import { editPost, readEditable } from "../../app/calls/editing.ts";
import { generateBlog } from "../../app/calls/generation.ts";
import { approveFacts, proposeFacts, rejectFacts, tryFacts } from "../../app/calls/facts-schema.ts";
import { makeReviewLink, actOnPost, schedulePost } from "../../app/calls/posts.ts";
import { changePerson } from "../../app/calls/people-schema.ts";
import { previewBlog, publishBlog } from "../../app/calls/review.ts";
import { type Engine } from "../../database/open-database.ts";
import type { PostAction } from "../../domain/review/desk-post.ts";
import { accounts } from "../support/blog-posts.ts";
import { callerOf, joinedBy, signedIn, type Caller } from "../support/caller.ts";
import { openTestSite, type TestSite } from "../support/site.ts";
import { onEitherEngine } from "../support/tier.ts";

type Post = Awaited<ReturnType<typeof drafted>>;

const tokenShape = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

onEitherEngine("a writer", (_, engine) => {
  test("publishes nothing with all that calls and pages hand out", async () => {
    const { site, head } = await openOffice(engine);
    const writer = await joinedBy(site, head, "writer", "Anita");
    const own = await drafted(writer, "The fee for one paper");
    const others = await drafted(head, "The fee for two papers");
    const live = await drafted(head, "What to carry to the exam hall");
    const withdrawn = await drafted(head, "How equal scores are ranked");
    for (const post of [live, withdrawn]) {
      const { approveToken } = await previewed(site, post);
      await callerOf(site).call(publishBlog, { postId: post.id, token: approveToken ?? "" });
    }
    await acted(head, withdrawn.id, "unpublish");
    const { fields } = (await writer.call(readEditable, { postId: live.id })).post;
    const change = { ...fields, title: "Exam days" };
    await writer.call(editPost, { postId: live.id, revision: 1, fields: change });
    const posts = [own, others, live, withdrawn];
    const before = await readersHave(site);

    const tokens = await harvested(site, writer, posts);
    // Preview and edit tokens of links that a writer made: otherwise this would prove nothing.
    expect(tokens.size).toBeGreaterThan(4);
    const outcomes = new Set<number>();
    for (const { id: postId } of posts) {
      for (const token of tokens) {
        const query = new URLSearchParams({ postId, token }).toString();
        const byGet = site.request(`/functions/publish-blog?${query}`, { headers: writer.headers });
        outcomes.add((await byGet).status);
        outcomes.add((await writer.send(publishBlog, { postId, token })).status);
      }
      for (const action of ["publish", "unpublish"] as const)
        outcomes.add(await acted(writer, postId, action));
    }
    for (const post of [live, withdrawn])
      for (const action of ["delete", "restore"] as const)
        outcomes.add(await acted(writer, post.id, action));
    const later = { revision: 1, publishAt: "2099-01-01T00:00:00.000Z" };
    for (const refused of [
      writer.send(generateBlog, { prompt: "Fees", category: "news", publish: true }),
      writer.send(makeReviewLink, { postId: own.id, scope: "approve" }),
      writer.send(schedulePost, { postId: own.id, ...later }),
    ])
      outcomes.add((await refused).status);
    expect([...outcomes]).toEqual([403]);
    expect(await readersHave(site)).toEqual(before);
  });

  test("is refused what they asked for as an approver, once they are none", async () => {
    const { site, head } = await openOffice(engine);
    const person = await joinedBy(site, head, "admin", "Bina");
    const post = await drafted(person, "The fee for one paper");
    const { approveToken } = await previewed(site, post);
    expect(approveToken).not.toBeNull();
    const publish = async () =>
      (await callerOf(site).send(publishBlog, { postId: post.id, token: approveToken })).status;
    await head.call(changePerson, { id: person.id, role: "writer" });
    expect(await publish()).toBe(403);
    expect(await previewed(site, post)).toMatchObject({ approveToken: null });
    expect(await acted(person, post.id, "publish")).toBe(403);
    await head.call(changePerson, { id: person.id, role: "admin" });
    expect(await publish()).toBe(200);
  });
});

test("a writer proposes a value and takes it back; approving, and what others propose, is not theirs", async () => {
  const { site, head } = await openOffice();
  const writer = await joinedBy(site, head, "writer", "Anita");
  const change = {
    edition: "2026",
    factId: "provider.reply",
    value: { kind: "number", amount: 12, unit: "hours" },
    standing: "official" as const,
    source: { title: "Notice", address: "https://jeemain.nta.nic.in/notice" },
    checkedOn: "2026-01-19",
    reason: "The office has grown.",
  };
  expect((await writer.call(tryFacts, change)).refusals).toEqual([]);
  const [own, others] = [
    await writer.call(proposeFacts, change),
    await head.call(proposeFacts, change),
  ];
  const decided = async (
    endpoint: typeof approveFacts | typeof rejectFacts,
    { id }: { id: string },
  ) => (await writer.send(endpoint, { id, alone: "I checked it myself.", reason: "Wrong" })).status;
  expect(await decided(approveFacts, own)).toBe(403);
  expect(await decided(rejectFacts, others)).toBe(403);
  expect(await decided(rejectFacts, own)).toBe(200);
  expect(
    await head.call(approveFacts, { id: others.id, alone: "I checked it myself." }),
  ).toMatchObject({
    state: "approved",
  });
});

async function openOffice(engine: Engine = "sqlite", environment: Record<string, string> = {}) {
  const site = await openTestSite({ ...accounts, ...environment }, engine);
  return { site, head: await signedIn(site) };
}

async function drafted({ call }: Caller, prompt: string) {
  const command = { prompt, category: "news", publish: false };
  return (await call(generateBlog, command)).post;
}

function previewed(site: TestSite, { id: postId, previewUrl }: Post) {
  const token = new URL(previewUrl).searchParams.get("token") ?? "";
  return callerOf(site).call(previewBlog, { postId, token });
}

async function acted({ send }: Caller, postId: string, action: PostAction, revision = 1) {
  return (await send(actOnPost, { postId, action, revision, reason: "Wrong" })).status;
}

/** All tokens of links in what the desk answers this person, and in what they open in turn. */
async function harvested(
  { request }: TestSite,
  { headers }: Caller,
  posts: readonly Post[],
): Promise<ReadonlySet<string>> {
  const texts: string[] = [];
  const read = async (path: string, body?: object) => {
    const call = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    texts.push(await (await request(path, { ...call, headers })).text());
  };
  for (const path of ["posts", "recent-runs", "updates", "media"]) await read(`/functions/${path}`);
  for (const { id: postId } of posts) {
    for (const call of ["editable-post", "review-links"])
      await read(`/functions/${call}?postId=${postId}`);
    await read("/functions/review-link", { postId });
    for (const scope of ["preview", "edit", "approve"])
      await read("/functions/review-link", { postId, scope });
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
        const preview = await request(`/functions/preview-blog?postId=${id}&token=${token}`);
        texts.push(await preview.text());
        // A post that the token does not open has no page either.
        for (const page of preview.ok ? ["preview", "edit"] : [])
          texts.push(await (await request(`/blog/${page}/${id}?token=${token}`)).text());
      }
    }
  }
}

/** The public part of the posts, as the database has it. */
async function readersHave({ location }: TestSite) {
  const { queries } = await openSecondConnection(location);
  return queries
    .selectFrom("blog_posts")
    .select(["id", "status", "title", "body_markdown", "deleted_at", "published_at"])
    .orderBy("id")
    .execute();
}
