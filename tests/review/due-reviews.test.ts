import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import { lastDayOf } from "../../content/facts/index.ts";
import { checksByFirstWord, statedRecord } from "../support/marked-drafts.ts";
import { actOn } from "../support/desk.ts";
import { livePost } from "../support/live-changes.ts";
import {
  checksPassingAll,
  confirmPost,
  day,
  looksIn,
  postsToLookAt,
  writerOf,
} from "../support/periodic-reviews.ts";
import { movableClock } from "../support/movable-clock.ts";
import { stateFact } from "../support/stating-facts.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { checksStoppingWrong, contentNamed, testWriter } from "../support/writing.ts";
import { succeed } from "../../domain/shared/result.ts";
import { onEitherEngine } from "../support/tier.ts";

const { fact } = builtInFacts;

const fee = "fee.sc_st_pwd.one_paper";
const start = "2026-01-20T10:00:00.000Z";
const author = { email: "admin@guide.example", role: "admin" } as const;

onEitherEngine("live posts that are due for a look", (openTestDatabase) => {
  test("a post whose record has another value is listed with both values, until an admin finds it still right", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf(fee) });
    const post = await livePost(site, "Fee for one paper");
    const other = openPublishing(database, { writer: writerOf("exam.languages.count") });
    await livePost(other, "Languages of the paper");
    expect(await postsToLookAt(site)).toEqual({ count: 0, posts: [], nextCursor: null });

    site.clock.advance(2 * day);
    await stateFact(site, { factId: fee, value: { kind: "money", rupees: 511 } });
    const page = await postsToLookAt(site);
    expect(page).toMatchObject({ count: 1, nextCursor: null });
    expect(page.posts).toEqual([
      {
        id: post.id,
        slug: post.slug,
        title: "Fee for one paper",
        revision: 1,
        publicUrl: `https://guide.example/blog/2026/01/${post.slug}`,
        checkedAt: start,
        reviewBy: "2026-04-20",
        isOverdue: false,
        changes: [{ id: fee, label: fact(fee).label, was: "₹500", now: "₹511", sentence: null }],
        stopped: null,
        unverified: 0,
      },
    ]);

    const answer = await confirmPost(site, post);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      postId: post.id,
      revision: 1,
      checkedAt: "2026-01-22T10:00:00.000Z",
      reviewBy: "2026-04-22",
    });
    expect((await postsToLookAt(site)).count).toBe(0);
    const { audit } = await snapshot(database);
    expect(audit.at(-1)).toMatchObject({
      action: "post-confirmed",
      actor: "admin:admin@guide.example",
      post_id: post.id,
      revision: 1,
    });
    expect(JSON.stringify(audit.at(-1)?.details)).toContain("₹511");
    expect(site.faults).toEqual([]);
  });

  test("a value that the checks found typed counts too, and the sentence that says it is shown", async () => {
    const body_markdown = "Surely ₹500 is the fee.";
    const content = contentNamed("Fees explained", { body_markdown });
    const site = openPublishing(await openTestDatabase(), {
      writer: testWriter(() => Promise.resolve(succeed({ content, usage: null }))),
      checkDraft: checksByFirstWord,
    });
    await livePost(site, "Fees explained");
    await stateFact(site, { factId: statedRecord, value: { kind: "money", rupees: 511 } });
    expect((await postsToLookAt(site)).posts).toMatchObject([
      { changes: [{ id: fee, was: "₹500", now: "₹511", sentence: body_markdown }] },
    ]);
  });

  test("a record that was taken out is told as such", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf(fee) });
    await livePost(site, "Fees explained");
    await database.queries.updateTable("record_values").set({ record_id: "fee.retired" }).execute();
    expect((await postsToLookAt(site)).posts).toMatchObject([
      { changes: [{ id: "fee.retired", label: "fee.retired", was: "₹500", now: null }] },
    ]);
  });

  test("after ninety days a post is due, and after an event that it tells of, whichever comes first", async () => {
    const database = await openTestDatabase();
    const result = "date.s1.result";
    const resultDay = lastDayOf(fact(result)) ?? "";
    const dated = await livePost(
      openPublishing(database, { writer: writerOf(result) }),
      "Result day",
    );
    const clock = movableClock(start);
    const site = openPublishing(database, { clock, writer: writerOf(fee) });
    const plain = await livePost(site, "Fees explained");
    // The whole day belongs to the event.
    clock.advance(Date.parse(`${resultDay}T23:59:00+05:30`) - clock.now().getTime());
    expect((await postsToLookAt(site)).count).toBe(0);
    clock.advance(60_000);
    expect((await postsToLookAt(site)).posts).toMatchObject([
      { id: dated.id, reviewBy: resultDay, isOverdue: true, changes: [], checkedAt: start },
    ]);
    expect((await confirmPost(site, dated)).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(0);
    clock.advance(Date.parse("2026-04-20T23:59:00+05:30") - clock.now().getTime());
    expect((await postsToLookAt(site)).count).toBe(0);
    clock.advance(60_000);
    expect((await postsToLookAt(site)).posts.map(({ id }) => id)).toEqual([plain.id]);
  });

  test("a post that went live with its drafting is due until a person has looked at it", async () => {
    const site = openPublishing(await openTestDatabase());
    await site.review.requests.generate({
      prompt: "Fees explained",
      category: "news",
      publish: true,
      by: author,
    });
    const page = await postsToLookAt(site);
    expect(page.posts).toMatchObject([
      { checkedAt: null, reviewBy: "2026-01-27", isOverdue: false, changes: [] },
    ]);
    const [post] = page.posts;
    if (post === undefined) throw new Error("nothing is due");
    expect((await site.posts.published.bySlug(post.slug, builtInFacts)).ok).toBe(true);
    expect((await confirmPost(site, post)).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(0);
  });

  test("drafts, withdrawn and deleted posts are not listed; those that come back are", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf(fee) });
    const { postId: draftId } = await draftWithTokens(site, "Fees for SC candidates");
    await actOn(site, { id: draftId, revision: 1 }, "delete");
    const post = await livePost(site, "Fees explained");
    site.clock.advance(91 * day);
    expect((await postsToLookAt(site)).count).toBe(1);

    expect((await actOn(site, post, "delete")).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(0);
    expect((await confirmPost(site, post)).status).toBe(409);
    expect((await actOn(site, post, "restore")).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(1);

    expect((await actOn(site, post, "unpublish", "Outdated.")).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(0);
    expect((await confirmPost(site, post)).status).toBe(409);
    expect(await looksIn(database)).toEqual({ looks: 0, records: 0 });
    // Publishing it again is a look at it.
    expect((await actOn(site, post, "publish")).status).toBe(200);
    expect((await postsToLookAt(site)).count).toBe(0);
    expect(await looksIn(database)).toEqual({ looks: 1, records: 1 });
    expect((await actOn(site, post, "delete")).status).toBe(200);
    site.clock.advance(31 * day);
    expect(await site.posts.deletion.eraseExpired()).toBe(2);
    expect(await looksIn(database)).toEqual({ looks: 0, records: 0 });
    expect(site.faults).toEqual([]);
  });

  test("what today's checks stop is shown with their words and cannot be called still right", async () => {
    const database = await openTestDatabase();
    const content = contentNamed("Fees", { body_markdown: "Right. Wrong statement 1." });
    const writer = testWriter(() => Promise.resolve(succeed({ content, usage: null })));
    const post = await livePost(
      openPublishing(database, { writer, checkDraft: checksPassingAll }),
      "Fees",
    );
    const clock = movableClock("2026-05-01T10:00:00.000Z");
    const site = openPublishing(database, { clock, checkDraft: checksStoppingWrong });
    const says =
      "This article needs a correction: 1 passage has to be changed. “Wrong statement 1.”";
    expect((await postsToLookAt(site)).posts).toMatchObject([{ id: post.id, stopped: says }]);
    const before = await snapshot(database);
    const answer = await confirmPost(site, post);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: says });
    expect(await snapshot(database)).toEqual(before);
    expect((await postsToLookAt(site)).count).toBe(1);
  });

  test("posts from before looks were kept are noted once, as they went live", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf(fee) });
    const approved = await livePost(site, "Fees explained");
    const unseen = await site.review.requests.generate({
      prompt: "Fees for OBC candidates",
      category: "news",
      publish: true,
      by: author,
    });
    if (!unseen.ok) throw new Error(unseen.failure.message);
    await draftWithTokens(site, "Fees for SC candidates");
    const slugs = [approved.slug, unseen.value.post.slug];
    const lookOf = async (slug: string) => {
      const article = await site.posts.published.bySlug(slug, builtInFacts);
      return article.ok ? article.value.review : null;
    };
    const known = await Promise.all(slugs.map(lookOf));
    expect(known).toEqual([
      { checkedAt: start, reviewBy: "2026-04-20", changedAt: null, byModel: false },
      { checkedAt: null, reviewBy: "2026-01-27", changedAt: null, byModel: false },
    ]);
    await database.queries.deleteFrom("post_records").execute();
    await database.queries.deleteFrom("post_looks").execute();
    expect(await Promise.all(slugs.map(lookOf))).toEqual([null, null]);
    site.clock.advance(5 * day);
    expect(await site.reviewBackfill.run()).toBe(2);
    expect(await Promise.all(slugs.map(lookOf))).toEqual(known);
    expect(await site.reviewBackfill.run()).toBe(0);
    expect(await looksIn(database)).toEqual({ looks: 2, records: 2 });
  });
});
