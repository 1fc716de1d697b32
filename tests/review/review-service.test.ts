import { expect, test } from "vitest";
import { createReviewService } from "../../domain/review/review-service.ts";
import {
  draftWithTokens,
  openPublishing,
  snapshot,
  tokenOf,
  untilRunEnds,
} from "../support/publishing.ts";
import { gatedWriter } from "../support/writing.ts";
import { onEitherEngine } from "../support/tier.ts";

const admin = { email: "admin@guide.example" };

onEitherEngine("reviewing", (openTestDatabase) => {
  test("a status never shows a finished run beside the revision before it", async () => {
    const site = openPublishing(await openTestDatabase());
    const { postId, previewToken, editToken } = await draftWithTokens(site);
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    // The run ends while its status is being asked for.
    const latestRun = () => untilRunEnds(site, postId);
    const drafting = { ...site.drafting, latestRun };
    const review = createReviewService({ ...site, linkSignIn: () => "off", drafting });
    expect(await review.approval.status({ postId, token: previewToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });

  test("while a regeneration is under way nothing is approved, and its stage can be asked for", async () => {
    const database = await openTestDatabase();
    const { postId, approveToken, editToken } = await draftWithTokens(openPublishing(database));
    const { writer, asked, open } = gatedWriter();
    const site = openPublishing(database, { writer });
    await site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
    await asked;
    expect(await site.review.approval.approve({ postId, token: approveToken })).toMatchObject({
      failure: { kind: "conflict" },
    });
    for (const token of [approveToken, editToken])
      expect(await site.review.approval.status({ postId, token })).toMatchObject({
        value: {
          status: "draft",
          revision: 1,
          job: { state: "running", stage: "drafting", error: null },
        },
      });
    open();
    await untilRunEnds(site, postId);
    expect(await site.review.approval.status({ postId, token: editToken })).toMatchObject({
      value: { revision: 2, job: { state: "succeeded" } },
    });
  });

  test("of approvals and corrections at once one side wins, whole", async () => {
    const site = openPublishing(await openTestDatabase());
    for (const title of ["One", "Two", "Three", "Four", "Five"]) {
      const { postId, approveToken, editToken } = await draftWithTokens(site, title);
      const approve = () => site.review.approval.approve({ postId, token: approveToken });
      const correct = () =>
        site.review.requests.correct({ postId, token: editToken, corrections: "Shorter" });
      const [correction, ...approvals] = await Promise.all([
        correct(),
        approve(),
        approve(),
        approve(),
      ]);
      await untilRunEnds(site, postId);
      for (const approval of approvals) expect(approval.ok).toBe(!correction.ok);
      expect(await site.posts.revisions.newest(postId)).toMatchObject({
        value: correction.ok
          ? { status: "draft", revision: 2, title: "Shorter" }
          : { status: "published", revision: 1, title },
      });
    }
    expect(site.faults).toEqual([]);
  });

  test("the dashboard's list has a working preview of each draft, and making it stores nothing", async () => {
    const database = await openTestDatabase();
    const site = openPublishing(database);
    const draft = await draftWithTokens(site);
    site.clock.advance(1_000);
    const published = await draftWithTokens(site, "Published");
    await site.review.approval.approve({ postId: published.postId, token: published.approveToken });
    const before = await snapshot(database);
    const [second, first] = await site.review.requests.recent(admin);
    expect(second?.post).toMatchObject({ status: "published", previewUrl: null });
    const token = tokenOf(first?.post?.previewUrl ?? "");
    expect((await site.review.approval.preview({ postId: draft.postId, token })).ok).toBe(true);
    expect(await snapshot(database)).toEqual(before);
  });
});
