import { generateBlog } from "../../app/calls/generation.ts";
import { listPosts } from "../../app/calls/posts.ts";
import { callerOf } from "../support/caller.ts";
import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import {
  adminBearer,
  draftWithTokens,
  openPublishing,
  snapshot,
  tokenOf,
  type Publishing,
} from "../support/publishing.ts";
import { succeed } from "../../domain/shared/result.ts";
import { checksByFirstWord } from "../support/marked-drafts.ts";
import { checksStoppingWrong, contentNamed, testWriter, wrongBody } from "../support/writing.ts";
import { posted } from "../support/review-links.ts";
import { stateFact } from "../support/stating-facts.ts";
import { onEitherEngine } from "../support/tier.ts";
import { ledgerSchema } from "../../domain/posts/revisions/ledger.ts";
import { readJson } from "../../database/values.ts";
import { soundBody } from "../support/model-article.ts";

const checkDraft = checksStoppingWrong;
const first = "“Wrong statement 1.” “Wrong statement 2.” “Wrong statement 3.”";

/** Writes this body, with the prompt as the title. */
const writerOf = (body_markdown: string) =>
  testWriter((title) =>
    Promise.resolve(succeed({ content: contentNamed(title, { body_markdown }), usage: null })),
  );

onEitherEngine("the gate before publication", (openTestDatabase) => {
  const withWrong = async (count: number) =>
    openPublishing(await openTestDatabase(), {
      writer: writerOf(wrongBody(count)),
      checkDraft,
    });

  test("a post with stopped statements is kept as a draft, and the answer names them", async () => {
    const site = await withWrong(5);
    const wanted = { prompt: "Fees", category: "news", publish: true };
    const { call } = callerOf(site.api, adminBearer);
    const { message, post } = await call(generateBlog, wanted);
    expect(message).toContain(`5 passages have to be changed. ${first}`);
    expect(post).toMatchObject({ status: "draft", published_at: null });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    const token = tokenOf(post.previewUrl);
    expect((await site.review.approval.preview({ postId: post.id, token })).ok).toBe(true);
    expect(await site.review.requests.recent({ email: "admin@guide.example" })).toMatchObject([
      { state: "succeeded", remark: message, post: { status: "draft" } },
    ]);
  });

  test("a post that was published at once waits for a person, with its doubts, until one says to have read it", async () => {
    const writer = writerOf("Perhaps it is free. Read on.");
    const site = openPublishing(await openTestDatabase(), {
      writer,
      checkDraft: checksByFirstWord,
    });
    const wanted = { prompt: "Fees", category: "news", publish: true };
    const { call } = callerOf(site.api, adminBearer);
    const { post } = await call(generateBlog, wanted);
    expect(post.status).toBe("published");
    const unread = async () => (await call(listPosts, { status: "unread" })).posts;
    expect(await unread()).toMatchObject([
      { id: post.id, isUnread: true, checks: { conflicts: 0, unverified: 1 } },
    ]);
    const act = { postId: post.id, action: "publish", revision: 1 };
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
    expect(await unread()).toEqual([]);
    const { details, ...entry } = (await snapshot(site.database)).audit.at(-1) ?? {};
    expect(entry).toMatchObject({ action: "post-reviewed", actor: "admin:admin@guide.example" });
    expect(JSON.stringify(details)).toContain("Perhaps it is free.");
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(409);
  });

  test.each([
    ["no checks", null],
    [
      "an earlier form of them",
      { checked_at: "2025-01-01T00:00:00.000Z", claims: [], findings: [] },
    ],
  ])("a revision with %s is checked before its publication", async (_what, ledger) => {
    const database = await openTestDatabase();
    const writer = writerOf("Wrong is this. Perhaps that.");
    const site = openPublishing(database, { writer, checkDraft: checksByFirstWord });
    const { postId, previewToken, approveToken } = await draftWithTokens(site);
    const stored = ledger === null ? null : JSON.stringify(ledger);
    await database.queries.updateTable("blog_post_revisions").set({ ledger: stored }).execute();
    const refused = await posted(site, "publish-blog", { postId, token: approveToken });
    const says = "Not published: 1 value differs from our records. “Wrong is this.”";
    expect([refused.status, await refused.text()]).toEqual([422, says]);
    const act = { postId, action: "publish", revision: 1 };
    const onDesk = await posted(site, "post-action", act, adminBearer);
    expect([onDesk.status, await onDesk.json()]).toEqual([422, { error: says }]);
    const preview = await site.review.approval.preview({ postId, token: previewToken });
    expect(preview).toMatchObject({ value: { counts: { conflicts: 1, unverified: 1 } } });
    const keep = { markId: "m1", action: "keep", reason: "Told by phone." };
    await posted(site, "settle-mark", { postId, revision: 1, ...keep }, adminBearer);
    expect((await posted(site, "publish-blog", { postId, token: approveToken })).status).toBe(200);
  });

  test("records that have changed since the checks are compared before a publication", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, {
      writer: writerOf("SC candidates pay ₹500 for one paper."),
    });
    const { postId, approveToken } = await draftWithTokens(site);
    const content = "SC candidates pay ₹500 for one paper.";
    await database.queries.updateTable("blog_posts").set({ body_markdown: content }).execute();
    const stored = await site.posts.revisions.find(postId, 1);
    if (!stored.ok) throw new Error(stored.failure.message);
    const typed = { ...stored.value.content, body_markdown: content };
    await database.queries
      .updateTable("blog_post_revisions")
      .set({ content: JSON.stringify(typed) })
      .execute();
    const value = { kind: "money", rupees: 511 } as const;
    await stateFact(site, { factId: "fee.sc_st_pwd.one_paper", value });
    const refused = await posted(site, "publish-blog", { postId, token: approveToken });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("1 value differs from our records.");
  });

  test("two live posts have no title in common, whatever their case and spaces", async () => {
    const site = openPublishing(await openTestDatabase());
    const first = await draftWithTokens(site, "Fees explained");
    const second = await draftWithTokens(site, "FEES  Explained");
    const approve = ({ postId, approveToken: token }: typeof first) =>
      posted(site, "publish-blog", { postId, token });
    expect((await approve(first)).status).toBe(200);
    const refused = await approve(second);
    expect([refused.status, await refused.text()]).toEqual([
      422,
      "There is a live post with this title already: Fees explained (/blog/2026/01/fees-explained). Change the title, then publish.",
    ]);
    // Readers have it already: approved again, nothing changes.
    expect((await approve(first)).status).toBe(200);
    const withdraw = { postId: first.postId, action: "unpublish", revision: 1, reason: "Old." };
    expect((await posted(site, "post-action", withdraw, adminBearer)).status).toBe(200);
    expect((await approve(second)).status).toBe(200);
  });

  test("whoever approves answers by name for what no record answers", async () => {
    const database = await openTestDatabase();
    const writer = writerOf("Perhaps the form is free. Perhaps a photo is needed. Read on.");
    const site = openPublishing(database, { writer, checkDraft: checksByFirstWord });
    const { postId, slug } = await draftWithTokens(site);
    const act = { postId, action: "publish", revision: 1 };
    expect((await posted(site, "post-action", act, adminBearer)).status).toBe(200);
    const { audit } = await snapshot(database);
    const entry = audit.findLast(({ action }) => action === "post-published");
    expect(entry?.actor).toBe("admin:admin@guide.example");
    const details: unknown =
      typeof entry?.details === "string" ? JSON.parse(entry.details) : entry?.details;
    expect(details).toMatchObject({
      unverified: 2,
      statements: ["Perhaps the form is free.", "Perhaps a photo is needed."],
    });
    const article = await site.posts.published.bySlug(slug, builtInFacts);
    expect(article).toMatchObject({ value: { reviewedOn: "2026-01-20" } });
  });
});

