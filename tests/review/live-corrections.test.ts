import { expect, test } from "vitest";
import { actOn, onlyPost, openDesk } from "../support/desk.ts";
import {
  approve,
  asReadersHaveIt,
  change,
  livePost,
  livePostWithChange,
  previewed,
} from "../support/live-changes.ts";
import { snapshot } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";

const minute = 60_000;

onEitherEngine("what a live post was changed by", (openTestDatabase) => {
  test("is discarded: the live post goes on, all is kept, and no number is given twice", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database);
    const { postId, slug, previewToken } = await livePostWithChange(site);
    const before = await asReadersHaveIt(site, slug);
    const { approveToken } = await previewed(site, postId, previewToken);
    const seen = await onlyPost(site);
    expect((await actOn(site, { ...seen, revision: 1 }, "discard")).status).toBe(409);
    const discarded = await actOn(site, seen, "discard", "Not needed");
    expect(discarded.status).toBe(200);
    expect(await discarded.json()).toMatchObject({ post: { revision: 1, pending_revision: null } });
    expect((await snapshot(database)).audit.at(-1)).toMatchObject({
      action: "change-discarded",
      actor: "admin:admin@guide.example",
      revision: 2,
      reason: "Not needed",
    });
    expect(await asReadersHaveIt(site, slug)).toEqual(before);
    expect((await approve(site, postId, approveToken)).status).toBe(409);
    expect((await actOn(site, seen, "discard")).status).toBe(409);
    await change(site, { postId, title: "Other", readerNote: "Another note." });
    const { post, approveToken: next } = await previewed(site, postId, previewToken);
    expect(post).toMatchObject({ revision: 3, title: "Other" });
    await approve(site, postId, next);
    // A discarded correction was never told.
    expect(await site.posts.revisions.newest(postId)).toMatchObject({
      value: { corrections: [{ revision: 3, text: "Another note." }] },
    });
  });

  test("tells readers of every step since they last had the post, newest first, for ever", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, previewToken } = await livePost(site);
    const publishNewest = async () => {
      site.clock.advance(minute);
      const { approveToken } = await previewed(site, postId, previewToken);
      expect((await approve(site, postId, approveToken)).status).toBe(200);
    };
    await change(site, { postId, title: "One", readerNote: " First\nnote. " });
    await change(site, { postId, title: "Two" });
    await change(site, { postId, title: "Three", readerNote: "Second note." });
    await publishNewest();
    await change(site, { postId, title: "Four", readerNote: "Third note." });
    await publishNewest();
    const told = [
      { revision: 5, text: "Third note.", published_at: "2026-01-20T10:02:00.000Z" },
      { revision: 4, text: "Second note.", published_at: "2026-01-20T10:01:00.000Z" },
      { revision: 2, text: "First note.", published_at: "2026-01-20T10:01:00.000Z" },
    ];
    expect(await site.posts.revisions.newest(postId)).toMatchObject({
      value: { corrections: told },
    });
    // A note to readers is not said again, and not unsaid by going back.
    const by = { email: "admin@guide.example", role: "admin" } as const;
    await site.review.revisions.restore({ postId, token: "", revision: 3, latest: 5 }, by);
    await publishNewest();
    expect(await site.posts.revisions.newest(postId)).toMatchObject({
      value: { revision: 6, corrections: told },
    });
  });

  test("becomes what a withdrawn post says, and comes back with it", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, slug, previewToken } = await livePostWithChange(site);
    const { approveToken } = await previewed(site, postId, previewToken);
    const seen = await onlyPost(site);
    expect((await actOn(site, seen, "unpublish", "The fee was wrong.")).status).toBe(200);
    expect((await asReadersHaveIt(site, slug)).article).toMatchObject({
      failure: { kind: "gone" },
    });
    const withdrawn = await onlyPost(site);
    expect(withdrawn).toMatchObject({
      status: "withdrawn",
      revision: 2,
      pending_revision: null,
      title: "Fees, corrected",
    });
    expect((await approve(site, postId, approveToken)).status).toBe(409);
    expect((await actOn(site, withdrawn, "publish")).status).toBe(200);
    expect((await asReadersHaveIt(site, slug)).article).toMatchObject({
      value: { post: { title: "Fees, corrected", revision: 2, corrections: [{ revision: 2 }] } },
    });
  });
});
