import { expect, test } from "vitest";
import { builtInFacts } from "../../content/facts/snapshot.ts";
import type { OpenDatabase } from "../../database/open-database.ts";
import { actOn, listPosts, onlyPost, openDesk } from "../support/desk.ts";
import { onBothEngines } from "../support/engines.ts";
import { bodyWriter, checksByFirstWord, settled } from "../support/marked-drafts.ts";
import { draftWithTokens, snapshot, untilRunEnds, type Publishing } from "../support/publishing.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const day = 24 * 60 * 60 * 1_000;

async function publishedPost(site: Publishing, prompt = "Fees explained") {
  const tokens = await draftWithTokens(site, prompt);
  expect((await actOn(site, await onlyPost(site), "publish")).status).toBe(200);
  return tokens;
}

onBothEngines("the life of a post", (openTestDatabase) => {
  test("a withdrawn post is gone for its readers, and comes back at its own address", async () => {
    const site = openDesk(await openTestDatabase());
    const { slug, postId, approveToken } = await publishedPost(site);
    const live = await onlyPost(site);
    expect(live).toMatchObject({ status: "published", previewUrl: null, editUrl: null });
    site.clock.advance(40 * day);
    expect((await actOn(site, live, "unpublish", " The fee was wrong. ")).status).toBe(200);
    expect(await site.posts.published.bySlug(slug, builtInFacts)).toMatchObject({
      failure: { kind: "gone" },
    });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    expect(await site.posts.published.addresses()).toEqual([]);
    expect(await site.posts.published.newestAsWritten(5)).toEqual([]);
    const withdrawn = await onlyPost(site, { status: "withdrawn" });
    expect(withdrawn).toMatchObject({
      status: "withdrawn",
      withdrawn_reason: "The fee was wrong.",
      publicUrl: null,
    });
    // An approval from before the withdrawal does not undo it.
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      failure: { kind: expect.stringMatching(/conflict|gone/) as string },
    });
    expect((await actOn(site, withdrawn, "publish")).status).toBe(200);
    expect(await onlyPost(site)).toMatchObject({
      status: "published",
      withdrawn_reason: null,
      published_at: live.published_at,
      publicUrl: live.publicUrl,
    });
  });

  test("a deleted post is hidden everywhere, and an undo brings it back as it was", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, slug, previewToken } = await publishedPost(site);
    const live = await onlyPost(site);
    expect((await actOn(site, live, "delete")).status).toBe(200);
    expect(await site.posts.published.bySlug(slug, builtInFacts)).toMatchObject({
      failure: { kind: "not-found" },
    });
    expect(await site.posts.published.newest(builtInFacts)).toEqual([]);
    expect(await site.posts.published.addresses()).toEqual([]);
    expect(await site.review.approval.preview({ postId, token: previewToken })).toMatchObject({
      failure: { kind: "not-found" },
    });
    expect((await listPosts(site)).posts).toEqual([]);
    expect(
      (await site.review.requests.recent({ email: "admin@guide.example" })).map(({ post }) => post),
    ).toEqual([null]);
    const deleted = await onlyPost(site, { status: "deleted" });
    expect(deleted).toMatchObject({ deleted_at: "2026-01-20T10:00:00.000Z", publicUrl: null });
    expect((await actOn(site, deleted, "restore")).status).toBe(200);
    expect(await onlyPost(site)).toEqual(live);
    expect(await site.posts.published.bySlug(slug, builtInFacts)).toMatchObject({ ok: true });
  });

  test("after thirty days it is erased, and the log says so once", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database, { writer: bodyWriter(), checkDraft: checksByFirstWord });
    const { postId, editToken } = await draftWithTokens(site);
    await site.review.requests.correct({ postId, token: editToken, corrections: "Perhaps so." });
    await untilRunEnds(site, postId);
    const keep = { markId: "m1", action: "keep", reason: "Looked up." };
    await settled(site, { postId, revision: 2, ...keep });
    await actOn(site, await onlyPost(site), "publish");
    const sums = { day: "2026-01-20", readings: 1 };
    await database.queries
      .insertInto("post_readings")
      .values({ post_id: postId, ...sums })
      .execute();
    const before = await tablesThatName(database, postId);
    expect(before).toEqual(
      expect.arrayContaining(["kept_marks", "post_looks", "post_readings", "post_tags"]),
    );
    await actOn(site, await onlyPost(site), "delete");
    const deleted = await onlyPost(site, { status: "deleted" });
    site.clock.advance(30 * day - 1);
    expect(await site.posts.publication.eraseExpired()).toBe(0);
    site.clock.advance(1);
    expect(
      await Promise.all([
        site.posts.publication.eraseExpired(),
        site.posts.publication.eraseExpired(),
      ]),
    ).toContain(1);
    const left = await snapshot(database);
    expect([left.posts, left.revisions, left.runs, left.links]).toEqual([[], [], [], []]);
    expect(await tablesThatName(database, postId)).toEqual(["audit_log"]);
    expect((await actOn(site, deleted, "restore")).status).toBe(404);
    const erased = left.audit.filter(({ action }) => action === "post-erased");
    expect(erased).toHaveLength(1);
    expect(await site.audit.verifyChain(database.queries)).toMatchObject({ intact: true });
  });

  test("of ten who act at once one wins, and the others are told that it changed", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database);
    await publishedPost(site);
    const seen = await onlyPost(site);
    const actions = ["unpublish", "delete"] as const;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        actOn(site, seen, actions[index % 2] ?? "delete", "At once"),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(409)]);
  });
});

async function tablesThatName({ queries }: OpenDatabase, id: string): Promise<readonly string[]> {
  const tables = Object.entries(await wholeDatabase(queries));
  return tables.filter(([, rows]) => rows.some((row) => row.includes(id))).map(([name]) => name);
}
