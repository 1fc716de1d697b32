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
import { snapshot, untilRunEnds } from "../support/publishing.ts";
import { onEitherEngine } from "../support/tier.ts";
import { gatedWriter, testWriter } from "../support/writing.ts";

const minute = 60_000;
const conflict = { failure: { kind: "conflict" } };

onEitherEngine("a change of a live post", (openTestDatabase) => {
  test("waits beside it: readers, lists and programs have what they had", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, slug, previewToken } = await livePost(site);
    const before = await asReadersHaveIt(site, slug);
    site.clock.advance(minute);
    await change(site, { postId, title: "Fees, corrected" });
    expect(await asReadersHaveIt(site, slug)).toEqual(before);
    const { post } = await previewed(site, postId, previewToken);
    expect(post).toMatchObject({
      title: "Fees, corrected",
      slug,
      status: "published",
      revision: 2,
      live_revision: 1,
      schema_jsonld: { headline: "Fees, corrected" },
    });
    expect(await onlyPost(site)).toMatchObject({
      status: "published",
      revision: 2,
      pending_revision: 2,
      previewUrl: expect.stringContaining(postId) as string,
      editUrl: expect.stringContaining(postId) as string,
      publicUrl: expect.stringContaining(slug) as string,
    });
  });

  test("is approved by link, and keeps address and first date", async () => {
    const database = await openTestDatabase();
    const site = openDesk(database);
    const { postId, slug, previewToken, approveToken: older } = await livePostWithChange(site);
    const { approveToken } = await previewed(site, postId, previewToken);
    expect((await approve(site, postId, older)).status).toBe(409);
    site.clock.advance(minute);
    const answer = await approve(site, postId, approveToken);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ post: { slug, title: "Fees, corrected" } });
    const { article } = await asReadersHaveIt(site, slug);
    expect(article).toMatchObject({
      value: {
        post: {
          title: "Fees, corrected",
          revision: 2,
          published_at: "2026-01-20T10:00:00.000Z",
          updated_at: "2026-01-20T10:02:00.000Z",
          schema_jsonld: {
            headline: "Fees, corrected",
            datePublished: "2026-01-20T10:00:00.000Z",
            dateModified: "2026-01-20T10:02:00.000Z",
            correction: [
              {
                "@type": "CorrectionComment",
                text: "The fee for two papers was wrong.",
                datePublished: "2026-01-20T10:02:00.000Z",
              },
            ],
          },
        },
      },
    });
    expect(await onlyPost(site)).toMatchObject({ revision: 2, pending_revision: null });
    expect((await approve(site, postId, approveToken)).status).toBe(200);
    expect((await approve(site, postId, older)).status).toBe(409);
    const [last] = (await snapshot(database)).audit.slice(-1);
    expect(last).toMatchObject({ action: "post-published", revision: 2 });
    expect(JSON.stringify(last?.details)).toContain("The fee for two papers was wrong.");
  });

  test("is corrected by link while it waits; without one the link leads to what is published", async () => {
    const site = openDesk(await openTestDatabase());
    const { postId, slug, previewToken, editToken } = await livePost(site);
    const corrections = "Shorter";
    const outdated = { postId, token: editToken, corrections };
    expect(await site.review.requests.correct(outdated)).toMatchObject(conflict);
    expect((await previewed(site, postId, previewToken)).editToken).toBe("");
    const before = await asReadersHaveIt(site, slug);
    await change(site, { postId, title: "Fees, corrected" });
    expect(await site.review.requests.correct(outdated)).toMatchObject(conflict);
    const { editToken: token } = await previewed(site, postId, previewToken);
    expect(await site.review.requests.correct({ postId, token, corrections })).toMatchObject({
      value: { revision: 3 },
    });
    await untilRunEnds(site, postId);
    expect(await asReadersHaveIt(site, slug)).toEqual(before);
    expect((await previewed(site, postId, previewToken)).post).toMatchObject({
      title: "Shorter",
      revision: 3,
      live_revision: 1,
    });
    expect(
      await site.review.revisions.restore({ postId, token, revision: 2, latest: 3 }, null),
    ).toMatchObject({
      value: { revision: 4 },
    });
    const compared = { postId, token: previewToken, revision: 4 };
    expect(await site.review.revisions.comparison(compared)).toMatchObject({
      value: { against: 1 },
    });
  });

  test("while AI corrects it the post can be withdrawn, and what AI writes stays unpublished", async () => {
    const gate = gatedWriter();
    const site = openDesk(await openTestDatabase(), {
      writer: { ...testWriter(), revise: gate.writer.revise },
    });
    const { postId, slug, previewToken } = await livePostWithChange(site);
    const { editToken: token } = await previewed(site, postId, previewToken);
    const ask = () => site.review.requests.correct({ postId, token, corrections: "Shorter" });
    expect(await ask()).toMatchObject({ value: { revision: 3 } });
    await gate.asked;
    expect(await ask()).toMatchObject(conflict);
    const row = await onlyPost(site, { status: "regenerating" });
    expect(row).toMatchObject({ status: "regenerating", publicUrl: expect.any(String) as string });
    const { id, revision } = row;
    for (const action of ["publish", "discard", "delete"] as const)
      expect((await actOn(site, { id, revision }, action)).status).toBe(409);
    expect((await actOn(site, { id, revision }, "unpublish", "Wrong")).status).toBe(200);
    gate.open();
    await untilRunEnds(site, postId);
    expect(await site.posts.revisions.newest(postId)).toMatchObject({
      value: { status: "withdrawn", revision: 3, title: "Shorter", live_revision: null },
    });
    expect((await asReadersHaveIt(site, slug)).article).toMatchObject({
      failure: { kind: "gone" },
    });
  });
});

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
