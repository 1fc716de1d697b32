import { expect, test } from "vitest";
import { actOn, onlyPost } from "../support/desk.ts";
import { livePost } from "../support/live-changes.ts";
import { confirmPost, day, looksIn, postsToLookAt, writerOf } from "../support/periodic-reviews.ts";
import { draftWithTokens, openPublishing, snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const fee = "fee.sc_st_pwd.one_paper";

onEitherEngine("the calls on posts to look at", (openTestDatabase) => {
  test("twenty posts come in pages, each once, the most urgent first", async () => {
    const site = openPublishing(await openTestDatabase(), { writer: writerOf(fee) });
    const made: string[] = [];
    for (let index = 0; index < 20; index++) {
      made.push((await livePost(site, `Fees ${index}`)).id);
      if (index % 3 === 0) site.clock.advance(day);
    }
    site.clock.advance(100 * day);
    const seen: string[] = [];
    const sizes: number[] = [];
    const days: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: Awaited<ReturnType<typeof postsToLookAt>> = await postsToLookAt(site, cursor);
      expect(page.count).toBe(20);
      seen.push(...page.posts.map(({ id }) => id));
      days.push(...page.posts.map(({ reviewBy }) => reviewBy));
      sizes.push(page.posts.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([8, 8, 4]);
    expect([...seen].sort()).toEqual([...made].sort());
    expect(days).toEqual([...days].sort());
  });

  test("drafts and other revisions cannot be confirmed, nor anything without an admin's session", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const { postId } = await draftWithTokens(site);
    const draft = await onlyPost(site);
    expect((await confirmPost(site, draft)).status).toBe(409);
    expect((await actOn(site, draft, "publish")).status).toBe(200);
    const before = await snapshot(database);
    expect((await confirmPost(site, { id: postId, revision: 2 })).status).toBe(409);
    const body = JSON.stringify({ postId, revision: 1 });
    const call = await site.api.request("/functions/confirm-post", { method: "POST", body });
    expect(call.status).toBe(401);
    expect((await site.api.request("/functions/posts-to-look-at")).status).toBe(401);
    expect(await snapshot(database)).toEqual(before);
  });

  test("of many that confirm at once, each is noted, and a withdrawal in between ends it", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database, { writer: writerOf(fee) });
    const post = await livePost(site, "Fees explained");
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => confirmPost(site, post)),
      actOn(site, post, "unpublish", "Outdated."),
    ]);
    for (const { status } of answers.slice(0, 10)) expect([200, 409]).toContain(status);
    expect(answers.at(-1)?.status).toBe(200);
    expect(await looksIn(database)).toEqual({ looks: 0, records: 0 });
    const { audit } = await snapshot(database);
    expect(audit.filter(({ action }) => action === "post-confirmed")).toHaveLength(
      answers.slice(0, 10).filter(({ status }) => status === 200).length,
    );
    expect(await site.audit.verifyChain(database.queries)).toMatchObject({ intact: true });
    expect(site.faults).toEqual([]);
  });
});