onEitherEngine("a draft that was begun before a change", (openTestDatabase) => {
  const id = "fee.sc_st_pwd.one_paper";

  test.each([
    { how: "a token shows the new value", typed: `{{fact:${id}}}`, kind: "verified" },
    { how: "the old value typed contradicts it", typed: "₹500", kind: "conflict" },
  ])("is checked against the new value: $how, and its ledger says so", async ({ typed, kind }) => {
    const sentence = `SC candidates pay ${typed} for one paper of JEE Main.`;
    const body_markdown = `## Fees\n\n${sentence}\n\n${soundBody}`;
    const writer = testWriter(async (title) => {
      await stateFact(site, { factId: id, value: { kind: "money", rupees: 650 } });
      return succeed({ content: contentNamed(title, { body_markdown }), usage: null });
    });
    const site: Publishing = openPublishing(await openTestDatabase(), { writer });
    await draftWithTokens(site, "The fee for SC candidates");
    const { revisions } = await snapshot(site.database);
    expect(revisions).toMatchObject([{ edition: "2026" }]);
    const ledger = readJson(ledgerSchema, revisions[0]?.ledger);
    expect(ledger?.facts_version).toBe(1);
    const marks = ledger?.marks.filter((mark) => mark.sentence.startsWith("SC candidates pay"));
    expect(marks).toMatchObject([{ kind, record: { id, value: "₹650" } }]);
  });
});
