import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { adminBearer, draftWithTokens, openPublishing, tokenOf } from "../support/publishing.ts";
import {
  checksStoppingWrong,
  contentNamed,
  repairingWriter,
  testWriter,
} from "../support/writing.ts";
import { posted } from "../support/review-links.ts";
import { onEitherEngine } from "../support/tier.ts";

const checkDraft = checksStoppingWrong;
const first = "“Wrong statement 1.”, “Wrong statement 2.”, “Wrong statement 3.”";

onEitherEngine("the gate before publication", (openTestDatabase) => {
  const withWrong = async (count: number) =>
    openPublishing(await openTestDatabase(), {
      writer: { ...repairingWriter([count]), repair: null },
      checkDraft,
    });

  test("a post with stopped statements is kept as a draft, and the answer names them", async () => {
    const site = await withWrong(5);
    const wanted = { prompt: "Fees", category: "news", publish: true };
    const answer = await posted(site, "manual-blog-generation", wanted, adminBearer);
    expect(answer.status).toBe(200);
    const { message, post } = (await answer.json()) as Answer;
    expect(message).toContain(`${first} and 2 more`);
    expect(post).toMatchObject({ status: "draft", published_at: null });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    const token = tokenOf(post.previewUrl);
    expect((await site.review.approval.preview({ postId: post.id, token })).ok).toBe(true);
    expect(await site.review.requests.recent({ email: "admin@guide.example" })).toMatchObject([
      { state: "succeeded", remark: message, post: { status: "draft" } },
    ]);
  });

  test("an approval of it is refused with the same names, and nothing is lost", async () => {
    const site = await withWrong(4);
    const { postId, approveToken } = await draftWithTokens(site);
    // It only was to be a draft.
    expect(await site.review.requests.recent({ email: "admin@guide.example" })).toMatchObject([
      { remark: null },
    ]);
    const before = await site.posts.revisions.newest(postId);
    const answer = await posted(site, "publish-blog", { postId, token: approveToken });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(text).toContain(`${first} and 1 more`);
    expect(text.length).toBeLessThan(400);
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    expect(await site.posts.revisions.newest(postId)).toEqual(before);
  });

  test("long statements are quoted in part, so that the sentence stays one", async () => {
    const body = Array.from({ length: 3 }, () => `Wrong ${"very ".repeat(100)}long.`).join(" ");
    const content = contentNamed("Fees", {
      body_markdown: body,
    });
    const site = openPublishing(await openTestDatabase(), {
      writer: { ...repairingWriter([0], { content }), repair: null },
      checkDraft,
    });
    const { postId, approveToken } = await draftWithTokens(site);
    const refused = await site.review.approval.approve({ postId, token: approveToken });
    expect(!refused.ok && refused.failure.message.length).toBeLessThan(400);
  });

  test("a revision older than the checks is published as before", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { checkDraft });
    const { postId, approveToken } = await draftWithTokens(site);
    await database.queries.updateTable("blog_post_revisions").set({ ledger: null }).execute();
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      ok: true,
    });
  });

  test("a value whose record was taken out is never shown, and is reported once", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: testWriter() });
    const { postId, slug, approveToken } = await draftWithTokens(site);
    await site.review.approval.approve({ postId, token: approveToken });
    await database.queries
      .updateTable("blog_posts")
      .set({ body_markdown: "Pay {{fact:no.such.record}} now." })
      .execute();
    for (let visit = 1; visit <= 2; visit++) {
      const article = await site.posts.published.bySlug(slug, builtInFacts);
      expect(JSON.stringify(article)).not.toContain("{{");
    }
    expect(site.faults).toEqual(["A published post shows a value without a record."]);
  });
});

type Answer = { message: string; post: { id: string; previewUrl: string } };
